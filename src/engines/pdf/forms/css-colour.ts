/** Turns operators that set a colour, such as `0 0 1 rg`, into a CSS colour. */
export function cssColour(operators: string): string {
  const values = operators.split(/\s+/).map(Number).filter(Number.isFinite);
  const [a = 0, b = 0, c = 0, d = 0] = values;
  const ink = (value: number) => (1 - Math.min(1, value)) * (1 - Math.min(1, d));
  const levels = { 3: [a, b, c], 4: [a, b, c].map(ink) }[values.length] ?? [a, a, a];
  return `rgb(${levels.map((level) => Math.round(255 * Math.max(0, Math.min(1, level)))).join(' ')})`;
}
