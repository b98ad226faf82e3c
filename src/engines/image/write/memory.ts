import { JobError } from '#errors/errors.ts';
import type { OutputFormatId } from '#formats/formats.ts';
import { depthOf } from './encode.ts';
import type { OpenImage } from '../open/open-image.ts';

/** libvips was built with at most 2 GiB, and needs some of that itself. */
export const heapLimit = 2 ** 31 - 200 * 2 ** 20;

/**
 * What each encoder holds per pixel of the result, in bytes, beyond what decoding needs. Progressive JPEG keeps all
 * coefficients; WebP keeps a copy of the picture, and its planes; AVIF keeps planes and reference frames; a palette is
 * computed over the whole picture; plain PNG, TIFF and GIF go row by row, GIF frame by frame; JPEG XL keeps the picture
 * in floating point.
 */
const encoderBytes: Record<OutputFormatId<'image'>, number> = {
  jpeg: 8,
  png: 6,
  webp: 12,
  avif: 24,
  gif: 12,
  tiff: 6,
  jxl: 40,
  bmp: 12,
  ico: 12,
};

/**
 * Refuses an image that would not fit into memory, before decoding it.
 *
 * @param pixels of the result, in all frames that are in memory together
 * @param whole whether the whole input must be in memory, as for rotation
 * @throws {JobError} `too-large`, with the figures.
 */
export function checkMemory(open: OpenImage, output: OutputFormatId<'image'>, pixels: number, whole: boolean) {
  const { image, file, frames, width, height } = open;
  const bytesPerPixel = image.bands * (depthOf(image) / 8);
  const decoded = whole || !readsInRows(open) ? width * height * bytesPerPixel * (whole ? frames : 1) : 0;
  const needed = file.size + decoded + pixels * encoderBytes[output];
  if (needed > heapLimit) throw new JobError('too-large', { needed, available: heapLimit });
}

/**
 * Refuses a join that would not fit into memory.
 *
 * @param pixels of the result, in all frames, which are held as RGBA before they are encoded
 * @throws {JobError} `too-large`, with the figures.
 */
export function checkJoinMemory(output: OutputFormatId<'image'>, pixels: number) {
  const needed = pixels * (4 + encoderBytes[output]);
  if (needed > heapLimit) throw new JobError('too-large', { needed, available: heapLimit });
}

/**
 * Whether decoding goes row by row. WebP, AVIF and JPEG XL are decoded a frame at a time, as are interlaced PNG and
 * progressive JPEG.
 */
const readsInRows = ({ format, image }: OpenImage) =>
  ['jpeg', 'png', 'tiff', 'pnm', 'hdr'].includes(format) &&
  !(image.getTypeof('interlaced') && image.getInt('interlaced'));
