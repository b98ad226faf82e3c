import initResize, { resize } from '@jsquash/resize/lib/resize/pkg/squoosh_resize.js';
import type { ImageStep, Area } from '#jobs/contract/image-step.ts';
import { loadModule } from '#jobs/in-worker/load-asset.ts';
import { turn } from '../formats/browser-decode.ts';
import { redact } from '../steps/redacted-samples.ts';
import { canvas, canvasOf } from '../canvas/canvas.ts';
import { drawMark } from '../canvas/mark.ts';
import {
  cropArea,
  hexChannels,
  isRightAngle,
  redactedAreas,
  rotatedSize,
  scaled,
  shapeArea,
  sizeAfter,
  turnOf,
  uprightPart,
  type Step,
} from '../geometry/geometry.ts';

/** The number of this kernel in the resize crate. */
const lanczos3 = 3;

/** Applies all steps to an upright image. */
export async function applySteps(image: ImageData, steps: ImageStep[], alpha: boolean): Promise<ImageData> {
  let changed = image;
  for (const step of steps) changed = await applyStep(changed, step, alpha);
  return changed;
}

async function lay(image: ImageData, step: Step<'overlay'>): Promise<ImageData> {
  const { width, height } = image;
  const { image: mark, left, top, tiled } = await drawMark(step, image);
  const context = canvasOf(image);
  const drawn = canvasOf(mark).canvas;
  for (let y = top; y === top || (tiled && y < height); y += mark.height) {
    for (let x = left; x === left || (tiled && x < width); x += mark.width) context.drawImage(drawn, x, y);
  }
  return context.getImageData(0, 0, width, height);
}

function applyStep(image: ImageData, step: ImageStep, alpha: boolean): ImageData | Promise<ImageData> {
  switch (step.type) {
    case 'crop':
      return cut(image, cropArea(step, image));
    case 'crop-to-shape':
      // Only libvips can find what catches the eye.
      return cut(image, shapeArea(step, image));
    case 'rotate':
      return isRightAngle(step.angle) ? turn(image, turnOf(step.angle), false) : slant(image, step);
    case 'extend': {
      const { width, height } = sizeAfter(step, image);
      return place(image, step.left, step.top, { width, height, background: step.background });
    }
    case 'flatten':
      return flatten(image, hexChannels(step.background));
    case 'flip':
      return turn(image, step.direction === 'horizontal' ? 0 : 180, true);
    case 'frames':
    case 'timing':
      // Only the first frame is decoded here.
      return image;
    case 'overlay':
      return lay(image, step);
    case 'redact':
      return redactAreas(image, step);
    case 'resize':
      return resizeTo(image, step, alpha);
  }
}

function redactAreas(image: ImageData, step: Step<'redact'>): ImageData {
  for (const area of redactedAreas(step, image)) {
    const { data, width, height } = cut(image, area);
    redact({ samples: data, width, height, bands: 4, opaque: 255 }, step.by);
    for (let y = 0; y < height; y += 1)
      image.data.set(data.subarray(y * width * 4, (y + 1) * width * 4), ((area.top + y) * image.width + area.left) * 4);
  }
  return image;
}

/** Whether a step may add transparent parts to an image that had none. */
export const opensCorners = (step: ImageStep) =>
  (step.type === 'rotate' && !isRightAngle(step.angle) && step.corners !== 'cut' && step.background === undefined) ||
  ((step.type === 'extend' || (step.type === 'resize' && step.fit === 'contain')) && step.background === undefined);

function slant(image: ImageData, { angle, corners = 'fill', background }: Step<'rotate'>): ImageData {
  const { width, height } = corners === 'cut' ? uprightPart(angle, image) : rotatedSize(angle, image);
  const context = canvas(width, height);
  if (background !== undefined) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.translate(width / 2, height / 2);
  context.rotate((angle * Math.PI) / 180);
  context.drawImage(canvasOf(image).canvas, -image.width / 2, -image.height / 2);
  return context.getImageData(0, 0, width, height);
}

async function resizeTo(image: ImageData, step: Step<'resize'>, alpha: boolean): Promise<ImageData> {
  const size = scaled(step, image);
  const resized =
    size.width === image.width && size.height === image.height
      ? image
      : await lanczos(image, size, alpha, step.linear ?? false);
  const { width, height, fit = 'inside', background } = step;
  if (width === undefined || height === undefined || (fit !== 'cover' && fit !== 'contain')) return resized;
  const left = Math.round((width - size.width) / 2);
  const top = Math.round((height - size.height) / 2);
  return fit === 'cover'
    ? cut(resized, {
        left: Math.max(0, -left),
        top: Math.max(0, -top),
        width: Math.min(width, size.width),
        height: Math.min(height, size.height),
      })
    : place(resized, left, top, { width, height, background });
}

async function lanczos(
  image: ImageData,
  size: { width: number; height: number },
  alpha: boolean,
  linear: boolean,
): Promise<ImageData> {
  await initResize(loadModule('jsquash-resize'));
  const pixels = new Uint8Array(image.data.buffer);
  const resized = resize(pixels, image.width, image.height, size.width, size.height, lanczos3, alpha, linear);
  return new ImageData(new Uint8ClampedArray(resized), size.width, size.height);
}

function cut(image: ImageData, { left, top, width, height }: Area): ImageData {
  const part = new ImageData(width, height);
  for (let y = 0; y < height; y += 1) {
    const start = ((top + y) * image.width + left) * 4;
    part.data.set(image.data.subarray(start, start + width * 4), y * width * 4);
  }
  return part;
}

function place(
  image: ImageData,
  left: number,
  top: number,
  { width, height, background }: { width: number; height: number; background: string | undefined },
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

/** Flattens onto a colour, by default white, for formats without alpha. */
export function flatten(image: ImageData, background = [255, 255, 255]): ImageData {
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 255;
    if (alpha === 255) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const behind = background[channel] ?? 255;
      data[at + channel] = ((data[at + channel] ?? 0) * alpha + behind * (255 - alpha)) / 255;
    }
    data[at + 3] = 255;
  }
  return image;
}
