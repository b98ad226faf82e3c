import { zlibSync } from 'fflate';
import type { PdfDocument } from '../document/document.ts';
import { isName, Name, type Dict, type PdfObject } from '../../../containers/pdf/objects.ts';

/** How a picture's samples stand in rows. In bytes. */
interface Rows {
  length: number;
  pixelLength: number;
  /** The parameters that a reader needs to undo the prediction (ISO 32000-2, 7.4.4.4). */
  parameters: Dict;
}

const components: Readonly<Record<string, number>> = {
  DeviceGray: 1,
  DeviceRGB: 3,
  DeviceCMYK: 4,
  CalGray: 1,
  CalRGB: 3,
};

/** Undefined for what is no picture, and for those whose samples seldom go on like those beside them. */
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
  const parameters = new Map<string, PdfObject>([
    ['Predictor', 15],
    ['Colors', colors],
    ['BitsPerComponent', bits],
    ['Columns', width],
  ]);
  return { length: width * pixelLength, pixelLength, parameters };
}

/** Rows to find out with whether it is worth it. */
const sampleRows = 48;
const worthwhile = 0.95;

/** Packed, with each sample as its difference from what those around it let expect where that packs smaller. */
export function packRows(data: Uint8Array, of: Rows): { bytes: Uint8Array<ArrayBuffer>; filter: Dict } {
  const filter: Dict = new Map([['Filter', new Name('FlateDecode')]]);
  const count = Math.floor(data.length / of.length);
  const from = Math.max(0, (count - sampleRows) >> 1) * of.length;
  const sample = data.subarray(from, from + sampleRows * of.length);
  const size = (bytes: Uint8Array) => zlibSync(bytes, { level: 6 }).length;
  // What is left over after the last whole row has no place in it.
  const isBetter =
    count > 1 && count * of.length === data.length && size(predict(sample, of)) < size(sample) * worthwhile;
  if (!isBetter) return { bytes: zlibSync(data, { level: 9, mem: 8 }), filter };
  return { bytes: zlibSync(predict(data, of), { level: 9, mem: 8 }), filter: filter.set('DecodeParms', of.parameters) };
}

/** As PNG does (ISO/IEC 15948, 9): each row with the filter that leaves the least. */
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
  (left, up, corner) => {
    const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
    if (a <= b && a <= c) return left;
    return b <= c ? up : corner;
  },
];
