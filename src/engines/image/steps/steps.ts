import type { ImageStep, Size, Area } from '#jobs/contract/image-step.ts';
import type { Note } from '#jobs/contract/job.ts';
import { toRgb } from '../write/encode.ts';
import { pickFrames, retime } from '../libvips/animate.ts';
import { eachFrame } from '../libvips/each-frame.ts';
import {
  cropArea,
  hexChannels,
  middle,
  readsOutOfOrder,
  redactedAreas,
  rotatedSize,
  scaled,
  shapeArea,
  shapeSize,
  sizeAfter,
  turnOf,
  uprightPart,
  type Step,
} from '../geometry/geometry.ts';
import { resizeInLight } from './linear-light.ts';
import { redact, type Samples } from './redacted-samples.ts';
import { drawMark, type Mark } from '../canvas/mark.ts';
import type { OpenImage } from '../open/open-image.ts';
import { shrinkWhileDecoding } from './shrink.ts';
import type { Image, Libvips, Scope } from '../libvips/vips.ts';

/** The state of an image between steps. */
interface Work {
  vips: Libvips;
  scope: Scope;
  image: Image;
  /** The number of vertically stacked frames; 1 for a still. */
  frames: number;
  size: Size;
}

export interface Changed {
  image: Image;
  frames: number;
  notes: Note[];
}

/**
 * Applies all steps to the upright image. If the first step is a resize, it happens while decoding, which saves most of
 * the work.
 */
export async function applySteps(open: OpenImage, steps: ImageStep[], frames: number, scope: Scope): Promise<Changed> {
  const { vips } = open;
  const [first, ...rest] = steps;
  // CMYK is converted to RGB before it is scaled.
  const shrinks = first?.type === 'resize' && !first.linear && open.image.interpretation !== 'cmyk';
  const remaining = shrinks ? rest : steps;
  const outOfOrder = remaining.some(readsOutOfOrder);
  const size: Size = { width: open.width, height: open.height };
  const decoded = shrinks
    ? await shrinkWhileDecoding(open, first, frames, scope)
    : upright(open, frames, outOfOrder, scope);
  const { image, notes } = toRgb(decoded, scope);
  let work: Work = { vips, scope, frames, size, image };
  if (shrinks) {
    work = { ...work, ...finishResize(work, first), size: sizeAfter(first, size) };
    // The decoder delivers pixels only once, and in order.
    if (outOfOrder) work.image = scope.keep(work.image.copyMemory());
  }
  for (const step of remaining) work = { ...work, ...(await applyStep(work, step)), size: sizeAfter(step, work.size) };
  return { image: work.image, frames: work.frames, notes };
}

type Part = Pick<Work, 'image'> & Partial<Pick<Work, 'frames'>>;

function applyStep(work: Work, step: ImageStep): Part | Promise<Part> {
  const { vips, image, frames, size, scope } = work;
  switch (step.type) {
    case 'crop':
      return cut(work, cropArea(step, size));
    case 'crop-to-shape':
      return cut(work, step.gravity === 'attention' ? catchingArea(work, step.ratio) : shapeArea(step, size));
    case 'rotate':
      return rotate(work, step);
    case 'extend':
      return each(work, (frame) => {
        const { image: colour, fill } = onBackground(frame, step.background, scope);
        const { width, height } = sizeAfter(step, size);
        return colour.embed(step.left, step.top, width, height, { extend: 'background', background: fill });
      });
    case 'flatten':
      return each(work, (frame) => {
        const { image: colour, fill } = onBackground(frame, step.background, scope);
        return colour.flatten({ background: fill.slice(0, 3) });
      });
    case 'flip':
      return each(work, (frame) => frame.flip(step.direction));
    case 'frames':
      return pickFrames(vips, image, frames, step, scope);
    case 'timing':
      return retime(vips, image, frames, step, scope);
    case 'overlay':
      return lay(work, step);
    case 'redact':
      return redactEach(work, step);
    case 'resize': {
      const { width, height } = scaled(step, size);
      const inLight = () => each(work, (frame) => resizeInLight(frame, { width, height }, scope));
      if (step.linear) return finishResize({ ...work, ...inLight() }, step);
      const options = { height, size: 'force', no_rotate: true };
      return finishResize({ ...work, image: scope.keep(image.thumbnailImage(width, options)) }, step);
    }
  }
}

const each = ({ vips, image, frames, scope }: Work, change: (frame: Image) => Image) => ({
  image: eachFrame(vips, image, frames, scope, change),
});

function redactEach(work: Work, step: Step<'redact'>): Part {
  const { vips, scope } = work;
  const areas = redactedAreas(step, work.size);
  return each(work, (frame) => {
    const isKnown = frame.format === 'uchar' || frame.format === 'ushort' || frame.format === 'float';
    const hidden = areas.reduce(
      (image, { left, top, width, height }) => {
        const { interpretation, bands, format } = image;
        const samples = samplesOf(scope.keep(image.crop(left, top, width, height)));
        const opaque = format === 'ushort' ? 65_535 : interpretation === 'scrgb' ? 1 : 255;
        redact({ samples, width, height, bands, opaque }, step.by);
        const type = samples instanceof Uint16Array ? 'ushort' : samples instanceof Float32Array ? 'float' : 'uchar';
        const made = scope.keep(vips.Image.newFromMemory(samples, width, height, bands, vips.BandFormat[type]));
        return scope.keep(image.insert(scope.keep(made.copy({ interpretation })), left, top));
      },
      isKnown ? frame : scope.keep(frame.colourspace('srgb')),
    );
    return hidden.copy();
  });
}

