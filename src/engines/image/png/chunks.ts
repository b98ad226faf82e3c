import { textAt, viewOf } from '../headers/bytes.ts';
import { crc32 } from '../lossless/crc32.ts';

/** https://www.w3.org/TR/png-3/#5DataRep */
export interface Chunk {
  type: string;
  data: Uint8Array;
}

export const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** @throws {RangeError} where the file ends before its last chunk. */
export function chunksOf(png: Uint8Array): Chunk[] {
  const view = viewOf(png);
  const chunks: Chunk[] = [];
  for (let at = signature.length; chunks.at(-1)?.type !== 'IEND';) {
    const length = view.getUint32(at);
    chunks.push({ type: textAt(png, at + 4, 4), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

/** A PNG file of these chunks, with their checksums. */
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
