import { decode } from '../canvas/decode.ts';
import { encode, type EncodeOptions } from './encode.ts';
import { applySteps, flatten } from './steps.ts';
import { whole, type Bands, type Picture, type Pixels } from '../goal/picture.ts';
import { wholeSteps } from '../goal/quality-steps.ts';

/** A picture as canvases hold it, with the way to encode it by Squoosh's codecs. */
export function canvasPicture(image: ImageData, options: Omit<EncodeOptions, 'quality'>, alpha: boolean): Picture {
  const { width, height } = image;
  return {
    width,
    height,
    frames: 1,
    steps: wholeSteps,
    encode: async (quality) => new Uint8Array(await encode(image, { ...options, quality })),
    draft: async (quality) => new Uint8Array(await encode(image, { ...options, quality, effort: 'fast' })),
    metadataSize: () => 0,
    pixels: async (bytes, bands = whole) =>
      pixelsOf(partOf(bytes ? await decode(bytes, options.format) : image, bands)),
    part: (bands) => canvasPicture(partOf(image, bands), { pixels: width * height, ...options }, alpha),
    scale: async (ratio) => {
      const step = {
        type: 'resize',
        width: Math.round(width * ratio),
        height: Math.round(height * ratio),
        fit: 'fill',
      } as const;
      return canvasPicture(await applySteps(image, [step], alpha), options, alpha);
    },
  };
}

function partOf(image: ImageData, { width, height, tops }: Bands): ImageData {
  if (tops.length === 0) return image;
  const pixels = new Uint32Array(image.data.buffer);
  const sample = new ImageData(width, height * tops.length);
  const to = new Uint32Array(sample.data.buffer);
  for (const [index, top] of tops.entries()) {
    for (let row = 0; row < height; row += 1) {
      const from = (top + row) * image.width;
      to.set(pixels.subarray(from, from + width), (index * height + row) * width);
    }
  }
  return sample;
}

function pixelsOf(image: ImageData): Pixels {
  const { data, width, height } = flatten(image);
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) rgb.set(data.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
  return { data: rgb, width, height };
}
