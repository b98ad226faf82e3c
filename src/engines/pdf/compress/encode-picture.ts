import createMozjpeg from '@jsquash/jpeg/codec/enc/mozjpeg_enc.js';
import { defaultOptions } from '@jsquash/jpeg/meta.js';
import { initEmscriptenModule } from '@jsquash/jpeg/utils.js';
import { loadModule } from '../../../jobs/load-asset.ts';
import { Malformed } from '../malformed.ts';
import type { Picture } from './picture.ts';

/** MozJPEG's numbers. */
const grayscale = 1;
const yCbCr = 3;

let mozjpeg: ReturnType<typeof createMozjpeg> | undefined;

/**
 * A picture as JPEG, made smaller to a share of its width and height.
 *
 * @param scale at most 1.
 * @param quality 1 to 100.
 * @param covered parts that become black, as shares of the sides.
 * @throws {Malformed} when it is a JPEG that the browser cannot read.
 */
export async function encodePicture(
  picture: Picture,
  scale: number,
  quality: number,
  covered: readonly { left: number; top: number; width: number; height: number }[] = [],
): Promise<{ bytes: Uint8Array<ArrayBuffer>; width: number; height: number }> {
  const bitmap = await toBitmap(picture);
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('There is no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  for (const part of covered) {
    const [left, top] = [Math.floor(part.left * width), Math.floor(part.top * height)];
    const [right, bottom] = [(part.left + part.width) * width, (part.top + part.height) * height];
    context.fillRect(left, top, Math.ceil(right) - left, Math.ceil(bottom) - top);
  }
  const { data } = context.getImageData(0, 0, width, height);
  const encoder = await (mozjpeg ??= initEmscriptenModule(createMozjpeg, await loadModule('jsquash-jpeg')));
  const color_space = picture.colors.components === 1 ? grayscale : yCbCr;
  const bytes = encoder.encode(data, width, height, { ...defaultOptions, quality, color_space });
  return { bytes: new Uint8Array(bytes.slice()), width, height };
}

/** In the numbers that the document has: its colour space goes on to say what they mean. */
const asTheyAre = { colorSpaceConversion: 'none', imageOrientation: 'none', premultiplyAlpha: 'none' } as const;

function toBitmap({ width, height, colors, data }: Picture): Promise<ImageBitmap> {
  if (data.type === 'drawn') return createImageBitmap(data.pixels, asTheyAre);
  if (data.type === 'jpeg') {
    const file = new Blob([new Uint8Array(data.bytes)], { type: 'image/jpeg' });
    return createImageBitmap(file, asTheyAre).catch(() => {
      throw new Malformed('The browser cannot read this JPEG');
    });
  }
  const { components, palette } = colors;
  const pixels = new Uint8ClampedArray(width * height * 4);
  const from = palette ?? data.bytes;
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = (palette ? (data.bytes[pixel] ?? 0) : pixel) * components;
    for (let channel = 0; channel < 3; channel++) {
      pixels[pixel * 4 + channel] = from[components === 1 ? at : at + channel] ?? 0;
    }
    pixels[pixel * 4 + 3] = 255;
  }
  return createImageBitmap(new ImageData(pixels, width, height), asTheyAre);
}
