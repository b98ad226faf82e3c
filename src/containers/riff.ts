import { concat, fromLatin1, textAt, viewOf } from './bytes.ts';

/** A chunk of a WebP (https://developers.google.com/speed/webp/docs/riff_container). */
export interface RiffChunk {
  type: string;
  at: number;
  /** Where what it holds begins and ends: with the file, where it is cut off. */
  start: number;
  end: number;
  /** Where the next one begins: chunks take an even number of bytes. */
  next: number;
}

/** In bytes: `RIFF`, a size, and what kind of file it is. */
const headLength = 12;
/** A frame each, with some more: days of an animation. */
const mostChunks = 2 ** 20;

/** Where a file ends by what it says, in bytes; that may be beyond its end. @throws {RangeError} where it does not say it. */
export const riffEnd = (bytes: Uint8Array): number => viewOf(bytes).getUint32(4, true) + 8;

/** The chunks of a file. Does not throw, whatever the bytes are. @param end where they end. Default with the bytes. */
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
