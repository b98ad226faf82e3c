import { formats, sniffFormat } from '#formats/formats.ts';
import { engineOfKind } from '../contract/engine-of-kind.ts';
import type { Facts } from '../contract/facts.ts';
import type { PdfPages } from '../contract/image-operation.ts';
import type { Job, Output, PdfJob, PdfOperation } from '../contract/job.ts';
import type { FilmAnimation } from '../contract/media-operation.ts';
import { pagesOfRanges } from '../contract/ranges.ts';
import { ask } from '../run-job.ts';
import type { BatchJob } from './batch-job.ts';
import { memoryBudget, parallelParts } from './limits.ts';
import { andThen, beside, each, into, run, type Piece, type Plan } from './plan.ts';

/** Plans a job on files. */
export function planOf(job: BatchJob, pieces: readonly Piece[]): Plan<Output[]> {
  const [first] = pieces;
  if (!first) return async () => [];
  if (job.engine === 'workflow')
    return async (conduct) => (await import('./workflow.ts')).planOfWorkflow(job, pieces)(conduct);
  if (job.engine === 'ocr') return async (conduct) => (await import('./reading.ts')).planOfReading(job, first)(conduct);
  if (job.operation.type === 'inspect') return run(onItsEngine(job, first), pieces);
  if (job.engine === 'media' && job.operation.type === 'film') return planOfFilm(job.operation, first);
  if (job.engine !== 'pdf') return run(job, pieces);
  const { operation, pictures } = job;
  if (operation.type === 'redact')
    return async (conduct) =>
      (await import('./redaction.ts')).planOfRedaction(job, operation.redaction, first)(conduct);
  if (operation.type === 'draw')
    return andThen(factsOf('pdf', first), 0, (facts) =>
      beside(
        inParts(operation, facts, parallelParts, memoryBudget).map((part) => run({ ...job, operation: part }, pieces)),
      ),
    );
  return pictures ? onDocuments(job, pieces, pictures) : run(job, pieces);
}

/** Every engine can inspect files: gives the job to the one of the file's format. */
function onItsEngine(job: Job, { format }: Piece): Job {
  const { operation } = job;
  if (operation.type !== 'inspect' || !format) return job;
  const engine = engineOfKind[formats[format].kind];
  switch (engine) {
    case 'image':
      return { engine, operation };
    case 'media':
      return { engine, operation };
    case 'pdf':
      return { engine, operation };
  }
}

/** What the header of a file says; it is read unless it has been. */
export const factsOf =
  (engine: 'image' | 'pdf', { file, password = '', facts }: Piece): Plan<Facts> =>
  ({ signal }) =>
    facts ? Promise.resolve(facts) : ask(engine, { type: 'facts', file, password }, signal);

type Draw = Extract<PdfOperation, { type: 'draw' }>;

/** Below this, a worker takes longer to start than it saves. */
const leastPages = 12;
/**
 * The memory that drawing a page takes, in bytes per dot of a square inch: an A4 page as pixels, and twice that on the
 * way to a file.
 */
const bytesPerDot = 100 * 4 * 3;

/**
 * Splits the drawing of many pages into parts that draw about as many each.
 *
 * @param most The largest number that may run at once.
 * @param memory The memory that they may take together, in bytes.
 * @throws {JobError} the failures of `pagesOfRanges`.
 */
export function inParts(operation: Draw, facts: Facts, most: number, memory: number): Draw[] {
  if (facts.kind !== 'document') return [operation];
  const pages = pagesOfRanges(operation.pages, facts.pages);
  const fitting = memory / (bytesPerDot * operation.dotsPerInch ** 2);
  const parts = Math.max(1, Math.floor(Math.min(most, fitting, pages.length / leastPages)));
  return Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part, part + 1].map((end) => Math.round((end * pages.length) / parts));
    return { ...operation, pages: pages.slice(from, to).map((page) => ({ from: page + 1, to: page + 1 })) };
  });
}

/** Converts images among the files of a job for the PDF engine to documents first. */
const onDocuments =
  (job: PdfJob, pieces: readonly Piece[], pages: PdfPages): Plan<Output[]> =>
  async (conduct) => {
    const known: Piece[] = [];
    // One after another: every file that is opened blocks the page for a moment.
    for (const piece of pieces) {
      const format = piece.format ?? (await sniffFormat(piece.file));
      known.push({ ...piece, ...(format && { format }) });
    }
    const isPicture = ({ format }: Piece) => format && formats[format].kind === 'image';
    const document: Job = { engine: 'image', operation: { type: 'document', ...pages } };
    const asDocument = (piece: Piece): Plan<Piece[]> =>
      into(run(document, [piece]), (outputs) =>
        outputs.map(({ file, notes }) => ({ file, notes: notes.filter(({ type }) => type !== 'pages') })),
      );
    const documents = each(known, (piece) => (isPicture(piece) ? asDocument(piece) : async () => [piece]));
    return andThen(documents, known.some(isPicture) ? 0.5 : 0, (made) => run(job, made))(conduct);
  };

/**
 * Makes a video of an animation, whose frames the image engine draws if the browser has no decoder that gives frames one
 * by one, as Safari. If that engine reads only the first, the media engine says so.
 */
function planOfFilm(film: FilmAnimation, piece: Piece): Plan<Output[]> {
  const asItIs = run({ engine: 'media', operation: film }, [piece]);
  if ('ImageDecoder' in self) return asItIs;
  const output = { format: 'png', effort: 'fast' } as const;
  const split = run({ engine: 'image', operation: { type: 'split-frames', steps: [], output } }, [piece]);
  return andThen(factsOf('image', piece), 0, (facts) => {
    if (facts.kind !== 'image' || facts.firstFrameOnly) return asItIs;
    return andThen(split, 0.5, (frames) => {
      const seconds = (frame: number) => (facts.delays?.[frame] ?? 0) / 1000;
      const drawn = frames.map(({ file }, index) => ({ picture: file, seconds: seconds(index) }));
      return run({ engine: 'media', operation: { ...film, drawn } }, [piece]);
    });
  });
}
