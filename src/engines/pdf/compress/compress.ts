import { JobError } from '../../../errors.ts';
import type { Note, Output, PdfOperation } from '../../../jobs/job.ts';
import { describeSize } from '../../../words.ts';
import type { Rule } from '../copier.ts';
import type { PdfDocument } from '../document.ts';
import { orWhenMalformed, undefinedWhenMalformed } from '../malformed.ts';
import { isName, Stream } from '../objects.ts';
import { explained, openDocument } from '../open-document.ts';
import { stemOf, toFile } from '../output-file.ts';
import { rewrite, type Rewritten } from '../rewrite.ts';
import { startSubsetter } from '../fonts/load-fonts.ts';
import { subsetFonts, subsetRules, type FontSubsets } from '../fonts/subset-fonts.ts';
import { isDrawable } from './drawable.ts';
import { jpegStream } from './jpeg-stream.ts';
import { findMasks, readPicture, toPicture, type Picture } from './picture.ts';
import { findPlacements, type Drawn } from './placements.ts';
import { withoutPreview } from './preview.ts';
import { repack } from './repack.ts';
import { shrinkMask } from './shrink-mask.ts';
import { lossNotes } from '../operations/notes.ts';

type Compress = Extract<PdfOperation, { type: 'compress' }>;
type OnProgress = (progress: number) => void;

/** How pictures are encoded again: how fine, at most, and at which quality. */
export interface Fineness {
  dotsPerInch: number;
  /** 1 to 100. */
  quality: number;
}

/** What is tried for a size, from the finest on, and then what lies between. */
const ladder: Fineness[] = [
  { dotsPerInch: 300, quality: 88 },
  { dotsPerInch: 220, quality: 80 },
  { dotsPerInch: 180, quality: 72 },
  { dotsPerInch: 150, quality: 62 },
  { dotsPerInch: 120, quality: 52 },
  { dotsPerInch: 96, quality: 45 },
  { dotsPerInch: 72, quality: 35 },
  { dotsPerInch: 50, quality: 28 },
];

/** A little finer is left as it is: making it smaller would blur it for nothing. */
const tolerance = 1.25;
/** What may be left of a picture's size for the loss to be worth it. One that is JPEG already, as fine as it stays, loses twice. */
const worthwhile = { once: 0.9, twice: 0.75 };

/** What a file may keep of its size to be worth another one. */
const leastGain = 0.99;

