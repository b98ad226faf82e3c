import { DrawnPictures } from '../compress/draw-pictures.ts';
import { encodePicture } from '../compress/encode-picture.ts';
import { jpegStream } from '../compress/jpeg-stream.ts';
import { readPicture, toPicture, type Picture } from '../compress/picture.ts';
import type { PdfDocument } from '../document/document.ts';
import { orWhenMalformed, undefinedWhenMalformed } from '../document/malformed.ts';
import { isDict, Name, Ref, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { packedStream } from '../copy/packed-stream.ts';
import { clearParts, readSamples } from './samples.ts';
import type { Area } from '#jobs/contract/image-step.ts';

/** An image that is drawn partly under an area, and the pixels to remove from it. */
export interface CoveredPicture {
  /** The name under which it is drawn, in `resources`. */
  name: string;
  resources: Dict;
  ref: Ref;
  parts: Area[];
}

/** The JPEG quality for re-encoding, high enough to preserve the rest of the image. */
const quality = 90;

const [black, white] = [0, 255];

/**
 * Blackens the covered pixels of images, and makes the same parts of their masks reveal nothing.
 *
 * @returns the images that cannot be covered.
 */
export async function coverPictures(
  document: PdfDocument,
  pictures: readonly CoveredPicture[],
): Promise<Set<CoveredPicture>> {
  const left = new Set<CoveredPicture>();
  if (pictures.length === 0) return left;
  const numbers = new Set(
    pictures.flatMap(({ ref }) => [ref, ...masksOf(document, ref).map(([, mask]) => mask)].map(({ number }) => number)),
  );
  const drawn = await DrawnPictures.of(document, [...numbers]);
  try {
    for (const picture of pictures) {
      const named = document.resolve(picture.resources.get('XObject'));
      const covered = isDict(named) ? await cover(document, drawn, picture) : undefined;
      if (covered && isDict(named)) named.set(picture.name, document.add(covered));
      else left.add(picture);
    }
  } finally {
    drawn.close();
  }
  return left;
}

/** Keys that lead to other versions of the image. */
const elsewhere = new Set(['Alternates', 'OPI', 'AF']);

/** Returns the masks of an image that are images themselves. */
const masksOf = (document: PdfDocument, ref: Ref): ['SMask' | 'Mask', Ref][] =>
  (['SMask', 'Mask'] as const).flatMap((key) => {
    const mask = document.dict(ref)?.get(key);
    return mask instanceof Ref && document.resolve(mask) instanceof Stream ? [[key, mask]] : [];
  });

/** Whether the colours are preblended with the mask: re-encoding would change them. */
const dependsOnMask = (document: PdfDocument, dict: Dict): boolean =>
  document.dict(dict.get('SMask'))?.has('Matte') === true || (document.number(dict.get('SMaskInData')) ?? 0) > 0;

async function cover(
  document: PdfDocument,
  drawn: DrawnPictures,
  { ref, parts }: CoveredPicture,
): Promise<Stream | undefined> {
  const stream = document.resolve(ref);
  if (!(stream instanceof Stream) || dependsOnMask(document, stream.dict)) return undefined;
  const dict = new Map([...stream.dict].filter(([key]) => !elsewhere.has(key)));
  for (const [key, mask] of masksOf(document, ref)) {
    const pixels = drawn.draw(mask.number);
    if (!pixels) return undefined;
    const isSoft = key === 'SMask';
    fill(pixels, parts, isSoft ? white : black);
    const facts = document.dict(mask) ?? new Map<string, PdfObject>();
    dict.set(key, document.add(isSoft ? greyStream(facts, pixels) : bitStream(facts, pixels)));
  }
  // A colour key mask lists transparent colours, so the samples have to stay exact.
  if (Array.isArray(document.resolve(dict.get('Mask')))) return clearedOf(document, stream, dict, parts);
  const picture = orWhenMalformed(
    () => readPicture(document, stream),
    () => undefined,
  );
  if (picture) return jpeg(dict, picture, parts).catch(undefinedWhenMalformed);
  const pixels = drawn.draw(ref.number);
  if (!pixels) return undefined;
  fill(pixels, parts, black);
  const isBits =
    document.number(dict.get('BitsPerComponent')) === 1 || document.resolve(dict.get('ImageMask')) === true;
  const asDrawn = toPicture(pixels);
  return isBits && asDrawn.colors.components === 1 ? bitStream(dict, pixels) : jpeg(dict, asDrawn, []);
}

function clearedOf(document: PdfDocument, stream: Stream, dict: Dict, parts: readonly Area[]): Stream | undefined {
  const samples = readSamples(document, stream);
  if (!samples) return undefined;
  clearParts(samples, parts);
  for (const key of ['Filter', 'DecodeParms', 'Length']) dict.delete(key);
  return packedStream(dict, samples.bytes);
}

const jpeg = async (dict: Dict, picture: Picture, parts: Area[]): Promise<Stream> =>
  jpegStream(dict, picture, await encodePicture(picture, 1, quality, parts));

function fill({ data, width, height }: ImageData, parts: readonly Area[], value: number) {
  for (const part of parts) {
    const [left, right] = [part.left * width, (part.left + part.width) * width];
    const [top, bottom] = [part.top * height, (part.top + part.height) * height];
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, Math.ceil(bottom)); y++) {
      const row = y * width;
      data.fill(
        value,
        (row + Math.max(0, Math.floor(left))) * 4,
        (row + Math.min(width, Math.max(0, Math.ceil(right)))) * 4,
      );
    }
  }
}

/** One byte per pixel. */
const greyStream = (dict: Dict, { data, width, height }: ImageData): Stream =>
  packedStream(
    withFacts(dict, { Width: width, Height: height, ColorSpace: new Name('DeviceGray'), BitsPerComponent: 8 }),
    Uint8Array.from({ length: width * height }, (_, pixel) => data[pixel * 4] ?? 0),
  );

/** One bit per pixel: 0 is black, which is also where a stencil mask paints. */
function bitStream(dict: Dict, { data, width, height }: ImageData): Stream {
  const rowLength = Math.ceil(width / 8);
  const bytes = new Uint8Array(rowLength * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    if ((data[pixel * 4] ?? 0) >= 128)
      bytes[y * rowLength + (x >> 3)] = (bytes[y * rowLength + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
  }
  const isStencil = dict.get('ImageMask') === true;
  const colours = isStencil ? {} : { ColorSpace: new Name('DeviceGray') };
  return packedStream(withFacts(dict, { Width: width, Height: height, BitsPerComponent: 1, ...colours }), bytes);
}

function withFacts(dict: Dict, facts: Record<string, PdfObject>): Dict {
  const changed = new Map(dict);
  for (const key of ['Filter', 'DecodeParms', 'Length', 'Decode']) changed.delete(key);
  for (const [key, value] of Object.entries(facts)) changed.set(key, value);
  return changed;
}
