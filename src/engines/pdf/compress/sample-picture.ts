import { encodePixels, drawScaled, toBitmap } from './encode-picture.ts';
import type { Picture } from './picture.ts';
import { startCanvas } from '../render/canvas.ts';

/** A sample of an image, from which the size of the whole is estimated. */
export interface PictureSample {
  /**
   * Estimates the size of the image as JPEG, in bytes.
   *
   * @param scale as for `encodePicture`.
   */
  estimate(scale: number, quality: number): Promise<number>;
}

/** The number of tiles in each direction, and the maximum length of their sides in pixels. */
const across = 2;
const longest = 256;
/** The largest share of the pixels to sample. */
const share = 1 / 16;
/** The approximate size of a JPEG without image data, in bytes. */
const headers = 600;

/**
 * @param seed varies the positions of the tiles between images.
 * @throws {Malformed} as `encodePicture`.
 */
export async function samplePicture(picture: Picture, seed: number): Promise<PictureSample> {
  const bitmap = await toBitmap(picture);
  const { width, height } = bitmap;
  const side = Math.min(longest, width, height, Math.ceil(Math.sqrt(width * height * share) / across));
  const context = startCanvas(side * across, side * across);
  for (let index = 0; index < across ** 2; index++) {
    const [column, row] = [index % across, Math.floor(index / across)];
    // A pseudo-random position within the tile's part of the image.
    const [left, top] = [0, 1].map(
      (axis) => ((seed * across ** 2 + index + 1) * golden[(axis + row) % 2 === 0 ? 0 : 1]) % 1,
    );
    const from = (place: number, shift: number, length: number) =>
      Math.floor(Math.min(length - side, ((place + shift) / across) * (length - side)));
    const [x, y] = [from(column, left ?? 0, width), from(row, top ?? 0, height)];
    context.drawImage(bitmap, x, y, side, side, column * side, row * side, side, side);
  }
  bitmap.close();
  const times = (width * height) / (side * across) ** 2;
  const { components } = picture.colors;
  return {
    async estimate(scale, quality) {
      const { bytes } = await encodePixels(drawScaled(context.canvas, scale), components, quality);
      return Math.max(0, bytes.length - headers) * times + headers;
    },
  };
}

/** The fractional parts of their multiples are evenly distributed in two dimensions. */
const golden = [0.7548776662, 0.569840291] as const;
