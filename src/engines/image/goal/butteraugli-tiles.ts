import { distance } from './butteraugli.ts';
import { side, starts } from './tile-grid.ts';
import type { Pixels } from './picture.ts';

/** How many squares stand for a picture, spread evenly; all of it where it has no more. */
const most = 640;
/** Of those, one in so many stands for them all from the second comparison on, where there are more than a few. */
const every = 2;
const few = 160;
/** libjxl's own choice, where it makes one number of a picture's distances. */
const power = 3;

/** Small squares of a picture; one larger that is all of it, where it is too small for them. */
export function squaresOf(pixels: Pixels): Pixels[] {
  const { width, height } = pixels;
  if (Math.min(width, height) < side) return [pixels];
  const across = clamp(Math.round(Math.sqrt((most * width) / height)), Math.floor(width / side));
  const down = clamp(Math.floor(most / across), Math.floor(height / side));
  return starts(height, down).flatMap((top) => starts(width, across).map((left) => squareAt(pixels, left, top)));
}

/**
 * How far two pictures look apart, by their squares: the mean of the distances, in which large ones weigh more.
 * The first time all squares are compared: it tells how some of them speak for all, which is alike at every quality.
 */
export function comparison(before: Pixels[]): (after: Pixels[]) => Promise<number> {
  const isSome = (index: number) => before.length <= few || index % every === 0;
  let share: number | undefined;
  return async (after) => {
    const [all, some]: [number[], number[]] = [[], []];
    for (const [index, square] of before.entries()) {
      if (share !== undefined && !isSome(index)) continue;
      const apart = await distance(square, after[index] ?? square);
      all.push(apart);
      if (isSome(index)) some.push(apart);
    }
    const sample = mean(some);
    share ??= sample > 0 ? mean(all) / sample : 1;
    return sample * share;
  };
}

const mean = (distances: number[]) =>
  (distances.reduce((sum, each) => sum + each ** power, 0) / distances.length) ** (1 / power);

const clamp = (count: number, highest: number) => Math.max(1, Math.min(count, highest));

function squareAt({ data, width }: Pixels, left: number, top: number): Pixels {
  const square = new Uint8Array(side * side * 3);
  for (let row = 0; row < side; row += 1) {
    const start = ((top + row) * width + left) * 3;
    square.set(data.subarray(start, start + side * 3), row * side * 3);
  }
  return { data: square, width: side, height: side };
}
