import { textAt, viewOf } from '../headers/bytes.ts';
import { crc32 } from '../lossless/crc32.ts';
import { joinChunks, signature, type Chunk } from '../png/chunks.ts';

/** A PNG up to the first chunk that is not as it was written, with what is there of a chunk that is cut off. */
export function soundPng(png: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(png);
  const chunks: Chunk[] = [];
  for (let at = signature.length; at + 8 < png.length;) {
    const end = at + 12 + view.getUint32(at);
    const type = textAt(png, at + 4, 4);
    if (end <= png.length && crc32(png.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) break;
    if (end > png.length && type !== 'IDAT') break;
    chunks.push({ type, data: png.subarray(at + 8, end - 4) });
    at = end;
  }
  return joinChunks([...chunks, { type: 'IEND', data: new Uint8Array() }]);
}
