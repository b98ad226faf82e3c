import { zlibSync } from 'fflate';
import { Name, type Dict, type Stream } from '../../../containers/pdf/objects.ts';
import { bytesStream } from '../../../containers/pdf/source.ts';

/** A stream of new data, packed. @param dict its entries but the filter. */
export const packedStream = (dict: Dict, bytes: Uint8Array<ArrayBuffer>): Stream =>
  bytesStream(new Map(dict).set('Filter', new Name('FlateDecode')), new Uint8Array(zlibSync(bytes)));
