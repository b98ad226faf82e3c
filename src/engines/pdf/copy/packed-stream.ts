import { zlibSync } from 'fflate';
import { Name, type Dict, type Stream } from '#containers/pdf/objects.ts';
import { bytesStream } from '#containers/pdf/source.ts';

/** Compresses data into a new stream. @param dict its entries except the filter. */
export const packedStream = (dict: Dict, bytes: Uint8Array<ArrayBuffer>): Stream =>
  bytesStream(new Map(dict).set('Filter', new Name('FlateDecode')), new Uint8Array(zlibSync(bytes)));
