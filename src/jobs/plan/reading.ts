import { JobError } from '#errors/errors.ts';
import { formats, sniffFormat } from '#formats/formats.ts';
import type { EncodeImage } from '../contract/image-operation.ts';
import type { Job, Note, OcrJob, Output } from '../contract/job.ts';
import {
  readingLanguages,
  type PagePicture,
  type PageReading,
  type ReadingLanguage,
  type ReadOperation,
} from '../contract/reading.ts';
import { ask } from '../run-job.ts';
import { andThen, each, into, run, type Piece, type Plan } from './plan.ts';
import { factsOf } from './plan-of.ts';

type Picture = PagePicture | Blob | Exclude<PageReading, object>;

/** Draws each page to be read. */
type Drawings = Plan<Picture>[];

/** The share of the progress that reading takes. Writing the result is the rest. */
const readingShare = 0.97;
/**
 * The memory that a worker needs for reading, in bytes: a greyscale page, twice, and what Tesseract holds for it and
 * its languages.
 */
const memoryOfReader = 160e6;
const mostMemory = 500e6;
/** The longest side of pictures, in pixels. Letters that this makes too small were unreadable before. */
const longestSide = 6000;

/** How many workers read at the same time. */
const readers = Math.max(1, Math.min(navigator.hardwareConcurrency, Math.floor(mostMemory / memoryOfReader)));

/** Reads the pages of a file, several at a time, and writes their text. */
export const planOfReading = (job: OcrJob, piece: Piece): Plan<Output[]> =>
  andThen(drawingsOf(piece, job.operation), 0, (drawings) =>
    andThen(planOfReadings(drawings, job.operation.languages), readingShare, (readings) => {
      const languages = job.operation.languages.map((language) => readingLanguages[language]);
      const write: Job =
        job.operation.as === 'pdf'
          ? { engine: 'pdf', operation: { type: 'add-text', readings, languages } }
          : { ...job, read: readings };
      const notes = notesOf(readings, job.operation);
      return into(run(write, [piece]), (outputs) =>
        outputs.map((output) =>
          output.notes.some(({ type }) => type === 'unchanged')
            ? output
            : { ...output, notes: [...notes, ...output.notes] },
        ),
      );
    }),
  );

/** Reads pages, several at a time. */
export const planOfReadings = (drawings: Drawings, languages: readonly ReadingLanguage[]): Plan<PageReading[]> =>
  each(
    drawings,
    (drawing) =>
      andThen(drawing, 0, (picture) => async ({ signal, onProgress }) => [
        typeof picture === 'string'
          ? picture
          : await ask('ocr', { type: 'read', picture, languages }, signal, onProgress),
      ]),
    readers,
  );

const drawingsOf =
  (piece: Piece, { again = false }: ReadOperation): Plan<Drawings> =>
  async (conduct) => {
    const format = piece.format ?? (await sniffFormat(piece.file));
    const kind = format && formats[format].kind;
    if (kind === 'document') {
      const facts = await factsOf('pdf', piece)(conduct);
      return drawingsOfPages(piece, [...Array(facts.kind === 'document' ? facts.pages : 0).keys()], again);
    }
    if (kind !== 'image') throw new JobError('unknown-format', {});
    const facts = await factsOf('image', piece)(conduct);
    const pages = facts.kind === 'image' ? (facts.pages ?? 1) : 1;
    if (pages === 1) return [pictureOf(piece)];
    const document = { type: 'document', format: 'pdf', page: 'fit', margin: 0 } as const;
    const made = await run({ engine: 'image', operation: document }, [piece])(conduct);
    return made.flatMap((output) => drawingsOfPages(output, [...Array(pages).keys()], true));
  };

/**
 * Draws pages of a document for reading.
 *
 * @param pages from 0.
 * @param again whether pages that have text are drawn, too.
 */
export function drawingsOfPages({ file, password = '' }: Piece, pages: readonly number[], again: boolean): Drawings {
  // One page at a time, because a single worker draws them, which has the file open.
  let drawn: Promise<unknown> = Promise.resolve();
  return pages.map((page) => ({ signal }) => {
    const next = drawn.then(() => ask('pdf', { type: 'scan', file, password, page, again }, signal));
    drawn = next.catch(() => undefined);
    return next;
  });
}

/** Converts any picture to one that a browser can decode, upright and in sRGB. */
const pictureOf = (piece: Piece): Plan<Blob> => {
  const operation: EncodeImage = {
    type: 'encode',
    steps: [
      { type: 'frames', ranges: [{ from: 1, to: 1 }] },
      { type: 'resize', width: longestSide, height: longestSide, withoutEnlargement: true },
    ],
    output: { format: 'bmp' },
  };
  return into(run({ engine: 'image', operation }, [piece]), ([made]) => {
    if (!made) throw new Error('There is no picture');
    return made.file;
  });
};

function notesOf(readings: readonly PageReading[], { languages }: ReadOperation): Note[] {
  const read = readings.flatMap((reading) => (typeof reading === 'string' ? [] : [reading]));
  const words = read.map(({ blocks }) =>
    blocks.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines.flatMap((line) => line.words))),
  );
  const said = read.filter((_, index) => words[index]?.length);
  const sure = said.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, said.length);
  const turned = said.filter(({ angle }) => Math.abs(angle) > 45).length;
  const count = words.reduce((sum, { length }) => sum + length, 0);
  const which = (is: (reading: PageReading) => boolean) =>
    readings.flatMap((reading, index) => (is(reading) ? [index + 1] : []));
  const others = [
    { type: 'pages-with-text', pages: which((reading) => reading === 'has-text') },
    {
      type: 'pages-without-text',
      pages: which((reading) => typeof reading !== 'string' && reading.blocks.length === 0),
    },
    { type: 'pages-not-drawn', pages: which((reading) => reading === 'not-drawn') },
  ] as const;
  return [
    {
      type: 'read',
      pages: said.length,
      words: count,
      confidence: Math.round(sure),
      languages: [...languages],
      turned,
    },
    ...others.filter(({ pages }) => pages.length > 0),
  ];
}
