import { JobError } from '../../errors/errors.ts';
import { shadeOf, type PagePicture } from '../../jobs/contract/reading.ts';

/** Assumed because photos of paper and screenshots do not state their resolution. */
const likelyDotsPerInch = 300;

/** Converts RGBA pixels to greyscale, on white. */
export function toGrey({ width, height, data }: ImageData, dotsPerInch: number): PagePicture {
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0, from = 0; at < grey.length; at++, from += 4) {
    const value = shadeOf(data[from], data[from + 1], data[from + 2]);
    const alpha = data[from + 3] ?? 255;
    grey[at] = alpha === 255 ? value : (value * alpha) / 255 + 255 - alpha;
  }
  return { width, height, data: grey, dotsPerInch };
}

/** Decodes a picture with the browser. @throws {JobError} `out-of-memory` */
export async function decodeGrey(picture: Blob): Promise<PagePicture> {
  const bitmap = await createImageBitmap(picture);
  try {
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new JobError('out-of-memory', {});
    context.drawImage(bitmap, 0, 0);
    return toGrey(context.getImageData(0, 0, width, height), likelyDotsPerInch);
  } finally {
    bitmap.close();
  }
}
