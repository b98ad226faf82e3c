import type { Box } from '../content/view.ts';

export type Point = readonly [x: number, y: number];

export const decimal = (value: number): string => String(Math.round(value * 1000) / 1000);
export const at = ([x, y]: Point): string => `${decimal(x)} ${decimal(y)}`;

export const lines = (points: readonly Point[]): string =>
  points.map((point, index) => `${at(point)} ${index === 0 ? 'm' : 'l'}`).join(' ');

/** Extends a box to contain points and their surroundings up to `reach`. */
export const boxAround = (box: Box, points: readonly Point[], reach: number): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [
    Math.min(box[0], Math.min(...xs) - reach),
    Math.min(box[1], Math.min(...ys) - reach),
    Math.max(box[2], Math.max(...xs) + reach),
    Math.max(box[3], Math.max(...ys) + reach),
  ];
};

/** The distance of a Bézier curve's control points for a quarter circle, as a share of the radius. */
const handle = 0.5523;

/** Returns the path of an ellipse that fills a box. */
export function ellipse(left: number, bottom: number, width: number, height: number): string {
  const [across, up] = [width / 2, height / 2];
  const [x, y] = [left + across, bottom + up];
  const point = (right: number, top: number): string => at([x + across * right, y + up * top]);
  return `${point(1, 0)} m ${[
    [point(1, handle), point(handle, 1), point(0, 1)],
    [point(-handle, 1), point(-1, handle), point(-1, 0)],
    [point(-1, -handle), point(-handle, -1), point(0, -1)],
    [point(handle, -1), point(1, -handle), point(1, 0)],
  ]
    .map((curve) => `${curve.join(' ')} c`)
    .join(' ')}`;
}
