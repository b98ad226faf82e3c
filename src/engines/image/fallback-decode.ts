import type { InputFormatId } from '../../formats.ts';
import { decodeInBrowser, onCanvas } from './browser-decode.ts';
import { decoders } from './decoders.ts';
import { iccName } from './icc-name.ts';

/**
 * The first frame of an image: upright, in sRGB, alpha not multiplied in.
 *
 * @throws {JobError} `corrupt-file`, `no-decoder`
 */
export async function decode(bytes: Uint8Array<ArrayBuffer>, format: InputFormatId<'image'>): Promise<ImageData> {
  const decodeFile = decoders[format];
  if (!decodeFile) return decodeInBrowser(bytes, format);
  const { pixels, width, height, profile } = await decodeFile(bytes);
  // iPhones take photos in Display P3, which a canvas turns into sRGB.
  if (!profile || !/P3/.test(iccName(profile) ?? '')) return new ImageData(pixels, width, height);
  return onCanvas(await createImageBitmap(new ImageData(pixels, width, height, { colorSpace: 'display-p3' })));
}
