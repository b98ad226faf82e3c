import { ByteBuffer } from '../../../containers/pdf/byte-buffer.ts';
import { toLatin1 } from '../../../containers/bytes.ts';
import type { PdfDocument } from '../document/document.ts';
import { orWhenMalformed, undefinedWhenMalformed } from '../document/malformed.ts';
import { isName, Ref, Stream, type Dict } from '../../../containers/pdf/objects.ts';
import { SameObjects } from '../copy/dedupe.ts';
import { serialize } from '../../../containers/pdf/serialize.ts';
import { isDrawable } from './drawable.ts';
import { isForScreens, qualityOf, scaleOf, type Fineness } from './fineness.ts';
import { jpegStream } from './jpeg-stream.ts';
import { findMasks, readPicture, toPicture, type Picture } from './picture.ts';
import { findPlacements, type Drawn } from './placements.ts';
import { shrinkMask } from './shrink-mask.ts';

/** A picture that may be encoded again. */
export interface Candidate {
  /** Of its object. */
  number: number;
  stream: Stream;
  /** All objects that are this picture, with their numbers: what is the same stays the same. */
  copies: { number: number; stream: Stream }[];
  /** In pixels. */
  size: Drawn;
  drawn: Drawn;
  /** Whether it says what is seen of others: it only becomes coarser. */
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

/** What says how a picture's data is read, for comparisons. */
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

/** What may be left of a picture's size for the loss to be worth it. One that is JPEG already, as fine as it stays, loses twice. */
const worthwhile = { once: 0.9, twice: 0.75 };

/** Whether a picture may be replaced by one of so many bytes. */
export function isWorth(bytes: number, { stream }: Candidate, scale: number, type: Picture['data']['type']): boolean {
  const share = scale === 1 && type === 'jpeg' ? worthwhile.twice : worthwhile.once;
  return bytes < (stream.end - stream.start) * share;
}

/** A picture's pixels where they can be encoded again for this; those whose colours or packing only PDFium reads for screens alone. */
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

/** A picture again in fewer bytes, once for each of its copies. */
export interface EncodedAgain {
  /** What it takes, in bytes. */
  size: number;
  /** By object number. */
  streams: ReadonlyMap<number, Stream>;
}

/** Undefined where it is not worth it. */
export async function encodeAgain(
  document: PdfDocument,
  candidate: Candidate,
  fineness: Fineness,
): Promise<EncodedAgain | undefined> {
  if (candidate.isMask) return shrinkAgain(document, candidate, fineness);
  const picture = await readCandidate(document, candidate, fineness);
  if (!picture) return undefined;
  const scale = scaleOf(picture, candidate.drawn, fineness);
  // The encoder is loaded when there is something to encode.
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
