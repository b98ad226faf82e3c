import { encodePixels, drawScaled, startCanvas, toBitmap } from './encode-picture.ts';
import type { Picture } from './picture.ts';

/** Parts of a picture together, by which it is told how large it becomes. */
export interface PictureSample {
  /**
   * About how many bytes the whole picture takes as JPEG.
   *
   * @param scale as for `encodePicture`.
   */
  estimate(scale: number, quality: number): Promise<number>;
}

/** Tiles across and down, and how long their sides are at most, in pixels. */
const across = 2;
const longest = 256;
/** Which share of the pixels they are at most. */
const share = 1 / 16;
/** What a JPEG takes beside its pixels, about, in bytes. */
const headers = 600;

/**
 * @param seed so that tiles of several pictures stand in different places.
 * @throws {Malformed} as `encodePicture`.
 */
export async function samplePicture(picture: Picture, seed: number): Promise<PictureSample> {
  const bitmap = await toBitmap(picture);
  const { width, height } = bitmap;
  const side = Math.min(longest, width, height, Math.ceil(Math.sqrt(width * height * share) / across));
  const context = startCanvas(side * across, side * across);
  for (let index = 0; index < across ** 2; index++) {
    const [column, row] = [index % across, Math.floor(index / across)];
    // Somewhere in its part of the picture.
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

/** Multiples of these come down evenly, side by side. */
const golden = [0.7548776662, 0.569840291] as const;
