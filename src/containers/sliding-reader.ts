/** In bytes: a disk reads this much about as fast as a few bytes. */
const windowSize = 2 ** 18;

/** Returns a function that reads bytes of a file, and reads ahead for the next call. */
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
