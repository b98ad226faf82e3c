/** The side of a square, in pixels: large enough for the neighbourhood that Butteraugli considers. */
export const side = 64;

/** Returns the starts of evenly spread pieces along a length. */
export const starts = (length: number, count: number, each = side) =>
  Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) * length) / count - each / 2));
