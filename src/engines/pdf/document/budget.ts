import { TooLarge } from './malformed.ts';
import type { Source } from '../../../containers/pdf/byte-source.ts';

/** In bytes that are looked at or unpacked: far more than reading every object of a file takes. */
const limit = (source: Source): number => 2 ** 26 + 32 * source.size;

/** What an object takes beside its bytes, where these are in memory. In bytes. */
export const objectCost = 2 ** 7;

/**
 * Counts the work that a file asks for. A small one can ask for years: objects that end only where it ends, or streams
 * that unpack to a thousand times their size.
 *
 * @throws {TooLarge} when it is too much.
 */
export function spend(source: Source, bytes: number) {
  source.spent += bytes;
  if (source.spent > limit(source)) throw new TooLarge(limit(source));
}
