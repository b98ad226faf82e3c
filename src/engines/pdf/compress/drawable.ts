import type { PdfDocument } from '../document/document.ts';
import type { Stream } from '../../../containers/pdf/objects.ts';

const filters = new Set([
  'DCTDecode',
  'DCT',
  'JPXDecode',
  'FlateDecode',
  'Fl',
  'LZWDecode',
  'LZW',
  'RunLengthDecode',
  'RL',
]);
/** Smaller images are not worth it; larger ones do not fit in memory. In pixels. */
const leastPixels = 4096;
const mostPixels = 2 ** 25;

/**
 * Whether PDFium can draw an image that `readPicture` does not read, such as one in CMYK, JPEG 2000 or with other
 * filters.
 */
export function isDrawable(document: PdfDocument, { dict }: Stream): boolean {
  const [width, height] = [document.number(dict.get('Width')) ?? 0, document.number(dict.get('Height')) ?? 0];
  const last = document.name([document.resolve(dict.get('Filter'))].flat().at(-1)) ?? '';
  const isFine = last === 'JPXDecode' || (document.number(dict.get('BitsPerComponent')) ?? 8) >= 8;
  return (
    width * height >= leastPixels &&
    width * height <= mostPixels &&
    isFine &&
    filters.has(last) &&
    document.resolve(dict.get('ImageMask')) !== true &&
    !Array.isArray(document.resolve(dict.get('Mask'))) &&
    document.dict(dict.get('SMask'))?.has('Matte') !== true &&
    (document.number(dict.get('SMaskInData')) ?? 0) === 0
  );
}
