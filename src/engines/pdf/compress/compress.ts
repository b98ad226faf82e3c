import { JobError } from '#errors/errors.ts';
import type { Note, Output, PdfOperation } from '#jobs/contract/job.ts';
import { openDocument, explained } from '../document/open-document.ts';
import { stemOf, toFile } from '../results/output-file.ts';
import { startSubsetter } from '../fonts/load-fonts.ts';
import { subsetFonts } from '../fonts/subset-fonts.ts';
import { lossNotes } from '../results/notes.ts';
import type { Stream } from '#containers/pdf/objects.ts';
import { encodeAgain, findCandidates, type Candidate } from './encode-again.ts';
import { Estimate } from './estimate.ts';
import { coarsestStep, finenessAt, isForScreens, scaleOf, type Fineness } from './fineness.ts';
import { fitSize } from './fit-size.ts';
import { Pace } from './pace.ts';
import { writeCompressed, type Compressed, type Material } from './write-compressed.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

type Compress = Extract<PdfOperation, { type: 'compress' }>;

/** A result that is larger than this share of the original is not worth it. */
const leastGain = 0.99;

/** Compresses a file. Returns the file unchanged if the result is not smaller. */
export async function compress(
  file: File,
  password: string,
  { goal, keepsMetadata }: Compress,
  onProgress: OnProgress,
): Promise<Output> {
  const document = await openDocument(file, password);
  onProgress(0);
  const pace = new Pace(onProgress);
  return explained(async () => {
    const fonts = await subsetFonts(document, startSubsetter);
    const material: Material = { document, keepsMetadata, fonts, repacked: new Map() };
    const rewritten =
      goal.type === 'size'
        ? await toSize(goal.bytes, material, pace)
        : await toFineness(goal.type === 'pictures' ? goal : undefined, material, onProgress);
    const notes: Note[] = [
      ...lossNotes(rewritten),
      ...(rewritten.hasLostProgramData ? [{ type: 'program-data-removed' } as const] : []),
    ];
    const isTooLarge = goal.type === 'size' && file.size > goal.bytes;
    if (rewritten.data.size > file.size * leastGain && !isTooLarge && !document.isEncrypted) {
      return { file, notes: [{ type: 'unchanged', why: 'already-small' }] };
    }
    return { file: await toFile(rewritten, stemOf(file.name)), notes };
  });
}

/** The cost of packing a byte of what is not an image again, as a multiple of that of writing a pixel: about. */
const packing = 3;
/** Writing the document takes some time in any case. */
const mostEncoding = 0.95;

/** @param fineness undefined for lossless compression. */
async function toFineness(
  fineness: Fineness | undefined,
  material: Material,
  onProgress: OnProgress,
): Promise<Compressed> {
  const { document } = material;
  const pictures = new Map<number, Stream>();
  const candidates = fineness ? findCandidates(document) : [];
  const amounts = candidates.map((candidate) => (fineness ? amountOf(candidate, fineness) : 0));
  const others = document.source.size - sum(candidates.map(({ stream }) => lengthOf(stream)));
  const all = sum(amounts) + Math.max(0, others) * packing;
  const share = Math.min(mostEncoding, sum(amounts) / all);
  let done = 0;
  for (const [index, candidate] of candidates.entries()) {
    const encoded = fineness && (await encodeAgain(document, candidate, fineness));
    for (const [number, stream] of encoded?.streams ?? []) pictures.set(number, stream);
    done += amounts[index] ?? 0;
    onProgress((share * done) / sum(amounts));
  }
  const isForScreen = fineness !== undefined && isForScreens(fineness);
  return writeCompressed(material, pictures, isForScreen, (progress) => onProgress(share + progress * (1 - share)));
}

const lengthOf = ({ start, end }: Stream): number => end - start;
const pixelsOf = ({ size: { width, height } }: Candidate): number => width * height;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The cost of reading a pixel, as a share of the cost of writing one. */
const reading = 0.2;

/** The amount of work for an image: the pixels that are written, and a share of those that are read. */
const amountOf = (candidate: Candidate | undefined, fineness: Fineness): number =>
  candidate ? pixelsOf(candidate) * (scaleOf(candidate.size, candidate.drawn, fineness) ** 2 + reading) : 0;

const none: ReadonlyMap<number, Stream> = new Map();

/** With fewer images than this, a third of the work is expected to be repeated. */
const few = 4;

/** Image filters that are not recompressed. */
const packedBest = ['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode'];

/** Writes the document losslessly, as a first step towards a target size. */
async function writeLossless(material: Material, candidates: readonly Candidate[], pace: Pace): Promise<Compressed> {
  const { document } = material;
  const isPacked = ({ stream }: Candidate) =>
    ![document.resolve(stream.dict.get('Filter'))]
      .flat()
      .some((filter) => packedBest.includes(document.name(filter) ?? ''));
  const amounts = new Map(candidates.filter(isPacked).map((candidate) => [candidate.number, pixelsOf(candidate)]));
  let left = sum([...amounts.values()]);
  return pace.prepare(
    (onProgress, onPacked) => {
      const onRepacked = (number: number, took: number) => {
        const amount = amounts.get(number) ?? 0;
        left -= amount;
        onPacked({ amount, left, took });
      };
      return writeCompressed({ ...material, onRepacked }, none, false, onProgress);
    },
    sum(candidates.map(pixelsOf)),
  );
}

/** Finds the finest images that fit. @throws {JobError} `size-unreachable` */
async function toSize(bytes: number, material: Material, pace: Pace): Promise<Compressed> {
  const { document, repacked } = material;
  const candidates = findCandidates(document);
  const lossless = await writeLossless(material, candidates, pace);
  if (lossless.data.size <= bytes) return lossless;
  const sizes = candidates.map(({ number, stream }) => lengthOf(repacked.get(number) ?? stream));
  const estimate = await Estimate.of(document, candidates, sizes);
  const amountAt = (picture: number, fineness: Fineness) => amountOf(candidates[picture], fineness);
  let encodes = 0;
  const found = await fitSize({
    limit: bytes,
    whole: lossless.data.size,
    pictures: sizes,
    coarsest: coarsestStep,
    sample: (step) => estimate.sizesAt(finenessAt(step)),
    encode: async (picture, step, rest) => {
      const [candidate, kept = 0] = [candidates[picture], sizes[picture]];
      const fineness = finenessAt(step);
      encodes += 1;
      const again = candidates.length < few && encodes <= candidates.length ? [...candidates.keys()] : [];
      const amountIn = (pictures: readonly number[]) => sum(pictures.map((each) => amountAt(each, fineness)));
      const left = amountIn(rest) + amountIn(again) / 3;
      const encoded =
        candidate &&
        (await pace.encode(amountAt(picture, fineness), left, () => encodeAgain(document, candidate, fineness)));
      return encoded && encoded.size < kept ? { ...encoded, fineness } : { size: kept, fineness, streams: none };
    },
    write: async (encoded) => {
      const pictures = new Map(encoded.flatMap((each) => [...(each?.streams ?? none)]));
      // Without images, only data of programs can be removed.
      const isForScreen = candidates.length === 0 || encoded.some((each) => each && isForScreens(each.fineness));
      const written = await writeCompressed(material, pictures, isForScreen, () => undefined);
      return { size: written.data.size, written };
    },
  });
  if ('whole' in found) return found.whole.written;
  const smallest = Math.min(lossless.data.size, found.smallest);
  throw new JobError('size-unreachable', { limit: bytes, smallest });
}
