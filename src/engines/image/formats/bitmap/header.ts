import { bmpDepth } from './read-deep-bmp.ts';
import { textAt, viewOf } from '#containers/bytes.ts';
import type { Header } from '../image-header.ts';

const still = { frames: 1, depth: 8, metadata: false };

/** https://learn.microsoft.com/en-us/windows/win32/gdi/bitmap-storage: a file header of 14 bytes, then one of several. */
export function readBmp(bytes: Uint8Array<ArrayBuffer>): Header {
  const view = viewOf(bytes);
  const headerLength = view.getUint32(14, true);
  // The first OS/2 header has 16-bit sizes.
  if (headerLength === 12)
    return { ...still, width: view.getUint16(18, true), height: view.getUint16(20, true), alpha: false };
  return {
    ...still,
    width: view.getInt32(18, true),
    // Negative if the rows go from top to bottom.
    height: Math.abs(view.getInt32(22, true)),
    depth: bmpDepth(bytes),
    // The alpha mask, which only longer headers have.
    alpha: headerLength >= 56 && view.getUint32(66, true) !== 0,
  };
}

interface IconEntry {
  /** From the picture itself: the directory is often wrong. */
  width: number;
  height: number;
  bits: number;
  /** A PNG, or a BMP without its file header. */
  data: Uint8Array<ArrayBuffer>;
  isPng: boolean;
}

/** Returns the largest picture of an ICO or CUR; of several with that size, the one with the most colours. */
export function bestIconEntry(bytes: Uint8Array<ArrayBuffer>): IconEntry {
  const view = viewOf(bytes);
  const entries = Array.from({ length: view.getUint16(4, true) }, (_, index) => {
    const at = 6 + index * 16;
    const [length, start] = [view.getUint32(at + 8, true), view.getUint32(at + 12, true)];
    if (start + length > bytes.length) throw new RangeError('A picture ends after the file');
    const data = bytes.subarray(start, start + length);
    if (textAt(data, 1, 3) === 'PNG')
      return { width: view.getUint32(start + 16), height: view.getUint32(start + 20), bits: 32, data, isPng: true };
    // The height counts both the colours and their mask.
    const [width, height] = [view.getInt32(start + 4, true), Math.floor(Math.abs(view.getInt32(start + 8, true)) / 2)];
    return { width, height, bits: view.getUint16(start + 14, true), data, isPng: false };
  });
  const [best] = entries.toSorted((a, b) => b.width * b.height - a.width * a.height || b.bits - a.bits);
  if (!best) throw new RangeError('There is no picture');
  return best;
}

export function readIco(bytes: Uint8Array<ArrayBuffer>): Header {
  const { width, height } = bestIconEntry(bytes);
  return { ...still, width, height, alpha: true };
}

/** https://qoiformat.org/qoi-specification.pdf */
export function readQoi(bytes: Uint8Array<ArrayBuffer>): Header {
  const view = viewOf(bytes);
  return { ...still, width: view.getUint32(4), height: view.getUint32(8), alpha: view.getUint8(12) === 4 };
}
