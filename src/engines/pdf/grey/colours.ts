import type { PdfDocument } from '../document/document.ts';
import { lookupTable } from '../document/filters.ts';
import type { PdfObject } from '#containers/pdf/objects.ts';
import { readFunction } from './functions.ts';

/** Converts a colour to grey, from 0 for black to 1 for white. */
export type ToGrey = (components: readonly number[]) => number;

const clip = (value: number) => Math.max(0, Math.min(1, value));

const ofGrey: ToGrey = ([grey = 0]) => clip(grey);
/** As in ISO 32000-2, 10.4. */
const ofRgb: ToGrey = ([red = 0, green = 0, blue = 0]) => clip(0.3 * red + 0.59 * green + 0.11 * blue);
const ofCmyk: ToGrey = ([cyan = 0, magenta = 0, yellow = 0, black = 0]) =>
  1 - clip(0.3 * cyan + 0.59 * magenta + 0.11 * yellow + black);
const ofLab: ToGrey = ([lightness = 0]) => clip((lightness / 100) ** 1.2);

/** Guesses the conversion from the number of components if the colour space is unknown. */
export const byCount = (count: number): ToGrey => (count === 4 ? ofCmyk : count === 3 ? ofRgb : ofGrey);

const maxDepth = 8;

/** Returns the conversion from a colour space to grey; undefined for patterns and unknown spaces. */
export function readSpace(document: PdfDocument, object: PdfObject | undefined, depth = 0): ToGrey | undefined {
  const resolved = document.resolve(object);
  const [kind, base, third, fourth] = Array.isArray(resolved) ? resolved : [resolved];
  if (depth > maxDepth) return undefined;
  switch (document.name(kind)) {
    case 'DeviceGray':
    case 'CalGray':
    case 'G':
      return ofGrey;
    case 'DeviceRGB':
    case 'CalRGB':
    case 'RGB':
      return ofRgb;
    case 'DeviceCMYK':
    case 'CMYK':
      return ofCmyk;
    case 'Lab':
      return ofLab;
    case 'ICCBased':
      return byCount(document.number(document.dict(base)?.get('N')) ?? 3);
    case 'Separation':
    case 'DeviceN':
      return ofInks(document, third, fourth, depth);
    case 'Indexed':
    case 'I':
      return ofPalette(document, base, fourth, depth);
    default:
      return undefined;
  }
}

/** Converts inks through their alternate colour space and tint transform. */
function ofInks(
  document: PdfDocument,
  space: PdfObject | undefined,
  tint: PdfObject | undefined,
  depth: number,
): ToGrey {
  const [alternate, mix] = [readSpace(document, space, depth + 1), readFunction(document, tint)];
  if (alternate && mix) return (components) => alternate(mix(components));
  // The more of any ink, the darker.
  return (components) => 1 - clip(Math.max(0, ...components));
}

function ofPalette(
  document: PdfDocument,
  base: PdfObject | undefined,
  lookup: PdfObject | undefined,
  depth: number,
): ToGrey | undefined {
  const inner = readSpace(document, base, depth + 1);
  const bytes = lookupTable(lookup, document);
  const width = componentsOf(document, base);
  if (!inner || !bytes || width === undefined) return undefined;
  return ([index = 0]) => inner([...bytes.subarray(index * width, (index + 1) * width)].map((value) => value / 255));
}

function componentsOf(document: PdfDocument, object: PdfObject | undefined): number | undefined {
  const resolved = document.resolve(object);
  const [kind, second] = Array.isArray(resolved) ? resolved : [resolved];
  const name = document.name(kind) ?? '';
  if (name === 'ICCBased') return document.number(document.dict(second)?.get('N'));
  if (name === 'DeviceN') return document.array(second).length;
  return { DeviceGray: 1, CalGray: 1, G: 1, Separation: 1, DeviceCMYK: 4, CMYK: 4 }[name] ?? 3;
}

/** Whether a colour space only contains grey. */
export function isGreySpace(document: PdfDocument, object: PdfObject | undefined): boolean {
  const resolved = document.resolve(object);
  const [kind, base] = Array.isArray(resolved) ? resolved : [resolved];
  const name = document.name(kind) ?? '';
  if (name === 'ICCBased') return document.number(document.dict(base)?.get('N')) === 1;
  if (name === 'Indexed' || name === 'I') return isGreySpace(document, base);
  return name === 'DeviceGray' || name === 'CalGray' || name === 'G';
}
