import { JobError } from '#errors/errors.ts';
import type { FrameRange, ImageStep, Size, Area } from '#jobs/contract/image-step.ts';

/** Positions and sizes, in pixels: the same for every engine. */

export type Step<Type extends ImageStep['type']> = Extract<ImageStep, { type: Type }>;

/** The length of a side without a limit, which is libvips' own limit. */
const unlimited = 10_000_000;

export function sizeAfter(step: ImageStep, from: Size): Size {
  switch (step.type) {
    case 'crop': {
      const { width, height } = cropArea(step, from);
      return { width, height };
    }
    case 'crop-to-shape':
      return shapeSize(step.ratio, from);
    case 'rotate':
      return step.corners === 'cut' && !isRightAngle(step.angle)
        ? uprightPart(step.angle, from)
        : rotatedSize(step.angle, from);
    case 'extend':
      return {
        width: from.width + step.left + step.right,
        height: from.height + step.top + step.bottom,
      };
    case 'flip':
    case 'frames':
    case 'timing':
    case 'overlay':
    case 'flatten':
    case 'redact':
      return from;
    case 'resize': {
      const { width, height, fit = 'inside' } = step;
      if (width !== undefined && height !== undefined && (fit === 'fill' || fit === 'contain' || fit === 'cover'))
        return { width, height };
      return scaled(step, from);
    }
  }
}

/** Whether a step reads pixels in any order other than row by row from the top. */
export function readsOutOfOrder(step: ImageStep): boolean {
  return (
    step.type === 'rotate' ||
    step.type === 'redact' ||
    (step.type === 'frames' && (step.reverse === true || !goForward(step.ranges ?? []))) ||
    (step.type === 'flip' && step.direction === 'vertical') ||
    (step.type === 'crop-to-shape' && step.gravity === 'attention')
  );
}

/** Whether frames are in the order of the animation, without repeats. */
const goForward = (ranges: FrameRange[]) => {
  const end = (place: number) => (place < 0 ? Infinity : place);
  return ranges.every(({ from, to }, index) => from > end(ranges[index - 1]?.to ?? 0) && end(from) <= end(to));
};

/** Returns what a redaction covers: every pixel that an area touches. */
export function redactedAreas({ areas }: Step<'redact'>, from: Size): Area[] {
  const sides = (start: number, length: number, side: number) => {
    const first = Math.max(0, Math.floor(start * side));
    return [first, Math.min(side, Math.ceil((start + length) * side)) - first] as const;
  };
  return areas.flatMap((area) => {
    const [left, width] = sides(area.left, area.width, from.width);
    const [top, height] = sides(area.top, area.height, from.height);
    return width > 0 && height > 0 ? [{ left, top, width, height }] : [];
  });
}

/** Returns the size that an image is scaled to, before `cover` crops or `contain` pads it. */
export function scaled(
  { width, height, fit = 'inside', withoutEnlargement = false }: Step<'resize'>,
  from: Size,
): Size {
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

/**
 * Returns the area that a crop keeps.
 *
 * @throws {JobError} `nothing-left`
 */
export function cropArea(step: Step<'crop'>, from: Size): Area {
  const area = insideOf(step, from);
  if (step.ratio === undefined) return area;
  const shape = shapeSize(step.ratio, area);
  const { left, top } = middle(shape, area);
  return { ...shape, left: area.left + left, top: area.top + top };
}

function insideOf({ left, top, width, height, unit = 'pixels' }: Step<'crop'>, from: Size): Area {
  const [across, down] = unit === 'share' ? [from.width, from.height] : [1, 1];
  const edge = (place: number, end: number) => Math.max(0, Math.min(end, Math.round(place)));
  const [x, right] = [edge(left * across, from.width), edge((left + width) * across, from.width)];
  const [y, bottom] = [edge(top * down, from.height), edge((top + height) * down, from.height)];
  if (right > x && bottom > y) return { left: x, top: y, width: right - x, height: bottom - y };
  // A share of a tiny image may be less than a pixel.
  if (unit === 'share' && width > 0 && height > 0 && left < 1 && top < 1) {
    const [column, row] = [Math.floor(left * across), Math.floor(top * down)];
    return { left: column, top: row, width: Math.max(1, right - column), height: Math.max(1, bottom - row) };
  }
  throw new JobError('nothing-left', { width: from.width, height: from.height });
}

/** Returns the largest size with this aspect ratio within another size. */
export function shapeSize(ratio: number, { width, height }: Size): Size {
  return {
    width: Math.max(1, Math.min(width, Math.round(height * ratio))),
    height: Math.max(1, Math.min(height, Math.round(width / ratio))),
  };
}

/** Returns the area of a crop to an aspect ratio, except for `attention`. */
export function shapeArea({ ratio, gravity = 'centre' }: Step<'crop-to-shape'>, from: Size): Area {
  const size = shapeSize(ratio, from);
  const share = gravity === 'start' ? 0 : gravity === 'end' ? 1 : 0.5;
  return {
    ...size,
    left: Math.round((from.width - size.width) * share),
    top: Math.round((from.height - size.height) * share),
  };
}

/** Normalises an angle to the range from 0 to 360, exclusive. */
export const turnOf = (angle: number) => ((angle % 360) + 360) % 360;

export const isRightAngle = (angle: number) => angle % 90 === 0;

/** Returns the size of the bounding box of a rotated image. */
export function rotatedSize(angle: number, { width, height }: Size): Size {
  const turn = turnOf(angle);
  if (turn % 180 === 0) return { width, height };
  if (turn % 90 === 0) return { width: height, height: width };
  const { sine, cosine } = slopeOf(angle);
  return {
    width: Math.max(1, Math.round(width * cosine + height * sine)),
    height: Math.max(1, Math.round(width * sine + height * cosine)),
  };
}

/** Returns the size of the largest upright rectangle within a rotated image, around its centre. */
export function uprightPart(angle: number, { width, height }: Size): Size {
  const { sine, cosine } = slopeOf(angle);
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const size = () => {
    // Two of its corners touch the long sides if those are long enough; otherwise each corner touches one side.
    if (short <= 2 * sine * cosine * long || Math.abs(sine - cosine) < 1e-10) {
      const half = short / 2;
      return width >= height ? [half / sine, half / cosine] : [half / cosine, half / sine];
    }
    const double = cosine ** 2 - sine ** 2;
    return [(width * cosine - height * sine) / double, (height * cosine - width * sine) / double];
  };
  const [across = 1, down = 1] = size();
  return { width: Math.max(1, Math.floor(across)), height: Math.max(1, Math.floor(down)) };
}

function slopeOf(angle: number) {
  const radians = (turnOf(angle) * Math.PI) / 180;
  return { sine: Math.abs(Math.sin(radians)), cosine: Math.abs(Math.cos(radians)) };
}

/** Centres a size within another. */
export const middle = (part: Size, whole: Size): Area => ({
  ...part,
  left: Math.floor((whole.width - part.width) / 2),
  top: Math.floor((whole.height - part.height) / 2),
});

/** Converts `#rrggbb` to three numbers from 0 to 255. */
export const hexChannels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
