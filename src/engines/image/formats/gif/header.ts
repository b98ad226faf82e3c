import { gifBlocks } from './blocks.ts';
import { viewOf } from '#containers/bytes.ts';
import type { Header } from '../image-header.ts';

const image = 0x2c;
const graphicControl = 0xf9;

/** @throws {RangeError} if the file is truncated, has no picture, or contains something other than blocks. */
export function readGif(bytes: Uint8Array<ArrayBuffer>): Header {
  const view = viewOf(bytes);
  let frames = 0;
  let alpha = false;
  for (const { start, end, label } of gifBlocks(bytes)) {
    if (end > bytes.length) throw new RangeError('The file ends within a block');
    if (label === graphicControl) alpha ||= (view.getUint8(start + 3) & 1) === 1;
    else if (label === undefined && view.getUint8(start) === image) frames += 1;
    else if (label === undefined) throw new RangeError(`There is no block of the kind ${view.getUint8(start)}`);
  }
  if (frames === 0) throw new RangeError('There is no picture');
  const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  return { width, height, frames, alpha, depth: 8, metadata: false };
}
