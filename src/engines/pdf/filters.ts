import { spend } from './budget.ts';
import { fromLatin1, toLatin1 } from './bytes.ts';
import { isWhiteSpace } from './characters.ts';
import type { PdfDocument } from './document.ts';
import { inflate } from './inflate.ts';
import { decodeLzw, decodeRunLength } from './lzw.ts';
import { Malformed } from './malformed.ts';
import { Name, PdfString, Stream, isDict, type PdfObject } from './objects.ts';
import { unpredict } from './predictor.ts';
import { decodeHexadecimal } from './strings.ts';

type Resolver = Pick<PdfDocument, 'resolve'>;

/** More would only serve to make us work. */
const maxFilters = 8;

/**
 * A stream's data, all its filters undone.
 *
 * @throws {Malformed} for damage, and for filters of images.
 */
export function decode(stream: Stream, document: Resolver): Uint8Array {
  const filters = asArray(document.resolve(stream.dict.get('Filter')));
  const parameters = asArray(document.resolve(stream.dict.get('DecodeParms') ?? stream.dict.get('DP')));
  spend(stream.source, stream.end - stream.start);
  if (filters.length > maxFilters) throw new Malformed('A stream has too many filters');
  return filters.reduce<Uint8Array>((data, filter, index) => {
    const name = document.resolve(filter);
    const decoded = applyFilter(
      name instanceof Name ? name.value : '',
      data,
      document.resolve(parameters[index]),
      document,
    );
    spend(stream.source, decoded.length);
    return decoded;
  }, stream.read());
}

/**
 * The colours of an Indexed colour space (ISO 32000-2, 8.6.6.3), one after the other, in a string or a stream.
 *
 * @throws {Malformed} as `decode`.
 */
export function lookupTable(object: PdfObject | undefined, document: Resolver): Uint8Array | undefined {
  const table = document.resolve(object);
  if (table instanceof PdfString) return fromLatin1(table.bytes);
  return table instanceof Stream ? decode(table, document) : undefined;
}

const asArray = (object: PdfObject): PdfObject[] => (Array.isArray(object) ? object : object === null ? [] : [object]);

function applyFilter(filter: string, data: Uint8Array, parameters: PdfObject, document: Resolver): Uint8Array {
  const parameter = (key: string, fallback: number) => {
    const value = isDict(parameters) ? document.resolve(parameters.get(key)) : null;
    return typeof value === 'number' ? value : fallback;
  };
  const prediction = () => ({
    predictor: parameter('Predictor', 1),
    columns: parameter('Columns', 1),
    colors: parameter('Colors', 1),
    bitsPerComponent: parameter('BitsPerComponent', 8),
  });
  switch (filter) {
    case 'FlateDecode':
    case 'Fl':
      return unpredict(inflate(data), prediction());
    case 'LZWDecode':
    case 'LZW':
      return unpredict(decodeLzw(data, parameter('EarlyChange', 1)), prediction());
    case 'RunLengthDecode':
    case 'RL':
      return decodeRunLength(data);
    case 'ASCIIHexDecode':
    case 'AHx':
      return fromLatin1(decodeHexadecimal(toLatin1(data).replace(/>[^]*$/, '')));
    case 'ASCII85Decode':
    case 'A85':
      return decodeAscii85(data);
    // What it names was done when the stream was decrypted.
    case 'Crypt':
      return data;
    default:
      throw new Malformed(`A stream that must be read has the filter ${filter}`);
  }
}

/** ISO 32000-2, 7.4.3: groups of five digits to base 85 are four bytes. */
function decodeAscii85(data: Uint8Array): Uint8Array {
  const output: number[] = [];
  let digits: number[] = [];
  const flush = () => {
    const missing = 5 - digits.length;
    const value = [...digits, ...Array<number>(missing).fill(84)].reduce((sum, digit) => sum * 85 + digit, 0);
    for (let shift = 24; shift >= 8 * missing; shift -= 8) output.push(Math.floor(value / 2 ** shift) & 0xff);
    digits = [];
  };
  for (const code of data) {
    if (code === 0x7e) break;
    if (isWhiteSpace(code)) continue;
    if (code === 0x7a && digits.length === 0) output.push(0, 0, 0, 0);
    else digits.push(code - 33);
    if (digits.length === 5) flush();
  }
  if (digits.length > 1) flush();
  return Uint8Array.from(output);
}
