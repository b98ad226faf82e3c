import type { InputFormatId } from '../../formats.ts';
import { decodeInBrowser, onCanvas } from './browser-decode.ts';
import type { Note } from '../../jobs/job.ts';
import { decoders, type Size } from './decoders.ts';
import { iccName } from './icc-name.ts';

export const decode = async (bytes: Uint8Array<ArrayBuffer>, format: InputFormatId<'image'>): Promise<ImageData> =>
  (await decodePicture(bytes, format)).image;

/**
 * The first frame of an image: upright, in sRGB, alpha not multiplied in.
 *
 * @throws {JobError} `corrupt-file`, `no-decoder`
 * @param wanted the size that it will have, where it is drawn in any.
 */
export async function decodePicture(
  bytes: Uint8Array<ArrayBuffer>,
  format: InputFormatId<'image'>,
  wanted?: (natural: Size) => Size,
): Promise<{ image: ImageData; notes: Note[] }> {
  const decodeFile = decoders[format];
  if (!decodeFile) return { image: await decodeInBrowser(bytes, format), notes: [] };
  const { pixels, width, height, profile, notes = [] } = await decodeFile(bytes, wanted);
  // iPhones take photos in Display P3, which a canvas turns into sRGB.
  if (!profile || !/P3/.test(iccName(profile) ?? '')) return { image: new ImageData(pixels, width, height), notes };
  const wide = new ImageData(pixels, width, height, { colorSpace: 'display-p3' });
  return { image: onCanvas(await createImageBitmap(wide)), notes };
}
