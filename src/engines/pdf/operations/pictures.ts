import { JobError } from '../../../errors.ts';
import { formats } from '../../../formats.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp';

/**
 * A picture in a format, by the browser's own encoder.
 *
 * @param quality 1 to 100; PNG has none.
 * @throws {JobError} `no-encoder` where the browser has none for it.
 */
export async function encodePicture(
  pixels: ImageData,
  format: PictureFormat,
  quality: number,
  name: string,
): Promise<File> {
  const { mimeType: type } = formats[format];
  const canvas = new OffscreenCanvas(pixels.width, pixels.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas');
  context.putImageData(pixels, 0, 0);
  const blob = await canvas.convertToBlob({ type, quality: quality / 100 });
  // Browsers give PNG for what they cannot write.
  if (blob.type !== type) throw new JobError('no-encoder', { format: formats[format].name });
  return new File([blob], name, { type });
}

/** Names for pages, their numbers as long as the last one's, so that they sort. */
export const numbered = (stem: string, pages: number, format: PictureFormat) => (page: number) =>
  `${stem}-${String(page).padStart(String(pages).length, '0')}.${formats[format].extensions[0]}`;
