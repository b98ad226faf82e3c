import type { PdfDocument } from '../document/document.ts';
import { decode, lookupTable } from '../document/filters.ts';
import type { Drawn } from './placements.ts';
import { readJpegFrame } from '../document/jpeg-frame.ts';
import { isDict, Name, Ref, Stream, dictOf, type Dict, type PdfObject } from '#containers/pdf/objects.ts';

/** How an image's samples become colours, for the colour spaces that are re-encoded without conversion. */
interface ColorSpace {
  components: 1 | 3;
  /** The colours that samples refer to, back to back. */
  palette?: Uint8Array;
  /** The colour space of the samples, once the palette is applied. */
  base: PdfObject;
}

/** An image of a document that can be re-encoded. */
export interface Picture {
  width: number;
  height: number;
  colors: ColorSpace;
  /** A JPEG file, 8-bit samples, or the pixels that a reader shows. */
  data: { type: 'jpeg' | 'samples'; bytes: Uint8Array } | { type: 'drawn'; pixels: ImageData };
}

/** Converts drawn pixels, which are RGB, to an image. If all of them are grey, it has one component. */
export function toPicture(pixels: ImageData): Picture {
  const { width, height, data } = pixels;
  let isGrey = true;
  for (let at = 0; isGrey && at < data.length; at += 4) isGrey = data[at] === data[at + 1] && data[at] === data[at + 2];
  const colors: ColorSpace = isGrey
    ? { components: 1, base: new Name('DeviceGray') }
    : { components: 3, base: new Name('DeviceRGB') };
  return { width, height, colors, data: { type: 'drawn', pixels } };
}

/** Smaller images are not worth it; larger ones do not fit on a canvas. In pixels. */
const leastPixels = 4096;
const mostPixels = 2 ** 27;
export const jpegFilters = new Set(['DCTDecode', 'DCT']);
const plainFilters = new Set(['FlateDecode', 'Fl', 'ASCII85Decode', 'A85', 'ASCIIHexDecode', 'AHx']);

/**
 * Returns undefined for images that stay unchanged: masks, and those with print colours, other filters or unusual
 * samples.
 */
export function readPicture(document: PdfDocument, stream: Stream): Picture | undefined {
  const { dict } = stream;
  const [width, height] = [document.number(dict.get('Width')) ?? 0, document.number(dict.get('Height')) ?? 0];
  if (width * height < leastPixels || width * height > mostPixels) return undefined;
  if (document.resolve(dict.get('ImageMask')) === true || hasUnusualSamples(document, dict)) return undefined;
  const colors = readColorSpace(document, dict.get('ColorSpace'));
  const filters = filtersOf(document, dict);
  const last = filters.at(-1) ?? '';
  if (!colors) return undefined;
  if (jpegFilters.has(last)) {
    const bytes = jpegOf(document, stream, filters);
    const isAsSaid = readJpegFrame(bytes)?.components === colors.components && !colors.palette;
    return isAsSaid ? { width, height, colors, data: { type: 'jpeg', bytes } } : undefined;
  }
  const isPlain = filters.every((filter) => plainFilters.has(filter)) && stream.dict.get('Filter') !== null;
  if (!isPlain || document.number(dict.get('BitsPerComponent')) !== 8) return undefined;
  const bytes = decode(stream, document);
  const size = width * height * (colors.palette ? 1 : colors.components);
  return bytes.length >= size ? { width, height, colors, data: { type: 'samples', bytes } } : undefined;
}

/** Whether samples are inverted, transparent by colour key, or preblended with a mask. */
function hasUnusualSamples(document: PdfDocument, dict: Dict): boolean {
  const values = document.array(dict.get('Decode')).map((value) => document.resolve(value));
  const parameters = [document.resolve(dict.get('DecodeParms'))].flat().map((each) => document.dict(each));
  return (
    values.some((value, index) => value !== index % 2) ||
    Array.isArray(document.resolve(dict.get('Mask'))) ||
    document.dict(dict.get('SMask'))?.has('Matte') === true ||
    (document.number(dict.get('SMaskInData')) ?? 0) > 0 ||
    parameters.some((each) => each?.has('ColorTransform'))
  );
}

function readColorSpace(document: PdfDocument, object: PdfObject | undefined): ColorSpace | undefined {
  const resolved = document.resolve(object);
  const [kind, first, , lookup] = Array.isArray(resolved) ? resolved : [resolved];
  const base = object ?? null;
  switch (document.name(kind)) {
    case 'DeviceGray':
    case 'CalGray':
    case 'G':
      return { components: 1, base };
    case 'DeviceRGB':
    case 'CalRGB':
    case 'RGB':
      return { components: 3, base };
    case 'ICCBased': {
      const components = document.number(document.dict(first)?.get('N'));
      return components === 1 || components === 3 ? { components, base } : undefined;
    }
    case 'Indexed':
    case 'I': {
      const inner = readColorSpace(document, first);
      const palette = lookupTable(lookup, document);
      return inner && !inner.palette && palette ? { ...inner, palette } : undefined;
    }
    default:
      return undefined;
  }
}

export const filtersOf = (document: PdfDocument, dict: Dict): string[] =>
  [document.resolve(dict.get('Filter'))].flat().map((filter) => document.name(filter) ?? '');

/** Returns the JPEG file in a stream whose last filter is DCT. */
export const jpegOf = (document: PdfDocument, stream: Stream, filters: string[]): Uint8Array =>
  filters.length === 1 ? stream.read() : decode(withoutLast(document, stream, filters), document);

/** Returns the stream without its last filter, to decode a JPEG that is compressed again. */
function withoutLast(document: PdfDocument, { dict, source, start, end, decrypt }: Stream, filters: string[]): Stream {
  const parameters = document.array(dict.get('DecodeParms')).slice(0, -1);
  const outer = dictOf({ Filter: filters.slice(0, -1).map((filter) => new Name(filter)), DecodeParms: parameters });
  return new Stream(outer, source, start, end, decrypt);
}

/**
 * Finds the masks of images, which are never encoded lossily, by object number and with the size at which they are
 * drawn.
 */
export function findMasks(document: PdfDocument, pictures: ReadonlyMap<number, Drawn>): Map<number, Drawn> {
  const masks = new Map<number, Drawn>();
  for (const [number, drawn] of pictures) {
    const dict = document.dict(new Ref(number));
    for (const key of ['SMask', 'Mask']) {
      const mask = isDict(dict) ? dict.get(key) : undefined;
      if (!(mask instanceof Ref)) continue;
      const known = masks.get(mask.number) ?? pictures.get(mask.number) ?? { width: 0, height: 0 };
      const [width, height] = [Math.max(known.width, drawn.width), Math.max(known.height, drawn.height)];
      masks.set(mask.number, { width, height });
    }
  }
  return masks;
}
