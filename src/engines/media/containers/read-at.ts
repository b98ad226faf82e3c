export type ReadAt = (at: number, length: number) => Promise<Uint8Array>;

/**
 * Returns a function that reads bytes at a position, fewer at the end of the file. Reading forwards fetches each block
 * once.
 *
 * @param block The size of a block, in bytes.
 */
export function readerOf(file: Blob, block = 2 ** 20): ReadAt {
  let from = 0;
  let bytes = new Uint8Array();
  return async (at, length) => {
    if (at < from || at + length > from + bytes.length) {
      from = at;
      bytes = new Uint8Array(await file.slice(at, at + block).arrayBuffer());
    }
    return bytes.subarray(at - from, at - from + length);
  };
}

export const begins = (bytes: Uint8Array, text: string) =>
  [...text].every((letter, at) => bytes[at] === letter.charCodeAt(0));
