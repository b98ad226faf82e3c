import { viewOf } from '#containers/bytes.ts';
import { crc32 } from '#containers/crc32.ts';
import { joinChunks, walkChunks, type PlacedChunk } from '#containers/png.ts';

/** Returns a PNG up to the first chunk with a wrong checksum, including the rest of a truncated `IDAT`. */
export function soundPng(png: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(png);
  const { chunks, cutOff } = walkChunks(png);
  const isSound = ({ at, end }: PlacedChunk) => crc32(png.subarray(at + 4, end)) === view.getUint32(end);
  const firstDamaged = chunks.findIndex((chunk) => !isSound(chunk));
  const sound = firstDamaged === -1 ? chunks : chunks.slice(0, firstDamaged);
  if (firstDamaged === -1 && cutOff?.type === 'IDAT') sound.push(cutOff);
  const kept = sound.map(({ type, start, end }) => ({ type, data: png.subarray(start, end) }));
  return joinChunks([...kept, { type: 'IEND', data: new Uint8Array() }]);
}
