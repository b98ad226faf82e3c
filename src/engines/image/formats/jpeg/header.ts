import { endOfImage, segmentsOfHead, startOfScan, startsFrame } from '#containers/jpeg.ts';
import { iccName } from '#containers/icc-name.ts';
import { textAt, viewOf } from '#containers/bytes.ts';
import { unlessSrgb } from '../../colours/colour-names.ts';
import { exifOrientation, uprightSize } from '#metadata/exif-orientation.ts';
import type { Header } from '../image-header.ts';

/** @throws {RangeError} if it ends before its first scan, or has no end marker. */
export function readJpeg(bytes: Uint8Array<ArrayBuffer>): Header {
  let frame = { depth: 8, width: 0, height: 0, channels: 3 };
  let orientation = 1;
  let metadata = false;
  const profile: number[] = [];
  const segments = segmentsOfHead(bytes);
  if (segments.at(-1)?.marker !== startOfScan) throw new RangeError('There is no scan');
  for (const { marker, body } of segments) {
    if (startsFrame(marker)) {
      const view = viewOf(body);
      const [depth, height, width] = [view.getUint8(0), view.getUint16(1), view.getUint16(3)];
      frame = { depth, width, height, channels: view.getUint8(5) };
    } else if (marker === 0xe1 && textAt(body, 0, 6) === 'Exif\0\0') {
      orientation = exifOrientation(body.subarray(6));
      metadata = true;
    } else if (marker === 0xe1 || marker === 0xed) metadata = true;
    else if (marker === 0xe2 && textAt(body, 0, 12) === 'ICC_PROFILE\0') profile.push(...body.subarray(14));
  }
  if (!endsWhole(bytes)) throw new RangeError('There is no end of the image');
  const name = profile.length > 0 ? iccName(new Uint8Array(profile)) : undefined;
  return {
    ...uprightSize(frame.width, frame.height, orientation),
    frames: 1,
    alpha: false,
    depth: frame.depth,
    ...unlessSrgb(frame.channels === 4 ? 'CMYK' : name),
    metadata,
  };
}

/** Searches from the back, because cameras append previews and more after the end. */
function endsWhole(bytes: Uint8Array): boolean {
  for (let at = bytes.lastIndexOf(endOfImage); at > 0; at = bytes.lastIndexOf(endOfImage, at - 1)) {
    if (bytes[at - 1] === 0xff) return true;
  }
  return false;
}
