import { iccName } from '#containers/icc-name.ts';
import { textAt, viewOf } from '#containers/bytes.ts';
import { unlessSrgb } from '../../colours/colour-names.ts';
import { exifOrientation, uprightSize } from '#metadata/exif-orientation.ts';
import { riffChunks, riffEnd } from '#containers/riff.ts';
import type { Header } from '../image-header.ts';

/** https://developers.google.com/speed/webp/docs/riff_container */
export function readWebp(bytes: Uint8Array<ArrayBuffer>): Header {
  const end = riffEnd(bytes);
  if (end > bytes.length) throw new RangeError('The file is shorter than it says');
  let size: { width: number; height: number } | undefined;
  let frames = 0;
  let orientation = 1;
  let alpha = false;
  let metadata = false;
  let profile: string | undefined;
  for (const { type, start, end: bodyEnd } of riffChunks(bytes, end)) {
    const body = bytes.subarray(start, bodyEnd);
    const view = viewOf(body);
    const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
    switch (type) {
      case 'VP8X':
        alpha = (view.getUint8(0) & 0x10) !== 0;
        size = { width: uint24(4) + 1, height: uint24(7) + 1 };
        break;
      case 'VP8 ':
        size ??= { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
        break;
      case 'VP8L': {
        const bits = view.getUint32(1, true);
        alpha ||= (bits & 0x10_00_00_00) !== 0;
        size ??= { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
        break;
      }
      case 'ANMF':
        frames += 1;
        break;
      case 'ICCP':
        profile = iccName(body);
        break;
      case 'EXIF':
        metadata = true;
        // Some writers add the prefix of JPEG's segment.
        orientation = exifOrientation(body.subarray(textAt(body, 0, 4) === 'Exif' ? 6 : 0));
        break;
      case 'XMP ':
        metadata = true;
        break;
    }
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
