import { viewOf } from '#containers/bytes.ts';

/** The sizes at which programs show icons: the side, in pixels. */
const sides = [16, 24, 32, 48, 64, 128, 256];

export const largestIcon = 256;

/** Returns the sizes to put into an icon: those that need no enlargement, and at least the smallest. */
export const iconSides = (width: number, height: number) =>
  sides.filter((side) => side <= Math.max(width, height, sides[0] ?? 0));

/** Whether to store a picture as PNG, as Windows does for large ones. Every reader knows bitmaps. */
export const isPngSide = (side: number) => side >= largestIcon;

interface IconPicture {
  /** Width and height, in pixels. */
  sides: readonly [number, number];
  /** A PNG, or a BMP without its file header. */
  data: Uint8Array;
  /** Bits per pixel. Default 32. */
  bits?: number;
}

/** https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10): a directory of pictures. */
export function writeIco(pictures: IconPicture[]): Uint8Array<ArrayBuffer> {
  let start = 6 + pictures.length * 16;
  const ico = new Uint8Array(pictures.reduce((sum, { data }) => sum + data.length, start));
  const view = viewOf(ico);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  for (const [index, { sides, data, bits = 32 }] of pictures.entries()) {
    const at = 6 + index * 16;
    // One byte each; 256 is written as zero.
    ico.set(sides, at);
    view.setUint16(at + 4, 1, true);
    view.setUint16(at + 6, bits, true);
    view.setUint32(at + 8, data.length, true);
    view.setUint32(at + 12, start, true);
    ico.set(data, start);
    start += data.length;
  }
  return ico;
}
