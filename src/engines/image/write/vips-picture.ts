import { encodeSequence } from '../formats/avif/encode-sequence.ts';
import type { OutputFormatId } from '#formats/formats.ts';
import { encode, type EncodeOptions } from './encode.ts';
import { whole, type Picture, type Pieces, type Pixels } from '../goal/picture.ts';
import { avifSteps, jpegSteps, wholeSteps, type QualitySteps } from '../goal/quality-steps.ts';
import { eachFrame } from '../libvips/each-frame.ts';
import { withScope, type Image, type Libvips, type Scope } from '../libvips/vips.ts';

const stepsOf: Partial<Record<OutputFormatId<'image'>, QualitySteps>> = { avif: avifSteps, jpeg: jpegSteps };

/** Wraps a libvips image, decoded into memory, with its encoder. */
export function vipsPicture(
  vips: Libvips,
  decoded: Image,
  options: Omit<EncodeOptions, 'quality'>,
  scope: Scope,
): Picture {
  const image = scope.keep(decoded.copyMemory());
  const { frames } = options;
  const moves = options.format === 'avif' && frames > 1;
  const still = { pixels: image.width * image.height, ...options, frames: 1, keep: 0 };
  return {
    width: image.width,
    height: image.height,
    frames,
    steps: stepsOf[options.format] ?? wholeSteps,
    encode: (quality) =>
      moves ? encodeSequence(image, { ...options, quality }) : encode(image, { ...options, quality }),
    draft: (quality) =>
      moves ? encodeSequence(image, { ...options, quality }) : encode(image, { ...options, quality, effort: 'fast' }),
    metadataSize: () => metadataSize(image, options, scope),
    // Decoded pixels are freed at once: a search compares many times.
    pixels: (bytes, pieces = whole) =>
      withScope((own) => {
        const shown = bytes ? own.keep(vips.Image.newFromBuffer(bytes)) : image;
        return pixelsOf(partOf(vips, shown, bytes ? 1 : frames, pieces, own), own);
      }),
    part: (pieces) => vipsPicture(vips, partOf(vips, image, frames, pieces, scope), still, scope),
    scale: (ratio) => {
      const width = Math.max(1, Math.round(image.width * ratio));
      const height = Math.max(1, Math.round((image.height / frames) * ratio));
      const smaller = (frame: Image) => frame.thumbnailImage(width, { height, size: 'force' });
      return vipsPicture(vips, eachFrame(vips, image, frames, scope, smaller), options, scope);
    },
  };
}

function metadataSize(image: Image, options: Omit<EncodeOptions, 'quality'>, scope: Scope): number {
  const corner = scope.keep(image.crop(0, 0, Math.min(16, image.width), Math.min(16, image.height)));
  const lengthWith = (keep: number) =>
    encode(corner, { ...options, keep, frames: 1, quality: 50, effort: 'fast' }).length;
  return lengthWith(options.keep) - lengthWith(0);
}

function partOf(vips: Libvips, image: Image, frames: number, pieces: Pieces, scope: Scope): Image {
  const { width, height, places, across } = pieces;
  const frame = frames > 1 ? scope.keep(image.crop(0, 0, image.width, image.pageHeight)) : image;
  if (places.length === 0) return frame;
  const parts = places.map(({ left, top }) => scope.keep(frame.crop(left, top, width, height)));
  return scope.keep(vips.Image.arrayjoin(parts, { across }));
}

function pixelsOf(image: Image, scope: Scope): Pixels {
  const colour = image.interpretation === 'srgb' ? image : scope.keep(image.colourspace('srgb'));
  const opaque = colour.hasAlpha() ? scope.keep(colour.flatten({ background: [255, 255, 255] })) : colour;
  // sRGB samples are bytes.
  return { data: opaque.writeToMemory() as Uint8Array, width: opaque.width, height: opaque.height };
}
