import { JobError } from '../../../errors/errors.ts';
import { formats } from '../../../formats/formats.ts';

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
  canvas.getContext('2d', { willReadFrequently: true })?.putImageData(pixels, 0, 0);
  return new File([await encoded(canvas, format, quality)], name, { type });
}

let kept: OffscreenCanvasRenderingContext2D | null = null;

/** The same of a page, which nothing shines through: a canvas is kept for the next, which mostly is of the same size. */
export async function encodePage(pixels: ImageData, format: PictureFormat, quality: number): Promise<Blob> {
  const { width, height } = pixels;
  if (kept?.canvas.width !== width || kept.canvas.height !== height) {
    kept = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true, alpha: false });
  }
  if (!kept) throw new Error('There is no canvas');
  kept.putImageData(pixels, 0, 0);
  return encoded(kept.canvas, format, quality);
}

async function encoded(canvas: OffscreenCanvas, format: PictureFormat, quality: number): Promise<Blob> {
  const { mimeType: type, name } = formats[format];
  const blob = await canvas.convertToBlob({ type, quality: quality / 100 });
  // Browsers give PNG for what they cannot write.
  if (blob.type !== type) throw new JobError('no-encoder', { format: name });
  return blob;
}

/** Names for pages, their numbers as long as the last one's, so that they sort. */
export const numbered = (stem: string, pages: number, format: PictureFormat) => (page: number) =>
  `${stem}-${String(page).padStart(String(pages).length, '0')}.${formats[format].extensions[0]}`;
