import type { Operation } from '../content/operators.ts';
import type { PdfDocument } from '../document.ts';
import { decode } from '../filters.ts';
import { orWhenMalformed } from '../malformed.ts';
import { Name, type Dict, type PdfObject, type Stream } from '../objects.ts';
import { packedStream } from '../packed-stream.ts';
import { bytesStream } from '../source.ts';

/** What inline pictures write short (ISO 32000-2, tables 91 and 92). */
const keys: Record<string, string> = {
  BPC: 'BitsPerComponent',
  CS: 'ColorSpace',
  D: 'Decode',
  DP: 'DecodeParms',
  F: 'Filter',
  H: 'Height',
  IM: 'ImageMask',
  I: 'Interpolate',
  W: 'Width',
};
const colorSpaces: Record<string, string> = { G: 'DeviceGray', RGB: 'DeviceRGB', CMYK: 'DeviceCMYK', I: 'Indexed' };
const components: Record<string, number> = {
  DeviceGray: 1,
  DeviceRGB: 3,
  DeviceCMYK: 4,
  Indexed: 1,
  CalGray: 1,
  CalRGB: 3,
};

/**
 * An inline picture as a picture of its own.
 *
 * @param resources those that the content names.
 * @returns undefined where it is not certain that this is all of its data: what is left in the content could be seen.
 */
export function toOwnPicture(
  document: PdfDocument,
  content: Uint8Array,
  { operands, dataStart = 0, end }: Operation,
  resources: Dict,
): Stream | undefined {
  const dict: Dict = new Map();
  for (let at = 0; at + 1 < operands.length; at += 2) {
    const [key, value = null] = [operands[at], operands[at + 1]];
    if (!(key instanceof Name)) return undefined;
    dict.set(keys[key.value] ?? key.value, value);
  }
  const space = longColorSpace(dict.get('ColorSpace') ?? null, document.dict(resources.get('ColorSpace')));
  if (space !== null) dict.set('ColorSpace', space);
  const isMask = dict.get('ImageMask') === true;
  const [width, height, bits = isMask ? 1 : undefined] = ['Width', 'Height', 'BitsPerComponent'].map((key) =>
    document.number(dict.get(key)),
  );
  const count = isMask ? 1 : componentsOf(document, space);
  if (!width || !height || !bits || !count) return undefined;
  // Filters of pictures are not undone here, and say nothing of where they end.
  const samples = orWhenMalformed(
    () => decode(bytesStream(dict, content.slice(dataStart, end - 3)), document),
    () => undefined,
  );
  const size = Math.ceil((width * count * bits) / 8) * height;
  // A byte of white space may stand before the one before EI.
  if (!samples || samples.length < size || samples.length > size + 1) return undefined;
  dict.set('Type', new Name('XObject')).set('Subtype', new Name('Image'));
  for (const key of ['Filter', 'DecodeParms', 'L', 'Length']) dict.delete(key);
  return packedStream(dict, samples.slice(0, size));
}

/** The first of an array is the kind; that of a palette has another in it. */
function longColorSpace(space: PdfObject, named: Dict | undefined): PdfObject {
  if (Array.isArray(space)) return space.map((each) => longColorSpace(each, named));
  if (!(space instanceof Name)) return space;
  const long = colorSpaces[space.value];
  return long ? new Name(long) : (named?.get(space.value) ?? space);
}

function componentsOf(document: PdfDocument, space: PdfObject): number | undefined {
  const resolved = document.resolve(space);
  const [kind, first] = Array.isArray(resolved) ? resolved : [resolved];
  const name = document.name(kind) ?? '';
  return name === 'ICCBased' ? document.number(document.dict(first)?.get('N')) : components[name];
}
