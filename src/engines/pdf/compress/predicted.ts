import { zlibSync } from 'fflate';
import { paeth } from '../document/predictor.ts';
import type { PdfDocument } from '../document/document.ts';
import { isName, Name, dictOf, type Dict } from '#containers/pdf/objects.ts';

/** The layout of an image's rows. In bytes. */
interface Rows {
  length: number;
  pixelLength: number;
  /** The parameters for undoing the prediction (ISO 32000-2, 7.4.4.4). */
  parameters: Dict;
}

const components: Readonly<Record<string, number>> = {
  DeviceGray: 1,
  DeviceRGB: 3,
  DeviceCMYK: 4,
  CalGray: 1,
  CalRGB: 3,
};

/** Returns undefined for anything but images, and for images whose neighbouring samples are seldom similar. */
export function rowsOf(document: PdfDocument, dict: Dict): Rows | undefined {
  const [width, bits] = [document.number(dict.get('Width')) ?? 0, document.number(dict.get('BitsPerComponent'))];
  const space = document.resolve(dict.get('ColorSpace'));
  const [kind, first] = Array.isArray(space) ? space : [space];
  const name = document.name(kind) ?? '';
  const colors = name === 'ICCBased' ? document.number(document.dict(first)?.get('N')) : components[name];
  const isPicture = isName(dict.get('Subtype'), 'Image') && (bits === 8 || bits === 16);
  if (!isPicture || !colors || colors > 4 || width < 1) return undefined;
  return rows(width, colors, bits);
}

export function rows(width: number, colors: number, bits: 8 | 16): Rows {
  const pixelLength = (colors * bits) / 8;
  const parameters = dictOf({ Predictor: 15, Colors: colors, BitsPerComponent: bits, Columns: width });
  return { length: width * pixelLength, pixelLength, parameters };
}

/** The number of rows to test whether prediction is worth it. */
const sampleRows = 48;
const worthwhile = 0.95;

/** Compresses rows, with prediction if that makes them smaller. */
export function packRows(data: Uint8Array, of: Rows): { bytes: Uint8Array<ArrayBuffer>; filter: Dict } {
  const filter: Dict = new Map([['Filter', new Name('FlateDecode')]]);
  const count = Math.floor(data.length / of.length);
  const from = Math.max(0, (count - sampleRows) >> 1) * of.length;
  const sample = data.subarray(from, from + sampleRows * of.length);
  const size = (bytes: Uint8Array) => zlibSync(bytes, { level: 6 }).length;
  // Bytes after the last complete row would be lost.
  const isBetter =
    count > 1 && count * of.length === data.length && size(predict(sample, of)) < size(sample) * worthwhile;
  if (!isBetter) return { bytes: zlibSync(data, { level: 9, mem: 8 }), filter };
  return { bytes: zlibSync(predict(data, of), { level: 9, mem: 8 }), filter: filter.set('DecodeParms', of.parameters) };
}

/** Predicts rows as PNG does (ISO/IEC 15948, 9), each with the filter that leaves the smallest differences. */
function predict(data: Uint8Array, { length, pixelLength }: Rows): Uint8Array {
  const count = Math.floor(data.length / length);
  const result = new Uint8Array(count * (length + 1));
  const tries = filters.map(() => new Uint8Array(length));
  for (let row = 0; row < count; row++) {
    const at = row * length;
    let [best, least] = [0, Infinity];
    for (const [kind, filter] of filters.entries()) {
      const into = tries[kind];
      if (!into) continue;
      let sum = 0;
      for (let place = 0; place < length; place++) {
        const left = place < pixelLength ? 0 : (data[at + place - pixelLength] ?? 0);
        const up = row === 0 ? 0 : (data[at + place - length] ?? 0);
        const corner = row === 0 || place < pixelLength ? 0 : (data[at + place - length - pixelLength] ?? 0);
        const rest = ((data[at + place] ?? 0) - filter(left, up, corner)) & 0xff;
        into[place] = rest;
        sum += rest < 128 ? rest : 256 - rest;
      }
      if (sum < least) [best, least] = [kind, sum];
    }
    result[row * (length + 1)] = best;
    result.set(tries[best] ?? data.subarray(at, at + length), row * (length + 1) + 1);
  }
  return result;
}

const filters: ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];
