import { textAt, viewOf } from './bytes.ts';
import { crc32 } from './crc32.ts';

/** https://www.w3.org/TR/png-3/#5DataRep */
export interface Chunk {
  type: string;
  data: Uint8Array;
}

/** The position of a chunk in a file. */
export interface PlacedChunk {
  type: string;
  /** Where the chunk begins, and where its content begins and ends; a checksum follows. */
  at: number;
  start: number;
  end: number;
}

export const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** In bytes: the length and type before the content of a chunk, and the checksum after it. */
const headLength = 8;
export const checksumLength = 4;
/** More chunks than any picture has: encoders write some kilobytes of pixels into each. */
const mostChunks = 2 ** 20;

/** The structure of a file. */
interface Walked {
  /** As far as they are complete. */
  chunks: PlacedChunk[];
  /** Whether the last of them is `IEND`. */
  isWhole: boolean;
  /** A chunk that extends past the end of the file; its `end` is that of the file. */
  cutOff?: PlacedChunk;
  /** Where the last of these ends, in bytes. */
  end: number;
}

/** Finds the chunks of a file up to `IEND`. Does not throw, whatever the bytes are. */
export function walkChunks(png: Uint8Array): Walked {
  const view = viewOf(png);
  const chunks: PlacedChunk[] = [];
  let at = signature.length;
  while (at + headLength <= png.length && chunks.length < mostChunks) {
    const [start, type] = [at + headLength, textAt(png, at + 4, 4)];
    const end = start + view.getUint32(at);
    if (end + checksumLength > png.length)
      return { chunks, isWhole: false, cutOff: { type, at, start, end: Math.min(end, png.length) }, end: png.length };
    chunks.push({ type, at, start, end });
    at = end + checksumLength;
    if (type === 'IEND') return { chunks, isWhole: true, end: at };
  }
  return { chunks, isWhole: false, end: at };
}

/** Returns the chunks of a file. @throws {RangeError} if the file ends before its last chunk. */
export function chunksOf(png: Uint8Array): Chunk[] {
  const { chunks, isWhole } = walkChunks(png);
  if (!isWhole) throw new RangeError('The file ends before its last chunk');
  return chunks.map(({ type, start, end }) => ({ type, data: png.subarray(start, end) }));
}

/**
 * Yields the chunks of a file of any length, without reading their content. The last one may be cut off with the file.
 */
export async function* outerChunks(file: Blob): AsyncGenerator<PlacedChunk, void> {
  let at = signature.length;
  for (let count = 0; at + headLength <= file.size && count < mostChunks; count++) {
    const head = new Uint8Array(await file.slice(at, at + headLength).arrayBuffer());
    const [start, type] = [at + headLength, textAt(head, 4, 4)];
    const end = start + viewOf(head).getUint32(0);
    yield { type, at, start, end: Math.min(end, file.size) };
    if (type === 'IEND') return;
    at = end + checksumLength;
  }
}

/** Writes a PNG file from these chunks, with their checksums. */
export function joinChunks(chunks: Chunk[]): Uint8Array<ArrayBuffer> {
  const length = chunks.reduce((sum, { data }) => sum + data.length + 12, signature.length);
  const png = new Uint8Array(length);
  const view = viewOf(png);
  png.set(signature);
  let at = signature.length;
  for (const { type, data } of chunks) {
    view.setUint32(at, data.length);
    for (let index = 0; index < 4; index += 1) png[at + 4 + index] = type.charCodeAt(index);
    png.set(data, at + 8);
    view.setUint32(at + 8 + data.length, crc32(png.subarray(at + 4, at + 8 + data.length)));
    at += data.length + 12;
  }
  return png;
}
