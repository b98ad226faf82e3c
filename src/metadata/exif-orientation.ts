import { readDirectory, readHeader } from '#containers/tiff.ts';

const orientationTag = 0x0112;

/** Reads the orientation, 1 to 8, from EXIF's TIFF structure; 1 if there is none, or it cannot be read. */
export function exifOrientation(tiff: Uint8Array): number {
  const header = readHeader(tiff);
  const directory = header && readDirectory(tiff, header.first, header);
  const orientation = directory?.entries.find(({ tag }) => tag === orientationTag)?.first ?? 1;
  return orientation >= 1 && orientation <= 8 ? orientation : 1;
}

export const uprightSize = (width: number, height: number, orientation: number) =>
  orientation > 4 ? { width: height, height: width } : { width, height };
