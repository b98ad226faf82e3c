import { encode, type EncodeOptions } from './encode.ts';
import { tilesOf, type Picture } from './goal.ts';
import { toPlanes, type Planes } from './similarity.ts';
import type { Image, Libvips, Scope } from './vips.ts';

/** An image of libvips, decoded into memory, with the way to encode it. */
export function vipsPicture(
  vips: Libvips,
  decoded: Image,
  options: Omit<EncodeOptions, 'quality'>,
  scope: Scope,
): Picture {
  const image = scope.keep(decoded.copyMemory());
  const { frames } = options;
  const still = { ...options, frames: 1 };
  return {
    width: image.width,
    height: image.height,
    frames,
    encode: (quality) => encode(image, { ...options, quality }),
    planes: (bytes) => planesOf(bytes ? scope.keep(vips.Image.newFromBuffer(bytes)) : image, scope),
    sample: () => vipsPicture(vips, sampleOf(vips, image, frames, scope), still, scope),
    scale: (ratio) => {
      const width = Math.max(1, Math.round(image.width * ratio));
      const height = Math.max(1, Math.round(image.height * ratio));
      return vipsPicture(vips, scope.keep(image.thumbnailImage(width, { height, size: 'force' })), options, scope);
    },
  };
}

function sampleOf(vips: Libvips, image: Image, frames: number, scope: Scope): Image {
  const frame = frames > 1 ? scope.keep(image.crop(0, 0, image.width, image.pageHeight)) : image;
  const { size, columns, places } = tilesOf(frame.width, frame.height);
  if (places.length === 0) return frame;
  const tiles = places.map(({ left, top }) => scope.keep(frame.crop(left, top, size, size)));
  return scope.keep(vips.Image.arrayjoin(tiles, { across: columns }));
}

function planesOf(image: Image, scope: Scope): Planes {
  const colour = image.interpretation === 'srgb' ? image : scope.keep(image.colourspace('srgb'));
  const opaque = colour.hasAlpha() ? scope.keep(colour.flatten({ background: [255, 255, 255] })) : colour;
  // sRGB is held in bytes.
  return toPlanes(opaque.writeToMemory() as Uint8Array, opaque.width, opaque.height);
}
