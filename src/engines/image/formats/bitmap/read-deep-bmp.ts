import type { DecodedImage } from '../decoded-image.ts';
import { viewOf } from '../../../../containers/bytes.ts';

const headerEnd = 54;
/** Of `BITMAPINFOHEADER`: pixels whose channels are where masks say. */
const withMasks = new Set([3, 6]);

interface Channel {
  /** How far to the left it stands. */
  shift: number;
  /** The most that it can be; 0 where there is none. */
  most: number;
}

/** In a BMP with masks: red, green, blue and alpha, from the lowest bit on. */
function channelsOf(view: DataView): Channel[] {
  const hasAlpha = view.getUint32(14, true) >= 56;
  return [0, 4, 8, 12].map((place) => {
    const mask = place < 12 || hasAlpha ? view.getUint32(headerEnd + place, true) : 0;
    const shift = 31 - Math.clz32(mask & -mask);
    return { shift, most: mask === 0 ? 0 : mask >>> shift };
  });
}

/** Bits per channel: the most that one has; 8 without masks. */
export function bmpDepth(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  if (view.getUint32(14, true) < 40 || !withMasks.has(view.getUint32(30, true))) return 8;
  return Math.max(8, ...channelsOf(view).map(({ most }) => 32 - Math.clz32(most)));
}

/**
 * A BMP with more than 8 bits per channel, of which browsers show 8.
 *
 * @throws {RangeError} where the file ends before its pixels do.
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
    // Rows go from bottom to top, unless the height is below zero.
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
