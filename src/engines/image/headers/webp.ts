import { iccName } from '../icc-name.ts';
import { textAt, unlessSrgb, viewOf } from './bytes.ts';
import { exifOrientation, uprightSize } from './exif-orientation.ts';
import type { Header } from './header.ts';

/** https://developers.google.com/speed/webp/docs/riff_container */
export function readWebp(bytes: Uint8Array<ArrayBuffer>): Header {
  const view = viewOf(bytes);
  const end = view.getUint32(4, true) + 8;
  if (end > bytes.length) throw new RangeError('The file is shorter than it says');
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  let size: { width: number; height: number } | undefined;
  let frames = 0;
  let orientation = 1;
  let alpha = false;
  let metadata = false;
  let profile: string | undefined;
  for (let at = 12; at + 8 <= end;) {
    const length = view.getUint32(at + 4, true);
    const body = at + 8;
    switch (textAt(bytes, at, 4)) {
      case 'VP8X':
        alpha = (view.getUint8(body) & 0x10) !== 0;
        size = { width: uint24(body + 4) + 1, height: uint24(body + 7) + 1 };
        break;
      case 'VP8 ':
        size ??= { width: view.getUint16(body + 6, true) & 0x3fff, height: view.getUint16(body + 8, true) & 0x3fff };
        break;
      case 'VP8L': {
        const bits = view.getUint32(body + 1, true);
        alpha ||= (bits & 0x10_00_00_00) !== 0;
        size ??= { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
        break;
      }
      case 'ANMF':
        frames += 1;
        break;
      case 'ICCP':
        profile = iccName(bytes.subarray(body, body + length));
        break;
      case 'EXIF':
        metadata = true;
        // Some writers put the marker of JPEG's segment before it.
        orientation = exifOrientation(
          bytes.subarray(textAt(bytes, body, 4) === 'Exif' ? body + 6 : body, body + length),
        );
        break;
      case 'XMP ':
        metadata = true;
        break;
    }
    at = body + length + (length % 2);
  }
  if (!size) throw new RangeError('There is no image');
  return {
    ...uprightSize(size.width, size.height, orientation),
    frames: Math.max(1, frames),
    alpha,
    depth: 8,
    ...unlessSrgb(profile),
    metadata,
  };
}
