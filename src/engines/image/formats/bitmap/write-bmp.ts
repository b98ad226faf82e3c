import { viewOf } from '#containers/bytes.ts';

/** 8 bits per channel, in sRGB; alpha is not premultiplied. */
export interface Rgba {
  width: number;
  height: number;
  pixels: Uint8Array | Uint8ClampedArray;
}

const fileHeaderLength = 14;
const infoHeaderLength = 40;
/** `BITMAPV5HEADER`, the one where readers look for alpha. */
const longHeaderLength = 124;

/** https://learn.microsoft.com/en-us/windows/win32/gdi/bitmap-storage: 24 bits per pixel, or 32 with alpha. */
export function writeBmp({ width, height, pixels }: Rgba): Uint8Array<ArrayBuffer> {
  const alpha = hasAlpha(pixels);
  const headerLength = alpha ? longHeaderLength : infoHeaderLength;
  const start = fileHeaderLength + headerLength;
  const stride = alpha ? width * 4 : (width * 3 + 3) & ~3;
  const file = new Uint8Array(start + stride * height);
  const view = viewOf(file);
  file.set([0x42, 0x4d]);
  view.setUint32(2, file.length, true);
  view.setUint32(10, start, true);
  writeInfo(view, fileHeaderLength, headerLength, { width, height, bits: alpha ? 32 : 24 });
  if (alpha) {
    // Masks describe the channels.
    view.setUint32(30, 3, true);
    for (const [index, mask] of [0xff0000, 0xff00, 0xff, 0xff000000].entries())
      view.setUint32(54 + index * 4, mask, true);
    // 'sRGB'.
    view.setUint32(70, 0x73524742, true);
  }
  writeRows(file, start, stride, { width, height, pixels }, alpha ? 4 : 3);
  return file;
}

/**
 * Writes a BMP as icons hold it, without a file header: 32 bits per pixel, then a mask with 1 bit per pixel, set where
 * the pixel is fully transparent.
 */
export function writeIconBitmap({ width, height, pixels }: Rgba): Uint8Array<ArrayBuffer> {
  const maskStride = ((width + 31) >> 5) * 4;
  const maskStart = infoHeaderLength + width * height * 4;
  const bitmap = new Uint8Array(maskStart + maskStride * height);
  // The height counts both the colours and the mask.
  writeInfo(viewOf(bitmap), 0, infoHeaderLength, { width, height: height * 2, bits: 32 });
  writeRows(bitmap, infoHeaderLength, width * 4, { width, height, pixels }, 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (pixels[((height - 1 - y) * width + x) * 4 + 3] !== 0) continue;
      const at = maskStart + y * maskStride + (x >> 3);
      bitmap[at] = (bitmap[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return bitmap;
}

function writeInfo(
  view: DataView,
  at: number,
  length: number,
  { width, height, bits }: { width: number; height: number; bits: number },
) {
  view.setUint32(at, length, true);
  view.setInt32(at + 4, width, true);
  view.setInt32(at + 8, height, true);
  view.setUint16(at + 12, 1, true);
  view.setUint16(at + 14, bits, true);
}

/** Writes rows from bottom to top, as blue, green, red. */
function writeRows(
  file: Uint8Array,
  start: number,
  stride: number,
  { width, height, pixels }: Rgba,
  bytesPerPixel: 3 | 4,
) {
  for (let y = 0; y < height; y += 1) {
    let to = start + (height - 1 - y) * stride;
    for (let from = y * width * 4; from < (y + 1) * width * 4; from += 4) {
      file[to] = pixels[from + 2] ?? 0;
      file[to + 1] = pixels[from + 1] ?? 0;
      file[to + 2] = pixels[from] ?? 0;
      if (bytesPerPixel === 4) file[to + 3] = pixels[from + 3] ?? 0;
      to += bytesPerPixel;
    }
  }
}

function hasAlpha(pixels: Rgba['pixels']): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return true;
  return false;
}
