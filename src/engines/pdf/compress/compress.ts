import { JobError } from '../../../errors/errors.ts';
import type { Note, Output, PdfOperation } from '../../../jobs/contract/job.ts';
import { openDocument, explained } from '../document/open-document.ts';
import { stemOf, toFile } from '../results/output-file.ts';
import { startSubsetter } from '../fonts/load-fonts.ts';
import { subsetFonts } from '../fonts/subset-fonts.ts';
import { lossNotes } from '../results/notes.ts';
import type { Stream } from '../../../containers/pdf/objects.ts';
import { encodeAgain, findCandidates, type Candidate } from './encode-again.ts';
import { Estimate } from './estimate.ts';
import { coarsestStep, finenessAt, isForScreens, type Fineness } from './fineness.ts';
import { fitSize } from './fit-size.ts';
import { Pace } from './pace.ts';
import { writeCompressed, type Compressed, type Material } from './write-compressed.ts';

type Compress = Extract<PdfOperation, { type: 'compress' }>;
type OnProgress = (progress: number) => void;

/** What a file may keep of its size to be worth another one. */
const leastGain = 0.99;

/** The same pages in fewer bytes; the file as it was where there are no fewer. */
export async function compress(
  file: File,
  password: string,
  { goal, keepsMetadata }: Compress,
  onProgress: OnProgress,
): Promise<Output> {
  const pace = new Pace(onProgress);
  const document = await openDocument(file, password);
  return explained(async () => {
    const fonts = await subsetFonts(document, startSubsetter);
    const material: Material = { document, keepsMetadata, fonts, repacked: new Map(), repackTime: 0 };
    const rewritten =
      goal.type === 'size'
        ? await toSize(goal.bytes, material, pace)
        : await toFineness(goal.type === 'pictures' ? goal : undefined, material, onProgress);
    const notes: Note[] = [
      ...lossNotes(rewritten),
      ...(rewritten.hasLostProgramData ? [{ type: 'program-data-removed' } as const] : []),
    ];
    if (rewritten.data.size > file.size * leastGain && !document.isEncrypted) {
      return { file, notes: [{ type: 'unchanged', why: 'already-small' }] };
    }
    return { file: await toFile(rewritten, `${stemOf(file.name)}-compressed`), notes };
  });
}

/** @param fineness undefined for no loss. */
async function toFineness(
  fineness: Fineness | undefined,
  material: Material,
  onProgress: OnProgress,
): Promise<Compressed> {
  const { document } = material;
  const pictures = new Map<number, Stream>();
  const candidates = fineness ? findCandidates(document) : [];
  const share = fineness ? 0.8 : 0;
  for (const [done, candidate] of candidates.entries()) {
    const encoded = fineness && (await encodeAgain(document, candidate, fineness));
    for (const [number, stream] of encoded?.streams ?? []) pictures.set(number, stream);
    onProgress((share * (done + 1)) / candidates.length);
  }
  const isForScreen = fineness !== undefined && isForScreens(fineness);
  return writeCompressed(material, pictures, isForScreen, (progress) => onProgress(share + progress * (1 - share)));
}

const lengthOf = ({ start, end }: Stream): number => end - start;
const pixelsOf = ({ size: { width, height } }: Candidate): number => width * height;

const none: ReadonlyMap<number, Stream> = new Map();

/** Few pictures may all have to be encoded twice. */
const few = 4;

/** The finest that fits. @throws {JobError} `size-unreachable` */
async function toSize(bytes: number, material: Material, pace: Pace): Promise<Compressed> {
  const { document, repacked } = material;
  const lossless = await pace.prepare(
    (report) => writeCompressed(material, none, false, report),
    () => material.repackTime,
  );
  if (lossless.data.size <= bytes) return lossless;
  const candidates = findCandidates(document);
  const sizes = candidates.map(({ number, stream }) => lengthOf(repacked.get(number) ?? stream));
  const estimate = await Estimate.of(document, candidates, sizes);
  const passes = candidates.length < few ? 2 : 1;
  const work = passes * candidates.reduce((sum, candidate) => sum + pixelsOf(candidate), 0);
  const found = await fitSize({
    limit: bytes,
    whole: lossless.data.size,
    pictures: sizes,
    coarsest: coarsestStep,
    sample: (step) => estimate.sizesAt(finenessAt(step)),
    encode: async (picture, step) => {
      const [candidate, kept = 0] = [candidates[picture], sizes[picture]];
      const fineness = finenessAt(step);
      const encoded =
        candidate && (await pace.work(pixelsOf(candidate), work, () => encodeAgain(document, candidate, fineness)));
      return encoded && encoded.size < kept ? { ...encoded, fineness } : { size: kept, fineness, streams: none };
    },
    write: async (encoded) => {
      const pictures = new Map(encoded.flatMap((each) => [...(each?.streams ?? none)]));
      // Where there are no pictures, what only programs need is all that can go.
      const isForScreen = candidates.length === 0 || encoded.some((each) => each && isForScreens(each.fineness));
      const written = await writeCompressed(material, pictures, isForScreen, () => undefined);
      return { size: written.data.size, written };
    },
  });
  if ('whole' in found) return found.whole.written;
  const smallest = Math.min(lossless.data.size, found.smallest);
  throw new JobError('size-unreachable', { limit: bytes, smallest });
}
