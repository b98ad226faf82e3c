import { bmpDepth } from '../bitmap/read-deep-bmp.ts';
import { textAt, viewOf } from './bytes.ts';
import type { Header } from './header.ts';

const still = { frames: 1, depth: 8, metadata: false };

/** https://learn.microsoft.com/en-us/windows/win32/gdi/bitmap-storage: a file header of 14 bytes, then one of several. */
export function readBmp(bytes: Uint8Array<ArrayBuffer>): Header {
  const view = viewOf(bytes);
  const headerLength = view.getUint32(14, true);
  // OS/2's first header has sizes of 16 bits.
  if (headerLength === 12)
    return { ...still, width: view.getUint16(18, true), height: view.getUint16(20, true), alpha: false };
  return {
    ...still,
    width: view.getInt32(18, true),
    // Below zero where the rows go from top to bottom.
    height: Math.abs(view.getInt32(22, true)),
    depth: bmpDepth(bytes),
    // The mask of alpha, in the headers that are long enough for it.
    alpha: headerLength >= 56 && view.getUint32(66, true) !== 0,
  };
}

/** ICO and CUR: a list of pictures, each a PNG or the inside of a BMP. The largest one counts. */
export function readIco(bytes: Uint8Array<ArrayBuffer>): Header {
  const view = viewOf(bytes);
  const entries = Array.from({ length: view.getUint16(4, true) }, (_, index) => {
    const at = 6 + index * 16;
    const start = view.getUint32(at + 12, true);
    if (start + view.getUint32(at + 8, true) > bytes.length) throw new RangeError('A picture ends after the file');
    if (textAt(bytes, start + 1, 3) === 'PNG')
      return { width: view.getUint32(start + 16), height: view.getUint32(start + 20) };
    // A byte each; zero stands for 256.
    return { width: view.getUint8(at) || 256, height: view.getUint8(at + 1) || 256 };
  });
  const [largest] = entries.toSorted((a, b) => b.width * b.height - a.width * a.height);
  if (!largest) throw new RangeError('There is no picture');
  return { ...still, ...largest, alpha: true };
}

/** https://qoiformat.org/qoi-specification.pdf */
export function readQoi(bytes: Uint8Array<ArrayBuffer>): Header {
  const view = viewOf(bytes);
  return { ...still, width: view.getUint32(4), height: view.getUint32(8), alpha: view.getUint8(12) === 4 };
}
