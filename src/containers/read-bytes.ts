import type { Bytes } from './bytes.ts';

/** How much of the start and the end of a file is kept, in bytes: nearly everything that describes a file is there. */
const kept = { start: 2 ** 16, end: 2 ** 12 };

const parts = { start: new WeakMap<Blob, Promise<ArrayBuffer>>(), end: new WeakMap<Blob, Promise<ArrayBuffer>>() };

function part(file: Blob, which: 'start' | 'end'): Promise<ArrayBuffer> {
  const known = parts[which].get(file);
  if (known) return known;
  const read = (which === 'start' ? file.slice(0, kept.start) : file.slice(-kept.end)).arrayBuffer();
  parts[which].set(file, read);
  // The next attempt reads it again.
  read.catch(() => parts[which].delete(file));
  return read;
}

/**
 * Reads bytes of a file, fewer at its end. Each read is a round trip to another process, so many small ones share those
 * of its start and of its end.
 */
export async function readBytes(file: Blob, from: number, to = file.size): Promise<Bytes> {
  const last = file.size - kept.end;
  if (to <= kept.start) return new Uint8Array((await part(file, 'start')).slice(from, to));
  if (last >= 0 && from >= last) return new Uint8Array((await part(file, 'end')).slice(from - last, to - last));
  return new Uint8Array(await file.slice(from, to).arrayBuffer());
}
