/** Of a square, in pixels: large enough for what Butteraugli sees around a pixel. */
export const side = 64;

/** Where so many squares begin along a length, spread evenly. */
export const starts = (length: number, count: number) =>
  Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) * length) / count - side / 2));
