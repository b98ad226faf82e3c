import { TooLarge } from './malformed.ts';
import type { Source } from '#containers/pdf/byte-source.ts';

/** The largest number of bytes that may be scanned or decompressed: far more than it takes to read every object. */
const limit = (source: Source): number => 2 ** 26 + 32 * source.size;

/** The fixed cost of reading one object that is in memory, on top of its bytes. In bytes. */
export const objectCost = 2 ** 7;

/**
 * Counts the work that a file causes. Even a small file can cause years of it: by objects that only end where the file
 * ends, or by streams that decompress to a thousand times their size.
 *
 * @throws {TooLarge} when the file exceeds its limit.
 */
export function spend(source: Source, bytes: number) {
  source.spent += bytes;
  if (source.spent > limit(source)) throw new TooLarge(limit(source));
}
