import { zlibSync } from 'fflate';
import type { PdfDocument } from '../document/document.ts';
import { decode } from '../document/filters.ts';
import { inflate } from '../document/inflate.ts';
import { orWhenMalformed } from '../document/malformed.ts';
import { Name, type Stream } from '../../../containers/pdf/objects.ts';
import { bytesStream } from '../../../containers/pdf/source.ts';
import { packRows, rowsOf } from './predicted.ts';

/** Shorter streams have nothing to win, longer ones take too long. In bytes. */
const least = 64;
const most = 2 ** 25;
/** Of its size, that a stream must lose to be worth it. */
const gain = 0.01;

/** A stream packed better, or for the first time, if that makes it smaller. Its data is the same: damaged data stays as it is, which other programs may read further. */
export function repack(document: PdfDocument, stream: Stream): Stream | undefined {
  const size = stream.end - stream.start;
  if (size < least || size > most) return undefined;
  const filters = [document.resolve(stream.dict.get('Filter'))].flat().map((filter) => document.name(filter));
  const isFlateAlone = filters.length === 1 && (filters[0] === 'FlateDecode' || filters[0] === 'Fl');
  const data = orWhenMalformed(
    // Rows that were predicted pack better, and stay so.
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

/** Undefined for damage, and for what is too large. */
function unpack(stream: Stream): Uint8Array | undefined {
  const { data, ending } = inflate(stream.read());
  return ending === 'whole' ? data : undefined;
}
