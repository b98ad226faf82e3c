import { JobError } from '#errors/errors.ts';
import { formats } from '#formats/formats.ts';
import type { DecodedImage } from './decoded-image.ts';
import { pixelCount } from './pixel-count.ts';

const headerLength = 14;

/**
 * https://qoiformat.org/qoi-specification.pdf: each pixel is coded relative to earlier ones.
 *
 * @throws {JobError} `corrupt-file`
 */
export function decodeQoi(bytes: Uint8Array<ArrayBuffer>): DecodedImage {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [view.getUint32(4), view.getUint32(8)];
  if (pixelCount(bytes.subarray(headerLength), 'qoi').found < width * height)
    throw new JobError('corrupt-file', { format: formats.qoi.name });
  const pixels = new Uint8ClampedArray(width * height * 4);
  const seen = new Uint8Array(64 * 4);
  let [red, green, blue, alpha] = [0, 0, 0, 255];
  let run = 0;
  let at = headerLength;
  const next = () => bytes[at++] ?? 0;
  for (let to = 0; to < pixels.length; to += 4) {
    if (run > 0) run -= 1;
    else {
      const tag = next();
      const low = tag & 63;
      if (tag === 0xfe) [red, green, blue] = [next(), next(), next()];
      else if (tag === 0xff) [red, green, blue, alpha] = [next(), next(), next(), next()];
      else if (tag >> 6 === 0) {
        const [r = 0, g = 0, b = 0, a = 0] = seen.subarray(low * 4, low * 4 + 4);
        [red, green, blue, alpha] = [r, g, b, a];
      } else if (tag >> 6 === 1) {
        red = (red + ((tag >> 4) & 3) - 2) & 255;
        green = (green + ((tag >> 2) & 3) - 2) & 255;
        blue = (blue + (tag & 3) - 2) & 255;
      } else if (tag >> 6 === 2) {
        const second = next();
        red = (red + low - 32 + (second >> 4) - 8) & 255;
        green = (green + low - 32) & 255;
        blue = (blue + low - 32 + (second & 15) - 8) & 255;
      } else run = low;
      seen.set([red, green, blue, alpha], ((red * 3 + green * 5 + blue * 7 + alpha * 11) & 63) * 4);
    }
    pixels.set([red, green, blue, alpha], to);
  }
  return { width, height, pixels };
}
