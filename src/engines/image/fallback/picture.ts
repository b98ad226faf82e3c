import { decode } from '../canvas/decode.ts';
import { encode, type EncodeOptions } from './encode.ts';
import { applySteps, flatten } from './steps.ts';
import { whole, type Picture, type Pieces, type Pixels } from '../goal/picture.ts';
import { wholeSteps } from '../goal/quality-steps.ts';

/** Wraps the pixels of a canvas as a picture that Squoosh's codecs encode. */
export function canvasPicture(image: ImageData, options: Omit<EncodeOptions, 'quality'>, alpha: boolean): Picture {
  const { width, height } = image;
  return {
    width,
    height,
    frames: 1,
    steps: options.format === 'jpeg' ? { ...wholeSteps, jumps: [80, 90] } : wholeSteps,
    encode: async (quality) => new Uint8Array(await encode(image, { ...options, quality })),
    draft: async (quality) => new Uint8Array(await encode(image, { ...options, quality, effort: 'fast' })),
    metadataSize: () => 0,
    pixels: async (bytes, pieces = whole) =>
      pixelsOf(partOf(bytes ? await decode(bytes, options.format) : image, pieces)),
    part: (pieces) => canvasPicture(partOf(image, pieces), { pixels: width * height, ...options }, alpha),
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

function partOf(image: ImageData, { width, height, places, across }: Pieces): ImageData {
  if (places.length === 0) return image;
  const pixels = new Uint32Array(image.data.buffer);
  const part = new ImageData(width * across, height * Math.ceil(places.length / across));
  const to = new Uint32Array(part.data.buffer);
  for (const [index, { left, top }] of places.entries()) {
    const [x, y] = [(index % across) * width, Math.floor(index / across) * height];
    for (let row = 0; row < height; row += 1) {
      const from = (top + row) * image.width + left;
      to.set(pixels.subarray(from, from + width), (y + row) * part.width + x);
    }
  }
  return part;
}

function pixelsOf(image: ImageData): Pixels {
  const { data, width, height } = flatten(image);
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) rgb.set(data.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
  return { data: rgb, width, height };
}
