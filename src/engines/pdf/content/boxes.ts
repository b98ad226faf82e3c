import { invert, type Matrix } from './matrix.ts';
import type { Box } from './view.ts';
import type { Area } from '#jobs/contract/image-step.ts';

export function transform(box: Box, [a, b, c, d, e, f]: Matrix): Box {
  const xs = [box[0], box[2]].flatMap((x) => [box[1], box[3]].map((y) => a * x + c * y + e));
  const ys = [box[0], box[2]].flatMap((x) => [box[1], box[3]].map((y) => b * x + d * y + f));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Returns the intersection of two boxes, or undefined if it is empty. */
export function overlap(a: Box, b: Box): Box | undefined {
  const [left, bottom, right, top] = [
    Math.max(a[0], b[0]),
    Math.max(a[1], b[1]),
    Math.min(a[2], b[2]),
    Math.min(a[3], b[3]),
  ];
  return left < right && bottom < top ? [left, bottom, right, top] : undefined;
}

/** Whether two boxes touch. Unlike `overlap`, it also finds lines, which have no width. */
export const touches = (a: Box, b: Box): boolean => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

export const contains = (outer: Box, box: Box): boolean =>
  outer[0] <= box[0] && outer[1] <= box[1] && outer[2] >= box[2] && outer[3] >= box[3];

/** Whether a box is covered by more than a sliver of another, in both directions. */
export function isCovered(box: Box, by: Box): boolean {
  const common = overlap(box, by);
  if (!common) return false;
  const least = 0.15;
  return common[2] - common[0] > (box[2] - box[0]) * least && common[3] - common[1] > (box[3] - box[1]) * least;
}

/**
 * Returns the parts of an image, drawn in a box, that lie under areas, as fractions of its sides. Undefined if the
 * matrix flattens the image to a line.
 */
export function partsUnder(areas: readonly Box[], box: Box, matrix: Matrix): Area[] | undefined {
  const inverse = invert(matrix);
  return (
    inverse &&
    areas.map((area) => {
      const [left, bottom, right, top] = transform(overlap(area, box) ?? area, inverse);
      return { left, top: 1 - top, width: right - left, height: top - bottom };
    })
  );
}
