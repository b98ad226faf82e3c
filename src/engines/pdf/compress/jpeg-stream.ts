import { Name, type Dict, type Stream } from '#containers/pdf/objects.ts';
import { bytesStream } from '#containers/pdf/source.ts';
import type { Picture } from './picture.ts';

/** Builds the stream of an image that `encodePicture` has encoded, from the original dictionary. */
export function jpegStream(
  dict: Dict,
  { colors }: Picture,
  { bytes, width, height }: { bytes: Uint8Array<ArrayBuffer>; width: number; height: number },
): Stream {
  const changed = new Map(dict)
    .set('Width', width)
    .set('Height', height)
    .set('ColorSpace', colors.base)
    .set('BitsPerComponent', 8)
    .set('Filter', new Name('DCTDecode'));
  for (const key of ['DecodeParms', 'Length', 'Decode']) changed.delete(key);
  return bytesStream(changed, bytes);
}
