import { unzlibSync } from 'fflate';
import { concat } from '#containers/bytes.ts';
import { Inflater, type Ending } from './inflater.ts';

/** The limit for the decompressed data of one stream, in bytes: more than page content or an object stream needs. */
export const mostUnpacked = 128 * 2 ** 20;
/** Deflate compresses by at most 1032 to 1, so shorter data cannot exceed the limit. */
export const safeLength = Math.floor(mostUnpacked / 1032);

/** The output of a filter: all of it, or the part before the damage or the limit. */
export interface Unpacked {
  data: Uint8Array;
  ending: Ending;
}

/** Decompresses zlib data. The checksum is only verified if the data is long or otherwise faulty. */
export function inflate(data: Uint8Array): Unpacked {
  if (data.length <= safeLength) {
    try {
      return { data: unzlibSync(data), ending: 'whole' };
    } catch {
      // fflate throws a plain error for any kind of damage and discards the output so far.
    }
  }
  return inflateExactly(data);
}

/** Decompresses zlib data as `inflate` does, but detects every fault. */
export function inflateExactly(data: Uint8Array): Unpacked {
  const parts: Uint8Array[] = [];
  const ending = new Inflater(data, mostUnpacked, (part) => parts.push(part.slice())).run();
  return { data: ending === 'too-large' ? new Uint8Array() : concat(parts), ending };
}
