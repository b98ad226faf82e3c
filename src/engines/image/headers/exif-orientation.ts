import { viewOf } from './bytes.ts';

const orientationTag = 0x0112;

/** The orientation, 1 to 8, in EXIF's TIFF structure; 1 where it says none. */
export function exifOrientation(tiff: Uint8Array): number {
  const view = viewOf(tiff);
  const little = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, little);
  for (let entry = 0; entry < view.getUint16(directory, little); entry += 1) {
    const at = directory + 2 + entry * 12;
    if (view.getUint16(at, little) !== orientationTag) continue;
    const orientation = view.getUint16(at + 8, little);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

/** The size of the upright image. */
export const uprightSize = (width: number, height: number, orientation: number) =>
  orientation > 4 ? { width: height, height: width } : { width, height };
