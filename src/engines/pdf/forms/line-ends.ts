import { ellipse, lines, type Point } from './paths.ts';

/** The length of a line ending, in line widths. */
const length = 6;

interface End {
  /** Filled if there is an interior colour. */
  isClosed: boolean;
  draw(move: (along: number, aside: number) => Point): Point[];
}

/** Line endings (ISO 32000-2, table 179), drawn from the end of the line backwards, in units of their length. */
const ends: Record<string, End> = {
  OpenArrow: { isClosed: false, draw: (move) => [move(0.87, 0.5), move(0, 0), move(0.87, -0.5)] },
  ClosedArrow: { isClosed: true, draw: (move) => [move(0.87, 0.5), move(0, 0), move(0.87, -0.5)] },
  ROpenArrow: { isClosed: false, draw: (move) => [move(-0.87, 0.5), move(0, 0), move(-0.87, -0.5)] },
  RClosedArrow: { isClosed: true, draw: (move) => [move(-0.87, 0.5), move(0, 0), move(-0.87, -0.5)] },
  Butt: { isClosed: false, draw: (move) => [move(0, 0.5), move(0, -0.5)] },
  Slash: { isClosed: false, draw: (move) => [move(-0.29, 0.5), move(0.29, -0.5)] },
  Diamond: { isClosed: true, draw: (move) => [move(0.5, 0), move(0, 0.5), move(-0.5, 0), move(0, -0.5)] },
  Square: { isClosed: true, draw: (move) => [move(0.5, 0.5), move(0.5, -0.5), move(-0.5, -0.5), move(-0.5, 0.5)] },
};

/** How far line endings extend from their line. */
export const reachOf = (width: number): number => length * width;

/**
 * Returns the operators that draw the ending of a line at `point`, which comes from `before`.
 *
 * @param isFilled whether there is an interior colour.
 */
export function drawEnd(name: string, point: Point, before: Point, width: number, isFilled: boolean): string {
  const size = length * width;
  const way = Math.hypot(before[0] - point[0], before[1] - point[1]) || 1;
  const [dx, dy] = [(before[0] - point[0]) / way, (before[1] - point[1]) / way];
  if (name === 'Circle') {
    const circle = ellipse(point[0] - size / 2, point[1] - size / 2, size, size);
    return `${circle} ${isFilled ? 'b' : 's'}`;
  }
  const end = ends[name];
  if (!end) return '';
  const move = (along: number, aside: number): Point => [
    point[0] + (dx * along - dy * aside) * size,
    point[1] + (dy * along + dx * aside) * size,
  ];
  return `${lines(end.draw(move))} ${end.isClosed ? (isFilled ? 'b' : 's') : 'S'}`;
}
