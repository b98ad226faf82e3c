import { encode, type EncodeOptions } from './encode.ts';
import type { Image, Libvips, Scope } from '../libvips/vips.ts';

/**
 * The most pixels, in all frames, for which lossless encoding is tried. With more, it takes too long to find out that
 * nothing is gained.
 */
export const mostWithoutLoss = 8_500_000;
/** The pieces of the first frame that decide whether to try: how many across and down, and their side in pixels. */
const pieces = 2;
const side = 64;

/**
 * Encodes losslessly if a sample suggests that this takes fewer bytes, as it does for drawings; otherwise returns
 * `undefined`.
 */
export function withoutLoss(
  vips: Libvips,
  image: Image,
  options: EncodeOptions,
  scope: Scope,
): Uint8Array<ArrayBuffer> | undefined {
  const sample = sampleOf(vips, image, options.frames, scope);
  const sizeOf = (lossless: boolean) => encode(sample, { ...options, lossless, frames: 1, keep: 0 }).length;
  return sizeOf(true) <= sizeOf(false) ? encode(image, { ...options, lossless: true }) : undefined;
}

function sampleOf(vips: Libvips, image: Image, frames: number, scope: Scope): Image {
  const { width } = image;
  const height = frames > 1 ? image.pageHeight : image.height;
  const [across, down] = [Math.min(side, width), Math.min(side, height)];
  const starts = (length: number, piece: number) =>
    Array.from({ length: pieces }, (_, index) => Math.floor(((index + 0.5) / pieces) * (length - piece)));
  const cut = starts(height, down).flatMap((top) =>
    starts(width, across).map((left) => scope.keep(image.crop(left, top, across, down))),
  );
  return scope.keep(vips.Image.arrayjoin(cut, { across: pieces }));
}
