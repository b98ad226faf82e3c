import type { ImageStep } from '../../jobs/job.ts';
import type { OpenImage } from './open.ts';
import type { Image, Libvips, Scope } from './vips.ts';

export type ResizeStep = Extract<ImageStep, { type: 'resize' }>;
interface Size {
  width: number;
  height: number;
}

/** What a side is told that nothing limits. libvips' own limit. */
const unlimited = 10_000_000;

/** The size in pixels of one frame after a step. */
export function sizeAfter(step: ImageStep, from: Size): Size {
  if (step.type === 'crop') return { width: step.width, height: step.height };
  const { width, height, fit = 'inside' } = step;
  if (width !== undefined && height !== undefined && (fit === 'fill' || fit === 'contain' || fit === 'cover'))
    return { width, height };
  return scaled(step, from);
}

/** The size in pixels that an image is scaled to, before `cover` cuts and `contain` fills up. */
export function scaled({ width, height, fit = 'inside', withoutEnlargement = false }: ResizeStep, from: Size): Size {
  if (fit === 'fill' && width !== undefined && height !== undefined) return { width, height };
  const ratios = [(width ?? unlimited) / from.width, (height ?? unlimited) / from.height] as const;
  const covers = (fit === 'cover' || fit === 'outside') && width !== undefined && height !== undefined;
  const ratio = covers ? Math.max(...ratios) : Math.min(...ratios);
  const limited = withoutEnlargement ? Math.min(1, ratio) : ratio;
  return {
    width: Math.max(1, Math.round(from.width * limited)),
    height: Math.max(1, Math.round(from.height * limited)),
  };
}

/** The upright image after all steps. A resize that comes first is done while decoding, which spares most of the work. */
export function applySteps(open: OpenImage, steps: ImageStep[], frames: number, scope: Scope): Image {
  const { vips } = open;
  const [first, ...rest] = steps;
  let size: Size = { width: open.width, height: open.height };
  let image: Image;
  let remaining = steps;
  if (first?.type === 'resize') {
    image = finishResize(vips, shrinkWhileDecoding(open, first, frames, scope), first, size, frames, scope);
    size = sizeAfter(first, size);
    remaining = rest;
  } else image = upright(open, frames, scope);
  for (const step of remaining) {
    if (step.type === 'crop')
      image = eachFrame(vips, image, frames, scope, (frame) =>
        frame.crop(step.left, step.top, step.width, step.height),
      );
    else {
      const target = scaled(step, size);
      const thumbnail = scope.keep(
        image.thumbnailImage(target.width, { height: target.height, size: 'force', no_rotate: true }),
      );
      image = finishResize(vips, thumbnail, step, size, frames, scope);
    }
    size = sizeAfter(step, size);
  }
  return image;
}

function upright(open: OpenImage, frames: number, scope: Scope): Image {
  if (open.orientation === 1) return open.reopen('sequential', frames);
  // Turning reads columns as rows, so the pixels must all be there.
  return scope.keep(open.reopen('random', frames).autorot());
}

function shrinkWhileDecoding(open: OpenImage, step: ResizeStep, frames: number, scope: Scope): Image {
  const { vips } = open;
  const { width, height } = scaled(step, open);
  const source = open.source(frames);
  const target = { height, size: 'force' };
  if (source instanceof vips.Image) return scope.keep(source.thumbnailImage(width, target));
  if (open.format === 'jpeg') {
    // JPEG decodes to a half, a quarter or an eighth for less: to the smallest that is still enough.
    // `thumbnail` would stop one step earlier, for a third more work and no difference to see.
    const shrink = [8, 4, 2].find((factor) => open.width / factor >= width && open.height / factor >= height) ?? 1;
    const options = { shrink, access: 'sequential', fail_on: 'truncated' };
    const loaded =
      source instanceof Uint8Array
        ? vips.Image.jpegloadBuffer(source, options)
        : vips.Image.jpegloadSource(source, options);
    return scope.keep(scope.keep(loaded).thumbnailImage(width, target));
  }
  const options = { ...target, fail_on: 'truncated', option_string: frames > 1 ? open.loaderOptions : '' };
  return scope.keep(
    source instanceof Uint8Array
      ? vips.Image.thumbnailBuffer(source, width, options)
      : vips.Image.thumbnailSource(source, width, options),
  );
}

/** Cuts what hangs over, or fills what is left open. */
function finishResize(vips: Libvips, image: Image, step: ResizeStep, from: Size, frames: number, scope: Scope): Image {
  const { width, height, fit = 'inside', background } = step;
  if (width === undefined || height === undefined || (fit !== 'cover' && fit !== 'contain')) return image;
  const { width: across, height: down } = scaled(step, from);
  const left = Math.round((width - across) / 2);
  const top = Math.round((height - down) / 2);
  if (fit === 'cover') {
    return eachFrame(vips, image, frames, scope, (frame) =>
      frame.crop(Math.max(0, -left), Math.max(0, -top), Math.min(width, across), Math.min(height, down)),
    );
  }
  const fill = background === undefined ? [0, 0, 0, 0] : [...hexChannels(background), 255];
  return eachFrame(vips, image, frames, scope, (frame) => {
    const colour = frame.bands < 3 ? scope.keep(frame.colourspace('srgb')) : frame;
    const withAlpha = colour.hasAlpha() ? colour : scope.keep(colour.addalpha());
    return withAlpha.embed(left, top, width, height, { extend: 'background', background: fill });
  });
}

/** `#rrggbb` as three numbers from 0 to 255. */
export const hexChannels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Does the same to every frame; they stand under each other in the image. */
function eachFrame(vips: Libvips, image: Image, frames: number, scope: Scope, change: (frame: Image) => Image): Image {
  if (frames === 1) return scope.keep(change(image));
  const { pageHeight, width } = image;
  const changed = Array.from({ length: frames }, (_, index) =>
    scope.keep(change(scope.keep(image.crop(0, index * pageHeight, width, pageHeight)))),
  );
  const joined = scope.keep(scope.keep(vips.Image.arrayjoin(changed, { across: 1 })).copy());
  joined.setInt('page-height', changed[0]?.height ?? pageHeight);
  return joined;
}
