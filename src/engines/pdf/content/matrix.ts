/** A transformation matrix (ISO 32000-2, 8.3.4): a b c d e f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `a` first, then `b`. */
export const multiply = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
];

/** Returns undefined unless the values are six numbers. */
export function toMatrix(values: readonly unknown[]): Matrix | undefined {
  const [a, b, c, d, e, f, ...others] = values.slice(0, 6).filter((value) => typeof value === 'number');
  return f === undefined || others.length > 0 ? undefined : [a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0, f];
}

/** Returns the inverse matrix, or undefined if it is singular. */
export function invert([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const area = a * d - b * c;
  if (area === 0) return undefined;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}
