/** In bytes: a disk reads so much about as fast as a few. */
const windowSize = 2 ** 18;

/** Reads bytes of a file, and those after them for the next time. */
export function slidingReader(file: Blob) {
  let start = 0;
  let held = new Uint8Array();
  return async (at: number, length: number): Promise<Uint8Array<ArrayBuffer>> => {
    if (at < start || at + length > start + held.length) {
      held = new Uint8Array(await file.slice(at, at + Math.max(length, windowSize)).arrayBuffer());
      start = at;
    }
    return held.subarray(at - start, at - start + length);
  };
}
