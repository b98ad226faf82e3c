import type { Place } from './picture.ts';

/** The side of a square, in pixels: large enough for the neighbourhood that Butteraugli considers. */
export const side = 64;

/** Returns the starts of evenly spread pieces along a length. */
export const starts = (length: number, count: number, each = side) =>
  Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) * length) / count - each / 2));

/** Returns at most this many squares, spread evenly over a picture; `each`: their side, in pixels. */
export function spreadSquares(
  { width, height }: { width: number; height: number },
  most: number,
  each = side,
): Place[] {
  const across = clamp(Math.round(Math.sqrt((most * width) / height)), Math.floor(width / each));
  const down = clamp(Math.floor(most / across), Math.floor(height / each));
  const lefts = starts(width, across, each);
  return starts(height, down, each).flatMap((top) => lefts.map((left) => ({ left, top })));
}

const clamp = (count: number, highest: number) => Math.max(1, Math.min(count, highest));

/** The number of squares per row of a picture that is assembled from them. */
export const acrossOf = (squares: readonly Place[]) => Math.ceil(Math.sqrt(squares.length));
