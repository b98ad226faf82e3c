import type { Image, Scope } from '../libvips/vips.ts';
import type { Size } from '#jobs/contract/image-step.ts';

/**
 * Resizes an image in linear light, with Lanczos and premultiplied alpha. Assumes sRGB's curve, which the profiles of
 * photos share at least nearly; the profile stays.
 */
export function resizeInLight(image: Image, { width, height }: Size, scope: Scope): Image {
  const space = image.format === 'ushort' ? 'rgb16' : 'srgb';
  const most = image.format === 'ushort' ? 65_535 : 255;
  const colour = image.interpretation === space ? image : scope.keep(image.colourspace(space));
  const scale = (part: Image) => {
    const options = { vscale: height / part.height, kernel: 'lanczos3' };
    return scope.keep(part.resize(width / part.width, options));
  };
  const numbersOf = (light: Image) => scope.keep(light.copy({ interpretation: 'scrgb' })).colourspace(space);
  if (!colour.hasAlpha()) return numbersOf(scale(scope.keep(colour.colourspace('scrgb'))));
  const alpha = scope.keep(colour.extractBand(3));
  const light = scope.keep(scope.keep(colour.extractBand(0, { n: 3 })).colourspace('scrgb'));
  const seen = scope.keep(scope.keep(light.bandjoin(alpha)).premultiply({ max_alpha: most }));
  const scaled = scope.keep(scale(seen).unpremultiply({ max_alpha: most }));
  const rgb = scope.keep(numbersOf(scope.keep(scaled.extractBand(0, { n: 3 }))));
  const cover = scope.keep(scope.keep(scaled.extractBand(3)).cast(rgb.format));
  return scope.keep(rgb.bandjoin(cover)).copy({ interpretation: space });
}
