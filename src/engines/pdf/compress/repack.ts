import { zlibSync } from 'fflate';
import type { PdfDocument } from '../document/document.ts';
import { decode } from '../document/filters.ts';
import { inflate } from '../document/inflate.ts';
import { orWhenMalformed } from '../document/malformed.ts';
import { Name, type Stream } from '../../../containers/pdf/objects.ts';
import { bytesStream } from '../../../containers/pdf/source.ts';
import { packRows, rowsOf } from './predicted.ts';

/** Shorter streams have nothing to gain, longer ones take too long. In bytes. */
const least = 64;
const most = 2 ** 25;
/** The share of its size that a stream must lose to be worth it. */
const gain = 0.01;

/**
 * Recompresses a stream, or compresses it, if that makes it smaller. The data stays the same. Damaged streams are not
 * touched, since other programs may read more of them.
 */
export function repack(document: PdfDocument, stream: Stream): Stream | undefined {
  const size = stream.end - stream.start;
  if (size < least || size > most) return undefined;
  const filters = [document.resolve(stream.dict.get('Filter'))].flat().map((filter) => document.name(filter));
  const isFlateAlone = filters.length === 1 && (filters[0] === 'FlateDecode' || filters[0] === 'Fl');
  const data = orWhenMalformed(
    // Predicted rows compress better, so the prediction is kept.
    () => (isFlateAlone && hasPredictor(document, stream) ? unpack(stream) : decode(stream, document, true)),
    () => undefined,
  );
  if (!data || data.length === 0) return undefined;
  const isPredicted = isFlateAlone && hasPredictor(document, stream);
  const rows = isPredicted ? undefined : rowsOf(document, stream.dict);
  const { bytes, filter } = rows
    ? packRows(data, rows)
    : { bytes: zlibSync(data, { level: 9, mem: 8 }), filter: new Map([['Filter', new Name('FlateDecode')]]) };
  if (bytes.length > size * (1 - gain)) return undefined;
  const dict = new Map(stream.dict);
  if (!isPredicted) dict.delete('DecodeParms');
  dict.delete('Length');
  return bytesStream(new Map([...dict, ...filter]), bytes);
}

const hasPredictor = (document: PdfDocument, { dict }: Stream): boolean =>
  (document.number(document.dict([document.resolve(dict.get('DecodeParms'))].flat()[0])?.get('Predictor')) ?? 1) > 1;

/** Returns undefined for damaged data and data over the limit. */
function unpack(stream: Stream): Uint8Array | undefined {
  const { data, ending } = inflate(stream.read());
  return ending === 'whole' ? data : undefined;
}
