import { viewOf } from './bytes.ts';
import type { Header } from './header.ts';

const trailer = 0x3b;
const extension = 0x21;
const image = 0x2c;
const graphicControl = 0xf9;

/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt: a screen, then blocks up to the trailer. */
export function readGif(bytes: Uint8Array<ArrayBuffer>): Header {
  const view = viewOf(bytes);
  /** How many bytes of colours follow, by the flags that say so. */
  const paletteSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + paletteSize(view.getUint8(10));
  let frames = 0;
  let alpha = false;
  for (let block = view.getUint8(at); block !== trailer; block = view.getUint8(at)) {
    if (block === extension) {
      if (view.getUint8(at + 1) === graphicControl) alpha ||= (view.getUint8(at + 3) & 1) === 1;
      at += 2;
    } else if (block === image) {
      frames += 1;
      // The descriptor, its colours, and the size of its codes.
      at += 10 + paletteSize(view.getUint8(at + 9)) + 1;
    } else throw new RangeError(`There is no block of the kind ${block}`);
    for (let size = view.getUint8(at); size > 0; size = view.getUint8(at)) at += size + 1;
    at += 1;
  }
  const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  return { width, height, frames: Math.max(1, frames), alpha, depth: 8, metadata: false };
}
