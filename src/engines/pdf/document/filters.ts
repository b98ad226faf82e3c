import { spend } from './budget.ts';
import { fromLatin1 } from '#containers/bytes.ts';
import { decodeAscii85, decodeAsciiHex } from './ascii-filters.ts';
import { inflate, inflateExactly, mostUnpacked, type Unpacked } from './inflate.ts';
import { decodeLzw, decodeRunLength } from './lzw.ts';
import { Malformed, TooLarge } from './malformed.ts';
import { Name, PdfString, Stream, isDict, type PdfObject } from '#containers/pdf/objects.ts';
import type { Resolver } from './resolver.ts';
import { unpredict, type PredictorParameters } from './predictor.ts';

/** Longer chains serve only to exhaust the reader. */
const maxFilters = 8;

/** One of the filters that a stream names, with its parameters. */
export interface Filter {
  /** The full name, even if the file uses the abbreviation. */
  name: string;
  /** Returns a numeric parameter. */
  number(key: string, fallback: number): number;
}

const fullNames: Record<string, string> = {
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  RL: 'RunLengthDecode',
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  DCT: 'DCTDecode',
  CCF: 'CCITTFaxDecode',
};

/** Returns the filters in the order in which to decode them. @throws {Malformed} if there are too many. */
export function filtersOf({ dict }: Stream, document: Pick<Resolver, 'resolve'>): Filter[] {
  const filters = asArray(document.resolve(dict.get('Filter')));
  const parameters = asArray(document.resolve(dict.get('DecodeParms') ?? dict.get('DP')));
  if (filters.length > maxFilters) throw new Malformed('A stream has too many filters');
  return filters.map((filter, index) => {
    const resolved = document.resolve(filter);
    const name = resolved instanceof Name ? resolved.value : '';
    const own = document.resolve(parameters[index]);
    return {
      name: fullNames[name] ?? name,
      number(key, fallback) {
        const value = isDict(own) ? document.resolve(own.get(key)) : null;
        return typeof value === 'number' ? value : fallback;
      },
    };
  });
}

/**
 * Decodes the data of a stream through all of its filters. If the data is truncated or damaged, the part before the
 * damage is returned.
 *
 * @param isWhole whether damaged data is an error. Default false.
 * @throws {Malformed} if the damage leaves no data, if it is an error, or for image filters.
 * @throws {TooLarge} when the decoded data exceeds the limit.
 */
export function decode(stream: Stream, document: Pick<Resolver, 'resolve'>, isWhole = false): Uint8Array {
  const filters = filtersOf(stream, document);
  spend(stream.source, stream.end - stream.start);
  return filters.reduce<Uint8Array>((data, filter) => {
    const unpacked = unpack(filter, data);
    if (!unpacked) throw new Malformed(`A stream that must be read has the filter ${filter.name}`);
    if (unpacked.ending === 'too-large') throw new TooLarge(mostUnpacked);
    if (unpacked.ending === 'broken' && (isWhole || unpacked.data.length === 0))
      throw new Malformed('A stream cannot be unpacked');
    spend(stream.source, unpacked.data.length);
    return unpredict(unpacked.data, predictionOf(filter));
  }, stream.read());
}

/** The prediction of Flate and LZW; other filters have none. */
export const predictionOf = ({ name, number }: Filter): PredictorParameters => ({
  predictor: name === 'FlateDecode' || name === 'LZWDecode' ? number('Predictor', 1) : 1,
  columns: number('Columns', 1),
  colors: number('Colors', 1),
  bitsPerComponent: number('BitsPerComponent', 8),
});

/**
 * Returns the colours of an Indexed colour space (ISO 32000-2, 8.6.6.3), stored back to back in a string or a stream.
 *
 * @throws {Malformed} as `decode`.
 */
export function lookupTable(
  object: PdfObject | undefined,
  document: Pick<Resolver, 'resolve'>,
): Uint8Array | undefined {
  const table = document.resolve(object);
  if (table instanceof PdfString) return fromLatin1(table.bytes);
  return table instanceof Stream ? decode(table, document) : undefined;
}

const asArray = (object: PdfObject): PdfObject[] => (Array.isArray(object) ? object : object === null ? [] : [object]);

/**
 * Decodes one filter, without undoing its prediction. Undefined for image filters and unknown ones.
 *
 * @param isExact whether every fault must be detected. Default false.
 */
export function unpack(filter: Filter, data: Uint8Array, isExact = false): Unpacked | undefined {
  switch (filter.name) {
    case 'FlateDecode':
      return isExact ? inflateExactly(data) : inflate(data);
    case 'LZWDecode':
      return decodeLzw(data, filter.number('EarlyChange', 1));
    case 'RunLengthDecode':
      return decodeRunLength(data);
    case 'ASCIIHexDecode':
      return decodeAsciiHex(data);
    case 'ASCII85Decode':
      return decodeAscii85(data);
    // Its work was done when the stream was decrypted.
    case 'Crypt':
      return { data, ending: 'whole' };
    default:
      return undefined;
  }
}
