import { distance } from './butteraugli.ts';
import type { Pixels } from './picture.ts';

/** Of a square, in pixels: large enough for what Butteraugli sees around a pixel. */
const side = 64;
/** How many squares stand for a picture, spread evenly; all of it where it has no more. */
const most = 160;
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

/** How far apart pictures of the same squares look: the mean of their distances, in which large ones weigh more. */
export async function meanDistance(before: Pixels[], after: Pixels[]): Promise<number> {
  let sum = 0;
  for (const [index, square] of before.entries()) sum += (await distance(square, after[index] ?? square)) ** power;
  return (sum / before.length) ** (1 / power);
}

const clamp = (count: number, highest: number) => Math.max(1, Math.min(count, highest));

const starts = (length: number, count: number) =>
  Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) * length) / count - side / 2));

function squareAt({ data, width }: Pixels, left: number, top: number): Pixels {
  const square = new Uint8Array(side * side * 3);
  for (let row = 0; row < side; row += 1) {
    const start = ((top + row) * width + left) * 3;
    square.set(data.subarray(start, start + side * 3), row * side * 3);
  }
  return { data: square, width: side, height: side };
}
