import { JobError } from '#errors/errors.ts';
import { formats } from '#formats/formats.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp';

/** Encodes an image as PNG, with the browser's encoder. */
export async function encodePicture(pixels: ImageData, name: string): Promise<File> {
  const canvas = new OffscreenCanvas(pixels.width, pixels.height);
  canvas.getContext('2d', { willReadFrequently: true })?.putImageData(pixels, 0, 0);
  const blob = await canvas.convertToBlob();
  return new File([blob], name, { type: blob.type });
}

let kept: OffscreenCanvasRenderingContext2D | null = null;

/** Encodes an opaque page. The canvas is reused, since most pages have the same size. */
export async function encodePage(pixels: ImageData, format: PictureFormat, quality: number): Promise<Blob> {
  const { width, height } = pixels;
  if (kept?.canvas.width !== width || kept.canvas.height !== height) {
    kept = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true, alpha: false });
  }
  if (!kept) throw new Error('There is no canvas');
  kept.putImageData(pixels, 0, 0);
  const { mimeType: type, name } = formats[format];
  const blob = await kept.canvas.convertToBlob({ type, quality: quality / 100 });
  // Browsers fall back to PNG for unsupported formats.
  if (blob.type !== type) throw new JobError('no-encoder', { format: name });
  return blob;
}

/** Returns file names for pages, with numbers padded so that they sort. */
export const numbered = (stem: string, pages: number, format: PictureFormat) => (page: number) =>
  `${stem}-${String(page).padStart(String(pages).length, '0')}.${formats[format].extensions[0]}`;
