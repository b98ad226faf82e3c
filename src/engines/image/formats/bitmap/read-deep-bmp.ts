import type { DecodedImage } from '../decoded-image.ts';
import { viewOf } from '#containers/bytes.ts';

const headerEnd = 54;
/** Values of `biCompression` for pixels whose channels are described by masks. */
const withMasks = new Set([3, 6]);

interface Channel {
  /** The bits to its right. */
  shift: number;
  /** The largest value; 0 if there is no such channel. */
  most: number;
}

/** Reads the masks of a BMP: red, green, blue and alpha. */
function channelsOf(view: DataView): Channel[] {
  const hasAlpha = view.getUint32(14, true) >= 56;
  return [0, 4, 8, 12].map((place) => {
    const mask = place < 12 || hasAlpha ? view.getUint32(headerEnd + place, true) : 0;
    const shift = 31 - Math.clz32(mask & -mask);
    return { shift, most: mask === 0 ? 0 : mask >>> shift };
  });
}

/** The largest number of bits per channel; 8 without masks. */
export function bmpDepth(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  if (view.getUint32(14, true) < 40 || !withMasks.has(view.getUint32(30, true))) return 8;
  return Math.max(8, ...channelsOf(view).map(({ most }) => 32 - Math.clz32(most)));
}

/**
 * Decodes a BMP with more than 8 bits per channel, of which browsers show only 8.
 *
 * @throws {RangeError} if the file ends before its pixels do.
 */
export function decodeDeepBmp(bytes: Uint8Array): DecodedImage {
  const view = viewOf(bytes);
  const [width, down] = [view.getInt32(18, true), view.getInt32(22, true)];
  const height = Math.abs(down);
  const start = view.getUint32(10, true);
  if (width <= 0 || start + width * height * 4 > bytes.length) throw new RangeError('There are not that many pixels');
  const channels = channelsOf(view);
  const pixels = new Uint16Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    // Rows go from bottom to top, unless the height is negative.
    const row = down < 0 ? y : height - 1 - y;
    for (let x = 0; x < width; x += 1) {
      const pixel = view.getUint32(start + (y * width + x) * 4, true);
      for (const [place, { shift, most }] of channels.entries()) {
        const value = most === 0 ? (place === 3 ? 1 : 0) : ((pixel >>> shift) & most) / most;
        pixels[(row * width + x) * 4 + place] = Math.round(value * 65_535);
      }
    }
  }
  return { width, height, pixels, bits: bmpDepth(bytes) };
}
