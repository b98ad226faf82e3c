/** Of a square, in pixels: large enough for what Butteraugli sees around a pixel. */
export const side = 64;

/** Where so many lengths begin along another, spread evenly. */
export const starts = (length: number, count: number, each = side) =>
  Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) * length) / count - each / 2));
