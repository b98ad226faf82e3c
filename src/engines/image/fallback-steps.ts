import initResize, { resize } from '@jsquash/resize/lib/resize/pkg/squoosh_resize.js';
import type { ImageStep } from '../../jobs/job.ts';
import { loadModule } from '../../jobs/load-asset.ts';
import { hexChannels, scaled, type ResizeStep } from './steps.ts';

/** As the crate numbers its kernels. */
const lanczos3 = 3;

/** The upright image after all steps. */
export async function applySteps(image: ImageData, steps: ImageStep[], alpha: boolean): Promise<ImageData> {
  let changed = image;
  for (const step of steps) {
    if (step.type === 'crop') changed = cut(changed, step.left, step.top, step.width, step.height);
    else changed = await resizeTo(changed, step, alpha);
  }
  return changed;
}

async function resizeTo(image: ImageData, step: ResizeStep, alpha: boolean): Promise<ImageData> {
  const size = scaled(step, image);
  const resized =
    size.width === image.width && size.height === image.height ? image : await lanczos(image, size, alpha);
  const { width, height, fit = 'inside', background } = step;
  if (width === undefined || height === undefined || (fit !== 'cover' && fit !== 'contain')) return resized;
  const left = Math.round((width - size.width) / 2);
  const top = Math.round((height - size.height) / 2);
  return fit === 'cover'
    ? cut(resized, Math.max(0, -left), Math.max(0, -top), Math.min(width, size.width), Math.min(height, size.height))
    : place(resized, left, top, width, height, background);
}

async function lanczos(image: ImageData, size: { width: number; height: number }, alpha: boolean): Promise<ImageData> {
  await initResize(loadModule('jsquash-resize'));
  const pixels = new Uint8Array(image.data.buffer);
  const resized = resize(pixels, image.width, image.height, size.width, size.height, lanczos3, alpha, false);
  return new ImageData(new Uint8ClampedArray(resized), size.width, size.height);
}

/** The part of an image; what it asks beyond the edge is left out. */
function cut(image: ImageData, left: number, top: number, width: number, height: number): ImageData {
  const part = new ImageData(Math.min(width, image.width - left), Math.min(height, image.height - top));
  for (let y = 0; y < part.height; y += 1) {
    const start = ((top + y) * image.width + left) * 4;
    part.data.set(image.data.subarray(start, start + part.width * 4), y * part.width * 4);
  }
  return part;
}

function place(
  image: ImageData,
  left: number,
  top: number,
  width: number,
  height: number,
  background: string | undefined,
): ImageData {
  const whole = new ImageData(width, height);
  if (background !== undefined) {
    const [red = 0, green = 0, blue = 0] = hexChannels(background);
    new Uint32Array(whole.data.buffer).fill(((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0);
  }
  for (let y = 0; y < image.height; y += 1) {
    const row = image.data.subarray(y * image.width * 4, (y + 1) * image.width * 4);
    whole.data.set(row, ((top + y) * width + left) * 4);
  }
  return whole;
}

/** On white, for formats without alpha. */
export function flatten(image: ImageData): ImageData {
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 255;
    if (alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      data[channel] = ((data[channel] ?? 0) * alpha + 255 * (255 - alpha)) / 255;
    }
    data[at + 3] = 255;
  }
  return image;
}
