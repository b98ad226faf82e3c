import { depthOf } from '../../write/encode.ts';
import type { Image, Scope } from '../../libvips/vips.ts';

interface Shift {
  factor: number;
  offset: number;
  format: 'uchar' | 'ushort';
}

/** What to add to signed samples, and how to scale 32-bit samples to 16 bits. */
const shifts: Record<string, Shift> = {
  char: { factor: 1, offset: 128, format: 'uchar' },
  short: { factor: 1, offset: 32_768, format: 'ushort' },
  uint: { factor: 2 ** -16, offset: 0, format: 'ushort' },
  int: { factor: 2 ** -16, offset: 32_768, format: 'ushort' },
};

/**
 * Whether libvips misinterprets the samples of a TIFF: it reads all of them, but assumes the white of 8 or 16 bits for
 * signed and 32-bit samples, and for greyscale floats.
 *
 * "TIFF numbers" in `src/engines/image/libvips/README.md`.
 */
export const isUnusual = ({ format, bands, interpretation }: Image): boolean =>
  !/^(?:lab|cmyk)/.test(interpretation) && (Object.hasOwn(shifts, format) || (isFraction(format) && bands < 3));

const isFraction = (format: string) => format === 'float' || format === 'double';

/**
 * Converts the picture to 8- or 16-bit unsigned samples, where libvips assumes the right white.
 *
 * @param reopen opens the same pixels again, to find the extreme values
 */
export function inUsualNumbers(image: Image, reopen: () => Image, scope: Scope): Image {
  if (!isUnusual(image)) return image;
  const shift = shifts[image.format] ?? shiftOfFractions(reopen(), scope);
  const usual = shift ? shifted(image, shift, scope) : greysOfLight(image, scope);
  // libvips does not set this for such samples.
  usual.setInt('bits-per-sample', depthOf(image));
  return usual;
}

function shifted(image: Image, { factor, offset, format }: Shift, scope: Scope): Image {
  const numbers = scope.keep(scope.keep(image.linear(factor, offset)).cast(format));
  const [grey, colour] = format === 'uchar' ? (['b-w', 'srgb'] as const) : (['grey16', 'rgb16'] as const);
  return scope.keep(numbers.copy({ interpretation: image.bands < 3 ? grey : colour }));
}

/** Returns `undefined` for linear light from 0 to 1. */
function shiftOfFractions(image: Image, scope: Scope): Shift | undefined {
  const values = scope.keep(scope.keep(image.extractBand(0)).copyMemory());
  const [least, most] = [values.min(), values.max()];
  if (least >= 0 && most <= 1) return undefined;
  if (least >= 0 && most <= 255) return { factor: 257, offset: 0, format: 'ushort' };
  if (least >= 0 && most <= 65_535) return { factor: 1, offset: 0, format: 'ushort' };
  // Heights or temperatures, scaled from the lowest to the highest.
  const factor = 65_535 / (most - least);
  return { factor, offset: -least * factor, format: 'ushort' };
}

/** Converts via RGB: libvips treats floats as linear light only in colour images. */
function greysOfLight(image: Image, scope: Scope): Image {
  const light = scope.keep(image.extractBand(0));
  const colours = scope.keep(scope.keep(light.bandjoin([light, light])).copy({ interpretation: 'scrgb' }));
  const grey = scope.keep(scope.keep(colours.colourspace('rgb16')).extractBand(0));
  const full = () => scope.keep(scope.keep(scope.keep(image.extractBand(1)).linear(65_535, 0)).cast('ushort'));
  const whole = image.bands > 1 ? scope.keep(grey.bandjoin(full())) : grey;
  return scope.keep(whole.copy({ interpretation: 'grey16' }));
}
