import { ByteBuffer } from '#containers/pdf/byte-buffer.ts';
import { toLatin1 } from '#containers/bytes.ts';
import type { PdfDocument } from '../document/document.ts';
import { orWhenMalformed, undefinedWhenMalformed } from '../document/malformed.ts';
import { isName, Ref, Stream, type Dict } from '#containers/pdf/objects.ts';
import { SameObjects } from '../copy/dedupe.ts';
import { serialize } from '#containers/pdf/serialize.ts';
import { isForScreens, qualityOf, scaleOf, type Fineness } from './fineness.ts';
import { jpegStream } from './jpeg-stream.ts';
import { findMasks, readPicture, toPicture, type Picture } from './picture.ts';
import { findPlacements, type Drawn } from './placements.ts';
import { shrinkMask } from './shrink-mask.ts';

/** An image that may be re-encoded. */
export interface Candidate {
  number: number;
  stream: Stream;
  /** All objects with this image, so that duplicates stay identical. */
  copies: { number: number; stream: Stream }[];
  /** In pixels. */
  size: Drawn;
  drawn: Drawn;
  /** Whether it is a mask of other images: it is only scaled down. */
  isMask: boolean;
}

export function findCandidates(document: PdfDocument): Candidate[] {
  const placements = findPlacements(document);
  const masks = findMasks(document, placements);
  const same = new SameObjects();
  const found = new Map<number, Candidate>();
  for (const [index, [number, drawn]] of [...placements, ...masks].entries()) {
    const stream = document.get(number);
    const isMask = index >= placements.size;
    document.forget(number);
    if (!(stream instanceof Stream)) continue;
    if (!isMask && (masks.has(number) || !isName(stream.dict.get('Subtype'), 'Image'))) continue;
    const first = isMask ? undefined : found.get(same.stream(stream, looksOf(stream.dict), new Ref(number)).number);
    if (first) {
      first.copies.push({ number, stream });
      const [width, height] = [Math.max(first.drawn.width, drawn.width), Math.max(first.drawn.height, drawn.height)];
      first.drawn = { width, height };
      continue;
    }
    const [width = 0, height = 0] = ['Width', 'Height'].map((key) => document.number(stream.dict.get(key)));
    const copies = [{ number, stream }];
    found.set(number, { number, stream, copies, size: { width, height }, drawn, isMask });
  }
  return [...found.values()];
}

/** Serializes the entries that define how an image's data is read, for comparisons. */
function looksOf(dict: Dict): string {
  const buffer = new ByteBuffer();
  for (const key of [
    'Width',
    'Height',
    'BitsPerComponent',
    'ColorSpace',
    'Filter',
    'DecodeParms',
    'Decode',
    'Mask',
    'SMask',
  ]) {
    serialize(dict.get(key) ?? null, buffer, undefined, false);
  }
  return toLatin1(buffer.written());
}

/**
 * The share of an image's size to stay below for the loss to be worth it. A JPEG that keeps its dimensions would lose
 * quality twice.
 */
const worthwhile = { once: 0.9, twice: 0.75 };

/** Whether an image of this many bytes should replace the original. */
export function isWorth(bytes: number, { stream }: Candidate, scale: number, type: Picture['data']['type']): boolean {
  const share = scale === 1 && type === 'jpeg' ? worthwhile.twice : worthwhile.once;
  return bytes < (stream.end - stream.start) * share;
}

/**
 * Reads an image for re-encoding. If only PDFium can read its colours or filters, this works only for screen
 * resolutions.
 */
export async function readCandidate(
  document: PdfDocument,
  { number, stream }: Candidate,
  fineness: Fineness,
): Promise<Picture | undefined> {
  const picture = orWhenMalformed(
    () => readPicture(document, stream),
    () => undefined,
  );
  if (picture || !isForScreens(fineness) || !isDrawable(document, stream)) return picture;
  const { DrawnPictures } = await import('./draw-pictures.ts');
  const pictures = await DrawnPictures.of(document, [number]);
  try {
    const pixels = pictures.draw(number);
    return pixels && toPicture(pixels);
  } finally {
    pictures.close();
  }
}

/** A re-encoded image, with a stream for each of its copies. */
export interface EncodedAgain {
  /** The size of the image data, in bytes. */
  size: number;
  /** By object number. */
  streams: ReadonlyMap<number, Stream>;
}

/** Returns undefined if it is not worth it. */
export async function encodeAgain(
  document: PdfDocument,
  candidate: Candidate,
  fineness: Fineness,
): Promise<EncodedAgain | undefined> {
  if (candidate.isMask) return shrinkAgain(document, candidate, fineness);
  const picture = await readCandidate(document, candidate, fineness);
  if (!picture) return undefined;
  const scale = scaleOf(picture, candidate.drawn, fineness);
  // Loads the encoder only if there is something to encode.
  const { encodePicture } = await import('./encode-picture.ts');
  const quality = qualityOf(picture, candidate.drawn, fineness);
  const encoded = await encodePicture(picture, scale, quality).catch(undefinedWhenMalformed);
  if (!encoded || !isWorth(encoded.bytes.length, candidate, scale, picture.data.type)) return undefined;
  const streams = new Map(
    candidate.copies.map(({ number, stream }) => [number, jpegStream(stream.dict, picture, encoded)]),
  );
  return { size: encoded.bytes.length, streams };
}

function shrinkAgain(document: PdfDocument, candidate: Candidate, fineness: Fineness): EncodedAgain | undefined {
  const scale = scaleOf(candidate.size, candidate.drawn, fineness);
  if (scale === 1) return undefined;
  const smaller = orWhenMalformed(
    () => shrinkMask(document, candidate.stream, scale),
    () => undefined,
  );
  const size = smaller ? smaller.end - smaller.start : Infinity;
  if (!smaller || !isWorth(size, candidate, scale, 'samples')) return undefined;
  return { size, streams: new Map([[candidate.number, smaller]]) };
}

const filters = new Set([
  'DCTDecode',
  'DCT',
  'JPXDecode',
  'FlateDecode',
  'Fl',
  'LZWDecode',
  'LZW',
  'RunLengthDecode',
  'RL',
]);
/** Smaller images are not worth it; larger ones do not fit in memory. In pixels. */
const leastPixels = 4096;
const mostPixels = 2 ** 25;

/**
 * Whether PDFium can draw an image that `readPicture` does not read, such as one in CMYK, JPEG 2000 or with other
 * filters.
 */
function isDrawable(document: PdfDocument, { dict }: Stream): boolean {
  const [width, height] = [document.number(dict.get('Width')) ?? 0, document.number(dict.get('Height')) ?? 0];
  const last = document.name([document.resolve(dict.get('Filter'))].flat().at(-1)) ?? '';
  const isFine = last === 'JPXDecode' || (document.number(dict.get('BitsPerComponent')) ?? 8) >= 8;
  return (
    width * height >= leastPixels &&
    width * height <= mostPixels &&
    isFine &&
    filters.has(last) &&
    document.resolve(dict.get('ImageMask')) !== true &&
    !Array.isArray(document.resolve(dict.get('Mask'))) &&
    document.dict(dict.get('SMask'))?.has('Matte') !== true &&
    (document.number(dict.get('SMaskInData')) ?? 0) === 0
  );
}