/** The same pages in fewer bytes; the file as it was where there are no fewer. */
export async function compress(
  file: File,
  password: string,
  { goal, keepsMetadata }: Compress,
  onProgress: OnProgress,
): Promise<Output> {
  const document = await openDocument(file, password);
  return explained(async () => {
    const repacked = new Map<number, Stream | undefined>();
    const fonts = await subsetFonts(document, startSubsetter);
    const write = (fineness: Fineness | undefined, report: OnProgress) =>
      writeCompressed({ document, keepsMetadata, fonts, repacked }, fineness, report);
    const rewritten =
      goal.type === 'size' ? await fit(goal.bytes, write, onProgress) : await write(finenessOf(goal), onProgress);
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

const finenessOf = (goal: Exclude<Compress['goal'], { type: 'size' }>): Fineness | undefined =>
  goal.type === 'pictures' ? goal : undefined;

interface Compressed extends Rewritten {
  /** What a program kept for itself, and no reader shows. */
  hasLostProgramData: boolean;
}

type Write = (fineness: Fineness | undefined, onProgress: OnProgress) => Promise<Compressed>;

/** How often it is tried to come nearer, and what is near enough, as a share of what was asked for. */
const refinements = 3;
const nearEnough = { least: 0.95, aim: 0.98 };

/** The finest that fits. @throws {JobError} `size-unreachable` */
async function fit(bytes: number, write: Write, onProgress: OnProgress): Promise<Compressed> {
  const lossless = await write(undefined, (progress) => onProgress(progress / 4));
  if (lossless.data.size <= bytes) return lossless;
  const tries = Math.ceil(Math.log2(ladder.length + 1)) + refinements;
  let done = 0;
  const attempt = async (place: number) => {
    const written = await write(between(place), (progress) =>
      onProgress(1 / 4 + ((3 / 4) * (done + progress)) / tries),
    );
    done++;
    return { place, written, size: written.data.size };
  };
  let [best, above]: (Awaited<ReturnType<typeof attempt>> | undefined)[] = [];
  for (let [from, to] = [0, ladder.length]; from < to;) {
    const tried = await attempt(Math.floor((from + to) / 2));
    if (tried.size <= bytes) [best, to] = [tried, tried.place];
    else [above, from] = [tried, tried.place + 1];
  }
  if (!best) {
    const least = Math.min(lossless.data.size, above?.size ?? Infinity);
    throw new JobError('size-unreachable', { limit: describeSize(bytes), smallest: describeSize(least) });
  }
  for (let left = refinements; left > 0 && above && best.size < bytes * nearEnough.least; left--) {
    // As if sizes shrank evenly from one to the other.
    const share = Math.log(above.size / (bytes * nearEnough.aim)) / Math.log(above.size / best.size);
    const tried = await attempt(above.place + (best.place - above.place) * Math.min(0.9, Math.max(0.1, share)));
    if (tried.size > bytes) above = tried;
    else if (tried.size > best.size) best = tried;
    else break;
  }
  return best.written;
}

/** What stands at a place of the ladder, or between two. */
function between(place: number): Fineness | undefined {
  const [finer, coarser] = [ladder[Math.floor(place)], ladder[Math.ceil(place)]];
  if (!finer || !coarser) return undefined;
  const share = place - Math.floor(place);
  return {
    dotsPerInch: finer.dotsPerInch * (coarser.dotsPerInch / finer.dotsPerInch) ** share,
    quality: Math.round(finer.quality + (coarser.quality - finer.quality) * share),
  };
}

interface Source {
  document: PdfDocument;
  keepsMetadata: boolean;
  fonts: FontSubsets;
  /** What was packed better for an earlier try, by object number. */
  repacked: Map<number, Stream | undefined>;
}

async function writeCompressed(
  { document, keepsMetadata, fonts, repacked }: Source,
  fineness: Fineness | undefined,
  onProgress: OnProgress,
): Promise<Compressed> {
  const pictures = fineness
    ? await encodePictures(document, fineness, (progress) => onProgress(progress * 0.8))
    : new Map<number, Stream>();
  const isForScreens = fineness !== undefined && fineness.dotsPerInch < printDensity;
  const shed = (stream: Stream) => {
    const left = withoutPreview(document, stream);
    hasLostProgramData ||= left !== undefined;
    return left;
  };
  let hasLostProgramData = false;
  const replace = (number: number, stream: Stream): Stream | undefined => {
    const smaller = pictures.get(number) ?? fonts.files.get(number) ?? (isForScreens ? shed(stream) : undefined);
    if (smaller) return smaller;
    if (!repacked.has(number)) repacked.set(number, repack(document, stream));
    return repacked.get(number);
  };
  const lose: Rule = () => {
    hasLostProgramData = true;
    return undefined;
  };
  const rewritten = await rewrite(document, {
    keepsMetadata,
    replace,
    rules: (copier) => [
      ...subsetRules(copier, fonts),
      ...(isForScreens && keepsMetadata ? ['PieceInfo', 'Thumb'].map((key): [string, Rule] => [key, lose]) : []),
    ],
    onProgress: (progress) => onProgress(fineness ? 0.8 + progress * 0.2 : progress),
  });
  return { ...rewritten, hasLostProgramData };
}

/** Below that, a file is for screens, and its pictures may have their colours. */
const printDensity = 200;

/** Pictures that lose enough by it, by object number. */
async function encodePictures(
  document: PdfDocument,
  fineness: Fineness,
  onProgress: OnProgress,
): Promise<Map<number, Stream>> {
  const placements = findPlacements(document);
  const masks = findMasks(document, placements);
  const encoded = new Map<number, Stream>();
  const toDraw: number[] = [];
  let done = 0;
  for (const [number, drawn] of placements) {
    const stream = document.get(number);
    if (stream instanceof Stream && !masks.has(number) && isName(stream.dict.get('Subtype') ?? null, 'Image')) {
      const picture = orWhenMalformed(
        () => readPicture(document, stream),
        () => undefined,
      );
      const smaller = picture && (await encodeAgain(picture, stream, drawn, fineness));
      if (smaller) encoded.set(number, smaller);
      if (!picture && fineness.dotsPerInch < printDensity && isDrawable(document, stream)) toDraw.push(number);
    }
    document.forget(number);
    onProgress(++done / placements.size);
  }
  for (const [number, drawn] of masks) {
    const stream = document.get(number);
    const scale = stream instanceof Stream ? scaleOf(sizeOf(document, stream), drawn, fineness) : 1;
    const smaller =
      stream instanceof Stream && scale < 1
        ? orWhenMalformed(
            () => shrinkMask(document, stream, scale),
            () => undefined,
          )
        : undefined;
    const isWorth = stream instanceof Stream && smaller && lengthOf(smaller) < lengthOf(stream) * worthwhile.once;
    if (isWorth) encoded.set(number, smaller);
    document.forget(number);
  }
  if (toDraw.length > 0) await encodeDrawn(document, toDraw, placements, fineness, encoded);
  return encoded;
}

/** Pictures whose colours or packing only PDFium reads. */
async function encodeDrawn(
  document: PdfDocument,
  numbers: readonly number[],
  placements: ReadonlyMap<number, Drawn>,
  fineness: Fineness,
  into: Map<number, Stream>,
) {
  const { DrawnPictures } = await import('./draw-pictures.ts');
  const pictures = await DrawnPictures.of(document, numbers);
  try {
    for (const number of numbers) {
      const [stream, drawn, pixels] = [document.get(number), placements.get(number), pictures.draw(number)];
      if (!(stream instanceof Stream) || !drawn || !pixels) continue;
      const smaller = await encodeAgain(toPicture(pixels), stream, drawn, fineness);
      if (smaller) into.set(number, smaller);
    }
  } finally {
    pictures.close();
  }
}

/** In pixels an inch, where the picture is drawn at its largest. */
const finenessOn = ({ width, height }: Drawn, drawn: Drawn): number =>
  Math.max((width * 72) / drawn.width, (height * 72) / drawn.height);

function scaleOf(pixels: Drawn, drawn: Drawn, { dotsPerInch }: Fineness): number {
  const fine = finenessOn(pixels, drawn);
  return Number.isFinite(fine) && fine > dotsPerInch * tolerance ? dotsPerInch / fine : 1;
}

const sizeOf = (document: PdfDocument, { dict }: Stream): Drawn => ({
  width: document.number(dict.get('Width')) ?? 0,
  height: document.number(dict.get('Height')) ?? 0,
});

const lengthOf = ({ start, end }: Stream): number => end - start;

/** Of pictures that are far coarser than is asked for: each of their blocks would be seen. */
const leastQuality = 80;

async function encodeAgain(
  picture: Picture,
  stream: Stream,
  drawn: Drawn,
  fineness: Fineness,
): Promise<Stream | undefined> {
  const scale = scaleOf(picture, drawn, fineness);
  const isCoarse = finenessOn(picture, drawn) * 2 < fineness.dotsPerInch && drawn.width < Infinity;
  const quality = isCoarse ? Math.max(fineness.quality, leastQuality) : fineness.quality;
  // The encoder is loaded when there is something to encode.
  const { encodePicture } = await import('./encode-picture.ts');
  const encoded = await encodePicture(picture, scale, quality).catch(undefinedWhenMalformed);
  if (!encoded) return undefined;
  const share = scale === 1 && picture.data.type === 'jpeg' ? worthwhile.twice : worthwhile.once;
  if (encoded.bytes.length >= lengthOf(stream) * share) return undefined;
  return jpegStream(stream.dict, picture, encoded);
}
