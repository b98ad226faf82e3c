import { readBytes } from '#containers/read-bytes.ts';

export type ReadAt = (at: number, length: number) => Promise<Uint8Array>;

/** The size of the first block, in bytes: enough for most headers. */
const firstBlock = 2 ** 16;

/**
 * Returns a function that reads bytes at a position, fewer at the end of the file. Reading forwards fetches each block
 * once, and larger and larger ones: each is a round trip to another process.
 *
 * @param largest The largest size of a block, in bytes.
 */
export function readerOf(file: Blob, largest = 2 ** 22): ReadAt {
  let block = firstBlock;
  let from = 0;
  let bytes = new Uint8Array();
  return async (at, length) => {
    const end = from + bytes.length;
    if (at < from || at + length > end) {
      const goesOn = bytes.length > 0 && at >= from && at < end + block;
      block = goesOn ? Math.min(4 * block, largest) : firstBlock;
      from = at;
      bytes = await readBytes(file, at, at + Math.max(block, length));
    }
    return bytes.subarray(at - from, at - from + length);
  };
}

export const begins = (bytes: Uint8Array, text: string) =>
  [...text].every((letter, at) => bytes[at] === letter.charCodeAt(0));
