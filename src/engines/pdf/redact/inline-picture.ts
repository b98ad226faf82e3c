import type { Operation } from '../content/operators.ts';
import type { PdfDocument } from '../document/document.ts';
import { Name, type Dict, type PdfObject, type Stream } from '#containers/pdf/objects.ts';
import { packedStream } from '../copy/packed-stream.ts';
import { bytesStream } from '#containers/pdf/source.ts';
import { readSamples } from './samples.ts';

/** The abbreviations of inline images (ISO 32000-2, tables 91 and 92). */
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

/**
 * Converts an inline image to an image XObject.
 *
 * @param resources those of the content stream.
 * @returns undefined if it is uncertain that this is all of its data, since the rest would remain in the content.
 */
export function toOwnPicture(
  document: PdfDocument,
  content: Uint8Array,
  { operands, dataStart = 0, end }: Operation,
  resources: Dict,
): Stream | undefined {
  const dict = readInlineDict(document, operands, resources);
  if (!dict) return undefined;
  // Image codecs are not decoded here, so it is uncertain where their data ends.
  const samples = readSamples(document, bytesStream(dict, content.slice(dataStart, end - 3)));
  if (!samples) return undefined;
  dict.set('Type', new Name('XObject')).set('Subtype', new Name('Image'));
  for (const key of ['Filter', 'DecodeParms', 'L', 'Length']) dict.delete(key);
  return packedStream(dict, samples.bytes);
}

/**
 * Reads the dictionary of an inline image, with abbreviations expanded.
 *
 * @param operands those of its `ID`.
 */
export function readInlineDict(document: PdfDocument, operands: PdfObject[], resources: Dict): Dict | undefined {
  const dict: Dict = new Map();
  for (let at = 0; at + 1 < operands.length; at += 2) {
    const [key, value = null] = [operands[at], operands[at + 1]];
    if (!(key instanceof Name)) return undefined;
    dict.set(keys[key.value] ?? key.value, value);
  }
  const space = longColorSpace(dict.get('ColorSpace') ?? null, document.dict(resources.get('ColorSpace')));
  if (space !== null) dict.set('ColorSpace', space);
  return dict;
}

/** Expands a colour space. The first item of an array is its type; an Indexed space contains another space. */
function longColorSpace(space: PdfObject, named: Dict | undefined): PdfObject {
  if (Array.isArray(space)) return space.map((each) => longColorSpace(each, named));
  if (!(space instanceof Name)) return space;
  const long = colorSpaces[space.value];
  return long ? new Name(long) : (named?.get(space.value) ?? space);
}
