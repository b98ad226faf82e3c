import { iccName } from '../../../../containers/icc-name.ts';
import { textAt, viewOf } from '../../../../containers/bytes.ts';
import { unlessSrgb } from '../../colours/colour-names.ts';
import { exifOrientation, uprightSize } from '../../../../metadata/exif-orientation.ts';
import type { Header } from '../image-header.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** C0 to CF start frames, but for the three that are tables. */
const startsFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** ITU-T T.81, annex B: segments, each with its length, up to the first scan. */
export function readJpeg(bytes: Uint8Array<ArrayBuffer>): Header {
  const view = viewOf(bytes);
  let frame = { depth: 8, width: 0, height: 0, channels: 3 };
  let orientation = 1;
  let metadata = false;
  const profile: number[] = [];
  let at = 2;
  for (let marker = view.getUint8(at + 1); marker !== startOfScan; marker = view.getUint8(at + 1)) {
    if (marker === 0xff) {
      // Markers may have any number of these before them.
      at += 1;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    const body = bytes.subarray(at + 4, end);
    if (startsFrame(marker)) {
      const [depth, height, width] = [view.getUint8(at + 4), view.getUint16(at + 5), view.getUint16(at + 7)];
      frame = { depth, width, height, channels: view.getUint8(at + 9) };
    } else if (marker === 0xe1 && textAt(body, 0, 6) === 'Exif\0\0') {
      orientation = exifOrientation(body.subarray(6));
      metadata = true;
    } else if (marker === 0xe1 || marker === 0xed) metadata = true;
    else if (marker === 0xe2 && textAt(body, 0, 12) === 'ICC_PROFILE\0') profile.push(...body.subarray(14));
    at = end;
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

/** Cameras add previews and more after the end, so it is sought from the back. */
function endsWhole(bytes: Uint8Array): boolean {
  for (let at = bytes.lastIndexOf(endOfImage); at > 0; at = bytes.lastIndexOf(endOfImage, at - 1)) {
    if (bytes[at - 1] === 0xff) return true;
  }
  return false;
}
