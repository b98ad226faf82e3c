import { depthOf } from '../../write/encode.ts';
import type { Image, Scope } from '../../libvips/vips.ts';

interface Shift {
  factor: number;
  offset: number;
  format: 'uchar' | 'ushort';
}

/** What has to be added to numbers with a sign, and by how much those of 32 bits are too large for 16. */
const shifts: Record<string, Shift> = {
  char: { factor: 1, offset: 128, format: 'uchar' },
  short: { factor: 1, offset: 32_768, format: 'ushort' },
  uint: { factor: 2 ** -16, offset: 0, format: 'ushort' },
  int: { factor: 2 ** -16, offset: 32_768, format: 'ushort' },
};

/**
 * Whether libvips takes the numbers of a TIFF for something else than they are: it reads all of them, but measures
 * those of 32 bits and those with a sign by the white of 8 or 16 bits, and so fractions of greys.
 *
 * "TIFF numbers" in `src/engines/image/libvips/README.md`.
 */
export const isUnusual = ({ format, bands, interpretation }: Image): boolean =>
  !/^(?:lab|cmyk)/.test(interpretation) && (Object.hasOwn(shifts, format) || (isFraction(format) && bands < 3));

const isFraction = (format: string) => format === 'float' || format === 'double';

/**
 * The picture in numbers that have their white where libvips has it: 8 or 16 bits without a sign.
 *
 * @param reopen another image of the same pixels, to look for the lightest of them.
 */
export function inUsualNumbers(image: Image, reopen: () => Image, scope: Scope): Image {
  if (!isUnusual(image)) return image;
  const shift = shifts[image.format] ?? shiftOfFractions(reopen(), scope);
  const usual = shift ? shifted(image, shift, scope) : greysOfLight(image, scope);
  // Of images in these numbers, which libvips does not say itself.
  usual.setInt('bits-per-sample', depthOf(image));
  return usual;
}

function shifted(image: Image, { factor, offset, format }: Shift, scope: Scope): Image {
  const numbers = scope.keep(scope.keep(image.linear(factor, offset)).cast(format));
  const [grey, colour] = format === 'uchar' ? (['b-w', 'srgb'] as const) : (['grey16', 'rgb16'] as const);
  return scope.keep(numbers.copy({ interpretation: image.bands < 3 ? grey : colour }));
}

/** None where they are light from 0 to 1. */
function shiftOfFractions(image: Image, scope: Scope): Shift | undefined {
  const values = scope.keep(scope.keep(image.extractBand(0)).copyMemory());
  const [least, most] = [values.min(), values.max()];
  if (least >= 0 && most <= 1) return undefined;
  if (least >= 0 && most <= 255) return { factor: 257, offset: 0, format: 'ushort' };
  if (least >= 0 && most <= 65_535) return { factor: 1, offset: 0, format: 'ushort' };
  // Heights, temperatures: from the least to the most.
  const factor = 65_535 / (most - least);
  return { factor, offset: -least * factor, format: 'ushort' };
}

/** Only of colours libvips knows that fractions are light. */
function greysOfLight(image: Image, scope: Scope): Image {
  const light = scope.keep(image.extractBand(0));
  const colours = scope.keep(scope.keep(light.bandjoin([light, light])).copy({ interpretation: 'scrgb' }));
  const grey = scope.keep(scope.keep(colours.colourspace('rgb16')).extractBand(0));
  const full = () => scope.keep(scope.keep(scope.keep(image.extractBand(1)).linear(65_535, 0)).cast('ushort'));
  const whole = image.bands > 1 ? scope.keep(grey.bandjoin(full())) : grey;
  return scope.keep(whole.copy({ interpretation: 'grey16' }));
}
