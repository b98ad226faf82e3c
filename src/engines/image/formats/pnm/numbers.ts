import { hasOwnWhite, isFraction, type PnmHeader } from './header.ts';
import { inUsualNumbers } from '../tiff/numbers.ts';
import type { Image, Scope } from '../../libvips/vips.ts';

/** Scales the picture to its declared white, and flips pictures in floats, whose rows go from bottom to top. */
export function asPnmSays(image: Image, pnm: PnmHeader, reopen: () => Image, scope: Scope): Image {
  if (isFraction(pnm))
    return inUsualNumbers(scope.keep(scope.keep(image.copyMemory()).flip('vertical')), reopen, scope);
  if (!hasOwnWhite(pnm)) return image;
  const white = image.format === 'uchar' ? 255 : 65_535;
  const scaled = scope.keep(scope.keep(image.linear(white / pnm.most, 0)).rint());
  return scope.keep(scope.keep(scaled.cast(image.format)).copy({ interpretation: image.interpretation }));
}
