import { unzlibSync } from 'fflate';
import { concat } from '../../../containers/bytes.ts';
import { Inflater, type Ending } from './inflater.ts';

/** What one stream may unpack to with any filter, in bytes: more than a page's content or an object stream needs. */
export const mostUnpacked = 128 * 2 ** 20;
/** Deflate packs at most 1032 to 1: what is shorter cannot pass the limit. */
export const safeLength = Math.floor(mostUnpacked / 1032);

/** What a filter made of its data: all of it, all up to the damage, or all up to the limit. */
export interface Unpacked {
  data: Uint8Array;
  ending: Ending;
}

/** Unpacks zlib data. Its checksum is looked at only where something else is wrong, or the data is long. */
export function inflate(data: Uint8Array): Unpacked {
  if (data.length <= safeLength) {
    try {
      return { data: unzlibSync(data), ending: 'whole' };
    } catch {
      // fflate throws plain errors for every kind of damage; what it had by then is lost.
    }
  }
  return inflateExactly(data);
}

/** As `inflate`, and anything that is wrong is seen. */
export function inflateExactly(data: Uint8Array): Unpacked {
  const parts: Uint8Array[] = [];
  const ending = new Inflater(data, mostUnpacked, (part) => parts.push(part.slice())).run();
  return { data: ending === 'too-large' ? new Uint8Array() : concat(parts), ending };
}
