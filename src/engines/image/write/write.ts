import type { FormatId, OutputFormatId } from '#formats/formats.ts';
import type { ImageEncoding } from '#jobs/contract/image-operation.ts';
import type { Note } from '#jobs/contract/job.ts';
import { encodeSequence } from '../formats/avif/encode-sequence.ts';
import { encode, fitToFormat, type EncodeOptions } from './encode.ts';
import { isPackedLater, isPalette } from '../formats/png/search-level.ts';
import { encodeToGoal, notesOnGoal } from '../goal/goal.ts';
import type { Reached } from '../goal/picture.ts';
import { SearchPace } from '../goal/search-pace.ts';
import { vipsPicture } from './vips-picture.ts';
import type { Image, Libvips, Scope } from '../libvips/vips.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

interface Target {
  format: OutputFormatId<'image'>;
  output: ImageEncoding;
  /** libvips' flags for the metadata to write. */
  keep: number;
  frames: number;
  /** Whether it is known to be a large photo, for a PNG. Default false. */
  isPhoto?: boolean;
  /** Whether it may be a drawing rather than a photo. Default false. */
  drawn?: boolean;
  /** When the work on the picture began, by `performance.now()`. Default now. */
  began?: number;
}

/** Encodes an image at the requested quality, or at the one that reaches the goal. */
export async function write(
  vips: Libvips,
  image: Image,
  { format, output, keep, frames, isPhoto, drawn = false, began }: Target,
  scope: Scope,
  onProgress: OnProgress,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; notes: Note[] }> {
  const pace = new SearchPace(onProgress, began);
  const { quality = 80, lossless = false, fewerColours = false, effort = 'normal', goal } = output;
  const { image: fitted, notes } = fitToFormat(image, format, scope, frames);
  const sought = soughtGoal(output, format);
  // A search for a size compares sizes, so it must not get PNGs that are packed later.
  const kept = { keep, frames, isPhoto };
  const options = { format, lossless, fewerColours, effort, ...kept, ...(goal?.type === 'look' && { vips }) };
  const packs = isPackedLater(options);
  const share = packs ? shareBeforePacking : (shareOfReading[format] ?? 1);
  if (!sought) fitted.onProgress = (percent) => pace.reached((percent / 100) * share);
  const tries = format === 'webp' && drawn && !lossless && fitted.width * fitted.height <= mostWithoutLoss;
  // The decoder delivers pixels only once.
  const given = tries ? scope.keep(fitted.copyMemory()) : fitted;
  const exact = tries ? withoutLoss(vips, given, { ...options, quality }, scope) : undefined;
  const perfect = exact && { bytes: exact, quality: 100 };
  const picture = sought && vipsPicture(vips, given, options, scope);
  const encodeOnce = () =>
    format === 'avif' && frames > 1
      ? encodeSequence(given, { ...options, quality }, onProgress)
      : encode(given, { ...options, quality, vips });
  const search = async () =>
    picture ? encodeToGoal(picture, format, sought, pace) : { bytes: await encodeOnce(), quality };
  const isEnough = goal?.type === 'size' && exact && exact.length <= goal.bytes;
  const found: Reached = perfect && isEnough ? perfect : await search();
  const reached = smaller(found, perfect);
  if (picture) notes.push(...(await notesOnGoal(picture, reached, format, sought)));
  notes.push(...notesOnPalette(options, reached));
  if (!isToPack(packs, reached.bytes, isPhoto)) return { bytes: reached.bytes, notes };
  pace.nextRound();
  return { bytes: await packed(vips, reached.bytes, fitted, (progress) => pace.reached(progress)), notes };
}

/** @param packs whether it is, unless it is a large photo without a palette. */
const isToPack = (packs: boolean, png: Uint8Array, isPhoto = false) => packs && (!isPhoto || isPalette(png));

const notesOnPalette = (
  { format, fewerColours }: Pick<EncodeOptions, 'format' | 'fewerColours'>,
  { quality }: Reached,
) => (format === 'png' && fewerColours && quality < 100 ? [{ type: 'fewer-colours' as const, colours: 256 }] : []);

/**
 * The share of the time in which an encoder takes in the pixels, which is all that it reports: measured with photos of
 * 12 MP. Default 1.
 */
const shareOfReading: Partial<Record<FormatId, number>> = { avif: 0.05, gif: 0.05, webp: 0.1, jpeg: 0.2 };

/** The same where PNGs are packed after that. */
const shareBeforePacking = 0.3;

/**
 * Returns the goal to search for. A PNG that keeps all its colours always looks the same, so there is no quality to
 * search for.
 */
const soughtGoal = ({ goal, fewerColours }: ImageEncoding, format: OutputFormatId<'image'>) =>
  goal?.type === 'look' && format === 'png' && !fewerColours ? undefined : goal;

const smaller = (found: Reached, perfect: Reached | undefined): Reached =>
  perfect && perfect.bytes.length <= found.bytes.length ? perfect : found;

async function packed(vips: Libvips, png: Uint8Array<ArrayBuffer>, { width, height }: Image, onProgress: OnProgress) {
  const { packPng } = await import('../formats/png/pack.ts');
  return packPng(vips, png, width * height, onProgress);
}

/**
 * The most pixels, in all frames, for which lossless encoding is tried. With more, it takes too long to find out that
 * nothing is gained.
 */
const mostWithoutLoss = 8_500_000;
/** The pieces of the first frame that decide whether to try: how many across and down, and their side in pixels. */
const pieces = 2;
const side = 64;

/**
 * Encodes losslessly if a sample suggests that this takes fewer bytes, as it does for drawings; otherwise returns
 * `undefined`.
 */
function withoutLoss(
  vips: Libvips,
  image: Image,
  options: EncodeOptions,
  scope: Scope,
): Uint8Array<ArrayBuffer> | undefined {
  const sample = sampleOf(vips, image, options.frames, scope);
  const sizeOf = (lossless: boolean) => encode(sample, { ...options, lossless, frames: 1, keep: 0 }).length;
  return sizeOf(true) <= sizeOf(false) ? encode(image, { ...options, lossless: true }) : undefined;
}

function sampleOf(vips: Libvips, image: Image, frames: number, scope: Scope): Image {
  const { width } = image;
  const height = frames > 1 ? image.pageHeight : image.height;
  const [across, down] = [Math.min(side, width), Math.min(side, height)];
  const starts = (length: number, piece: number) =>
    Array.from({ length: pieces }, (_, index) => Math.floor(((index + 0.5) / pieces) * (length - piece)));
  const cut = starts(height, down).flatMap((top) =>
    starts(width, across).map((left) => scope.keep(image.crop(left, top, across, down))),
  );
  return scope.keep(vips.Image.arrayjoin(cut, { across: pieces }));
}
