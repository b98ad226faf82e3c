import { startsWith, viewOf as viewOfBytes } from '#containers/bytes.ts';
import { segmentsOfHead } from '#containers/jpeg.ts';
import { exifOrientation } from './exif-orientation.ts';
import { parseExif, viewOf, type Field } from './parse-exif.ts';

const exifMark = 'Exif\0\0';
const [previewAt, previewLength] = [0x0201, 0x0202];

/** The preview in the EXIF of a JPEG, and how the picture is turned; undefined if there is none. */
export function previewOfJpeg(
  bytes: Uint8Array<ArrayBuffer>,
): { jpeg: Uint8Array<ArrayBuffer>; orientation: number } | undefined {
  const segment = segmentsOfHead(bytes).find(({ marker, body }) => marker === 0xe1 && startsWith(body, exifMark));
  const tiff = segment?.body.slice(exifMark.length);
  const exif = tiff && parseExif(tiff);
  if (!exif) return undefined;
  const number = (tag: number) => {
    const field = exif.preview.find((each) => each.tag === tag);
    return field ? firstOf(field, exif.little) : 0;
  };
  const [start, length] = [number(previewAt), number(previewLength)];
  const jpeg = tiff.slice(start, start + length);
  return start > 0 && jpeg.length > 2 && viewOfBytes(jpeg).getUint16(0) === 0xffd8
    ? { jpeg, orientation: exifOrientation(tiff) }
    : undefined;
}

const firstOf = (field: Field, little: boolean): number =>
  field.bytes.length === 4 ? viewOf(field).getUint32(0, little) : 0;