function samplesOf(image: Image): Exclude<Samples, Uint8ClampedArray> {
  // Its type is any typed array, but it returns bytes.
  const { buffer } = (image.writeToMemory() as Uint8Array).slice();
  return image.format === 'ushort'
    ? new Uint16Array(buffer)
    : image.format === 'float'
      ? new Float32Array(buffer)
      : new Uint8Array(buffer);
}

const cut = (work: Work, { left, top, width, height }: Area) =>
  each(work, (frame) => frame.crop(left, top, width, height));

/** Returns the most striking area of the first frame: the crop of an animation must not jump about. */
function catchingArea({ image, scope, size }: Work, ratio: number): Area {
  const frame = scope.keep(image.crop(0, 0, size.width, size.height));
  const part = shapeSize(ratio, size);
  const found = scope.keep(frame.smartcrop(part.width, part.height, { interesting: 'attention' }));
  // The offsets are those of the original relative to the crop, so they are negative.
  return { ...part, left: -found.xoffset, top: -found.yoffset };
}

const rightAngles: Record<number, string> = { 90: 'd90', 180: 'd180', 270: 'd270' };

function rotate(work: Work, { angle, corners = 'fill', background }: Step<'rotate'>): Pick<Work, 'image'> {
  const { scope, size } = work;
  const turn = turnOf(angle);
  if (turn === 0) return work;
  const right = rightAngles[turn];
  if (right) return each(work, (frame) => frame.rot(right));
  const interpolate = scope.keep(work.vips.Interpolate.newFromName('bicubic'));
  const whole = rotatedSize(angle, size);
  if (corners === 'cut') {
    const part = uprightPart(angle, size);
    return each(work, (frame) => {
      const turned = scope.keep(frame.rotate(angle, { interpolate }));
      const { left, top } = middle(part, turned);
      return turned.crop(Math.max(0, left), Math.max(0, top), part.width, part.height);
    });
  }
  return each(work, (frame) => {
    const { image, fill } = onBackground(frame, background, scope);
    const turned = scope.keep(image.rotate(angle, { interpolate, background: fill }));
    return turned.gravity('centre', whole.width, whole.height, { extend: 'background', background: fill });
  });
}

async function lay(work: Work, step: Step<'overlay'>): Promise<Part> {
  const { scope, size } = work;
  const layer = layerOf(await drawMark(step, size), work);
  return each(work, (frame) => {
    const space = frame.format === 'ushort' ? 'rgb16' : 'srgb';
    const colour = frame.interpretation === space ? frame : scope.keep(frame.colourspace(space));
    const laid = scope.keep(colour.composite2(layer, 'over', { compositing_space: space }));
    // An image without alpha still needs none.
    const alike = colour.hasAlpha() ? laid : scope.keep(laid.extractBand(0, { n: 3 }));
    return alike.cast(colour.format);
  });
}

/** Returns a transparent layer the size of a frame with the mark, repeated if tiled. */
function layerOf({ image, left, top, tiled }: Mark, { vips, scope, size: { width, height } }: Work): Image {
  const pixels = new Uint8Array(image.data.buffer);
  const bytes = scope.keep(vips.Image.newFromMemory(pixels, image.width, image.height, 4, vips.BandFormat.uchar));
  const mark = scope.keep(bytes.copy({ interpretation: 'srgb' }));
  if (!tiled) return scope.keep(mark.embed(left, top, width, height));
  const wall = scope.keep(mark.replicate(Math.ceil(width / mark.width), Math.ceil(height / mark.height)));
  return scope.keep(wall.crop(0, 0, width, height));
}

function upright(open: OpenImage, frames: number, outOfOrder: boolean, scope: Scope): Image {
  if (open.orientation === 1) return open.reopen(outOfOrder ? 'random' : 'sequential', frames);
  // Rotation reads columns as rows, so all pixels must be in memory.
  return scope.keep(open.reopen('random', frames).autorot());
}

/** Crops the overhang for `cover`, or pads for `contain`. */
function finishResize(work: Work, step: Step<'resize'>): Pick<Work, 'image'> {
  const { width, height, fit = 'inside', background } = step;
  if (width === undefined || height === undefined || (fit !== 'cover' && fit !== 'contain')) return work;
  const { width: across, height: down } = scaled(step, work.size);
  const left = Math.round((width - across) / 2);
  const top = Math.round((height - down) / 2);
  if (fit === 'cover')
    return cut(work, {
      left: Math.max(0, -left),
      top: Math.max(0, -top),
      width: Math.min(width, across),
      height: Math.min(height, down),
    });
  return each(work, (frame) => {
    const { image, fill } = onBackground(frame, background, work.scope);
    return image.embed(left, top, width, height, { extend: 'background', background: fill });
  });
}

/** Converts a frame to RGB with alpha, and returns the background in its samples. Default transparent. */
function onBackground(frame: Image, background: string | undefined, scope: Scope): { image: Image; fill: number[] } {
  const known = (frame.format === 'uchar' || frame.format === 'ushort') && frame.bands >= 3;
  const colour = known ? frame : scope.keep(frame.colourspace(frame.format === 'ushort' ? 'rgb16' : 'srgb'));
  const image = colour.hasAlpha() ? colour : scope.keep(colour.addalpha());
  const fill = background === undefined ? [0, 0, 0, 0] : [...hexChannels(background), 255];
  return { image, fill: image.format === 'ushort' ? fill.map((channel) => channel * 257) : fill };
}
