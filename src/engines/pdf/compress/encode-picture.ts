import createMozjpeg from '@jsquash/jpeg/codec/enc/mozjpeg_enc.js';
import { defaultOptions } from '@jsquash/jpeg/meta.js';
import { initEmscriptenModule } from '@jsquash/jpeg/utils.js';
import { loadModule } from '#jobs/in-worker/load-asset.ts';
import { Malformed } from '../document/malformed.ts';
import { fillParts, startCanvas } from '../render/canvas.ts';
import type { Picture } from './picture.ts';
import { scaledSize } from '../render/scaled-size.ts';
import type { Area } from '#jobs/contract/image-step.ts';

/** MozJPEG's colour space constants. */
const grayscale = 1;
const yCbCr = 3;

let mozjpeg: ReturnType<typeof createMozjpeg> | undefined;

export interface EncodedPicture {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/**
 * Encodes an image as JPEG, scaled down.
 *
 * @param scale of width and height, at most 1.
 * @param quality 1 to 100.
 * @param covered parts to blacken, as fractions of the sides.
 * @throws {Malformed} for a JPEG that the browser cannot read.
 */
export async function encodePicture(
  picture: Picture,
  scale: number,
  quality: number,
  covered: readonly Area[] = [],
): Promise<EncodedPicture> {
  const bitmap = await toBitmap(picture);
  const drawn = drawScaled(bitmap, scale);
  bitmap.close();
  fillParts(drawn, covered);
  return encodePixels(drawn, picture.colors.components, quality);
}

export function drawScaled(pixels: ImageBitmap | OffscreenCanvas, scale: number): OffscreenCanvasRenderingContext2D {
  const { width, height } = scaledSize(pixels, scale);
  const context = startCanvas(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(pixels, 0, 0, width, height);
  return context;
}

/** @param quality 1 to 100. */
export async function encodePixels(
  context: OffscreenCanvasRenderingContext2D,
  components: 1 | 3,
  quality: number,
): Promise<EncodedPicture> {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const encoder = await (mozjpeg ??= initEmscriptenModule(createMozjpeg, await loadModule('jsquash-jpeg')));
  const color_space = components === 1 ? grayscale : yCbCr;
  const bytes = encoder.encode(data, width, height, { ...defaultOptions, quality, color_space });
  return { bytes: new Uint8Array(bytes.slice()), width, height };
}

/** Keeps the sample values of the document, since its colour space still defines their meaning. */
const asTheyAre = { colorSpaceConversion: 'none', imageOrientation: 'none', premultiplyAlpha: 'none' } as const;

/** @throws {Malformed} for a JPEG that the browser cannot read. */
export function toBitmap({ width, height, colors, data }: Picture): Promise<ImageBitmap> {
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
