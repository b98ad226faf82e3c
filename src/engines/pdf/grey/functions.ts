import type { PdfDocument } from '../document/document.ts';
import { decode } from '../document/filters.ts';
import { Stream, type PdfObject } from '#containers/pdf/objects.ts';

/** A numeric function for shadings and inks (ISO 32000-2, 7.10). */
export type PdfFunction = (inputs: readonly number[]) => number[];

/** How deeply functions may be nested. */
const maxDepth = 8;

/** Returns undefined for damaged functions and PostScript calculators. */
export function readFunction(document: PdfDocument, object: PdfObject | undefined, depth = 0): PdfFunction | undefined {
  const dict = document.dict(object);
  if (!dict || depth > maxDepth) return undefined;
  const numbers = (key: string) => document.array(dict.get(key)).map((each) => document.number(each) ?? 0);
  const domain = numbers('Domain');
  const clip = (inputs: readonly number[]) => inputs.map((value, index) => within(value, domain, index));
  switch (document.number(dict.get('FunctionType'))) {
    case 0:
      return readSamples(document, document.resolve(object), numbers, clip);
    case 2: {
      const [from, to] = [numbers('C0'), numbers('C1')];
      const power = document.number(dict.get('N')) ?? 1;
      const [c0, c1] = [from.length > 0 ? from : [0], to.length > 0 ? to : [1]];
      return (inputs) => c0.map((start, index) => start + (clip(inputs)[0] ?? 0) ** power * ((c1[index] ?? 0) - start));
    }
    case 3: {
      const parts = document.array(dict.get('Functions')).map((each) => readFunction(document, each, depth + 1));
      const [bounds, encode] = [numbers('Bounds'), numbers('Encode')];
      if (parts.some((part) => !part)) return undefined;
      return (inputs) => {
        const [value = 0] = clip(inputs);
        const found = bounds.findIndex((bound) => value < bound);
        const index = found < 0 ? parts.length - 1 : found;
        const [low, high] = [bounds[index - 1] ?? domain[0] ?? 0, bounds[index] ?? domain[1] ?? 1];
        const [first, last] = [encode[index * 2] ?? 0, encode[index * 2 + 1] ?? 1];
        return parts[index]?.([interpolate(value, low, high, first, last)]) ?? [];
      };
    }
    default:
      return undefined;
  }
}

const within = (value: number, range: readonly number[], index: number) =>
  Math.max(range[index * 2] ?? -Infinity, Math.min(range[index * 2 + 1] ?? Infinity, value));

const interpolate = (value: number, low: number, high: number, first: number, last: number) =>
  high === low ? first : first + ((value - low) * (last - first)) / (high - low);

/** Interpolates between samples for one input; takes the nearest sample for several. */
function readSamples(
  document: PdfDocument,
  stream: PdfObject,
  numbers: (key: string) => number[],
  clip: (inputs: readonly number[]) => number[],
): PdfFunction | undefined {
  if (!(stream instanceof Stream)) return undefined;
  const bits = document.number(stream.dict.get('BitsPerSample')) ?? 8;
  const [sizes, domain, range] = [numbers('Size'), numbers('Domain'), numbers('Range')];
  if (bits !== 8 && bits !== 16) return undefined;
  const data = decode(stream, document);
  const outputs = range.length / 2;
  const [encode, given] = [numbers('Encode'), numbers('Decode')];
  const decoded = given.length > 0 ? given : range;
  const most = 2 ** bits - 1;
  const sample = (place: number, output: number) => {
    const at = (place * outputs + output) * (bits / 8);
    const raw = bits === 8 ? (data[at] ?? 0) : (data[at] ?? 0) * 256 + (data[at + 1] ?? 0);
    return interpolate(raw, 0, most, decoded[output * 2] ?? 0, decoded[output * 2 + 1] ?? 1);
  };
  return (inputs) => {
    const places = clip(inputs).map((value, index) => {
      const size = sizes[index] ?? 1;
      const [first, last] = [encode[index * 2] ?? 0, encode[index * 2 + 1] ?? size - 1];
      const place = interpolate(value, domain[index * 2] ?? 0, domain[index * 2 + 1] ?? 1, first, last);
      return Math.max(0, Math.min(size - 1, place));
    });
    const [place = 0] = places;
    return Array.from({ length: outputs }, (_, output) => {
      if (places.length === 1) {
        const [low, share] = [Math.floor(place), place % 1];
        return sample(low, output) * (1 - share) + (share > 0 ? sample(low + 1, output) * share : 0);
      }
      const nearest = places.reduceRight((sum, each, index) => sum * (sizes[index] ?? 1) + Math.round(each), 0);
      return sample(nearest, output);
    });
  };
}
