import { concat, fromLatin1, textAt, viewOf } from './bytes.ts';

/** A chunk of a WebP (https://developers.google.com/speed/webp/docs/riff_container). */
export interface RiffChunk {
  type: string;
  at: number;
  /** Where its content begins and ends, at the latest with the file. */
  start: number;
  end: number;
  /** Where the next one begins: chunks are padded to an even number of bytes. */
  next: number;
}

/** In bytes: `RIFF`, a size, and the type of the file. */
const headLength = 12;
/** Enough for days of an animation, with one or more chunks per frame. */
const mostChunks = 2 ** 20;

/**
 * Returns where a file states that it ends, in bytes; that may be past its actual end. @throws {RangeError} if it does
 * not state it.
 */
export const riffEnd = (bytes: Uint8Array): number => viewOf(bytes).getUint32(4, true) + 8;

/**
 * Finds the chunks of a file. Does not throw, whatever the bytes are. @param end Where they end. Default the end of the
 * bytes.
 */
export function riffChunks(bytes: Uint8Array, end = bytes.length): RiffChunk[] {
  const last = Math.min(end, bytes.length);
  const view = viewOf(bytes);
  const chunks: RiffChunk[] = [];
  for (let at = headLength; at + 8 <= last && chunks.length < mostChunks;) {
    const length = view.getUint32(at + 4, true);
    const start = at + 8;
    const next = Math.min(start + length + (length & 1), last);
    chunks.push({ type: textAt(bytes, at, 4), at, start, end: Math.min(start + length, last), next });
    at = next;
  }
  return chunks;
}

export function writeChunk(type: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const size = new Uint8Array(4);
  viewOf(size).setUint32(0, body.length, true);
  return concat([fromLatin1(type), size, body, new Uint8Array(body.length & 1)]);
}
