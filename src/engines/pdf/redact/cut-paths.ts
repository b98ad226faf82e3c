import { invert, type Matrix } from '../content/matrix.ts';
import type { Box } from '../content/view.ts';
import type { Point, Segment } from './outlines.ts';
import type { PathInProgress } from './paths.ts';

/**
 * Paints a path without the parts of it under areas. Curves are cut too, so that the rest does not reveal what was
 * there.
 *
 * @param clip `W` or `W*` if the path also becomes the clipping path.
 * @returns operators in the coordinates of `matrix`; undefined if the matrix is singular.
 */
export function paintOutside(
  path: PathInProgress,
  operator: string,
  clip: string | undefined,
  areas: readonly Box[],
  matrix: Matrix,
): string | undefined {
  const inverse = invert(matrix);
  if (!inverse) return undefined;
  if (/^[sb]/.test(operator)) path.close();
  const isFilled = /^[fFbB]/.test(operator);
  const isStroked = /^[sSbB]/.test(operator);
  const write = writer(inverse);
  const filled = isFilled || clip ? path.filled(areas).map((outline) => `${write(outline)} h`) : [];
  const parts: string[] = [];
  if (isFilled && filled.length > 0) parts.push(...filled, operator.endsWith('*') ? 'f*' : 'f');
  const lines = isStroked ? path.stroked(areas) : [];
  if (lines.length > 0)
    parts.push(...lines.map(({ segments, isClosed }) => write(segments) + (isClosed ? ' h' : '')), 'S');
  if (clip) parts.push(...(filled.length > 0 ? filled : ['0 0 0 0 re']), `${clip} n`);
  return parts.join('\n');
}

/** Returns a function that writes path construction operators for segments. */
function writer([a, b, c, d, e, f]: Matrix): (segments: readonly Segment[]) => string {
  // Precise to a ten-thousandth of a point, whatever the unit is.
  const digits = Math.min(10, Math.max(0, Math.ceil(4 - Math.log10(Math.hypot(a, b, c, d) || 1))));
  const at = ([x, y]: Point) =>
    [a * x + c * y + e, b * x + d * y + f].map((value) => String(Number(value.toFixed(digits)))).join(' ');
  return (segments) => {
    const [first] = segments;
    const steps = segments.map(([, ...points]) => `${points.map(at).join(' ')} ${points.length === 3 ? 'c' : 'l'}`);
    return first ? [`${at(first[0])} m`, ...steps].join(' ') : '';
  };
}
