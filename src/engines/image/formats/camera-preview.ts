import { textAt, viewOf, concat } from '#containers/bytes.ts';
import { JobError } from '#errors/errors.ts';
import { boxesIn } from '#containers/isobmff.ts';
import { exifOrientation } from '#metadata/exif-orientation.ts';

interface Preview {
  width: number;
  height: number;
  /** A JPEG with an orientation, copied from the raw file if the preview itself has none. */
  jpeg: Uint8Array<ArrayBuffer>;
}

/** The smallest preview worth keeping, in pixels. Smaller ones are thumbnails. */
const leastArea = 640 * 400;

/**
 * Finds the largest JPEG in a camera's raw file. All cameras embed one for their own screen.
 *
 * @throws {JobError} `camera-raw` if there is none, or only a small one.
 */
export function findPreview(bytes: Uint8Array): Preview {
  let best: { start: number; width: number; height: number; exif: boolean } | undefined;
  for (let start = bytes.indexOf(0xff); start >= 0; start = bytes.indexOf(0xff, start + 1)) {
    if (bytes[start + 1] !== 0xd8 || bytes[start + 2] !== 0xff) continue;
    const frame = frameAt(bytes, start);
    if (frame && frame.width * frame.height > (best ? best.width * best.height : 0)) best = { start, ...frame };
  }
  if (!best || best.width * best.height < leastArea) throw new JobError('camera-raw', {});
  const { start, exif } = best;
  const body = bytes.subarray(start + 2);
  const orientation = exif ? 1 : orientationOf(bytes);
  const turned = orientation > 4;
  return {
    width: turned ? best.height : best.width,
    height: turned ? best.width : best.height,
    jpeg: concat([Uint8Array.of(0xff, 0xd8), ...(exif ? [] : [orientationSegment(orientation)]), body]),
  };
}

/** Reads the frame header of a JPEG that may begin here; only of kinds that programs can show. */
function frameAt(bytes: Uint8Array, start: number) {
  const view = viewOf(bytes);
  let exif = false;
  for (let at = start + 2; at + 10 < bytes.length;) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || marker < 0xc0 || marker === 0xd8 || marker === 0xd9) return undefined;
    if (marker >= 0xc0 && marker <= 0xc2 && view.getUint8(at + 4) === 8)
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), exif };
    // Lossless JPEG, which holds the sensor's own data.
    if (marker > 0xc2 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return undefined;
    exif ||= marker === 0xe1 && textAt(bytes, at + 4, 6) === 'Exif\0\0';
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Reads the orientation of a raw file that is a TIFF, or has one in Canon's box. */
function orientationOf(bytes: Uint8Array): number {
  const tiff = textAt(bytes, 4, 8) === 'ftypcrx ' ? canonExif(bytes) : bytes;
  return exifOrientation(tiff);
}

/** The length, in bytes, of the UUID of Canon's box, which precedes the boxes in it. */
const nameLength = 16;

/** Returns Canon's description of the picture, which is a TIFF. */
const canonExif = (bytes: Uint8Array): Uint8Array => canonBox(bytes, 'CMT1');

/** Returns the content of a box in Canon's own, empty if there is none. */
export function canonBox(bytes: Uint8Array, wanted: string): Uint8Array {
  const movie = boxesIn(bytes).find(({ type }) => type === 'moov');
  const found = boxesIn(bytes, movie?.start, movie?.end ?? 0)
    .filter(({ type }) => type === 'uuid')
    .flatMap(({ start, end }) => boxesIn(bytes, start + nameLength, end))
    .find(({ type }) => type === wanted);
  return bytes.subarray(found?.start, found?.end ?? 0);
}

/** Returns a JPEG with this orientation. @param jpeg It has none of its own. */
export const withOrientation = (jpeg: Uint8Array, orientation: number): Uint8Array<ArrayBuffer> =>
  concat([jpeg.subarray(0, 2), orientationSegment(orientation), jpeg.subarray(2)]);

/** An EXIF segment with only an orientation. */
const orientationSegment = (orientation: number) =>
  Uint8Array.from([
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
    // TIFF: big-endian, one entry, of one short.
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ]);
