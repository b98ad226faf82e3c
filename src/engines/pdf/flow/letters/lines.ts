import { inOne, type Fragment } from './fragment.ts';

/** A line, and the parts of it that are apart from each other. */
export interface Line extends Fragment {
  parts: Fragment[];
}

/** As a share of the size of most text. Notes are smaller. */
const smallScale = 0.93;

export const isSmall = ({ size }: Fragment, usual: number): boolean => size < smallScale * usual;

/** Text on the same lines, from top to bottom. */
export function linesOf(fragments: readonly Fragment[]): Line[] {
  const lines: Fragment[][] = [];
  for (const fragment of fragments.toSorted((a, b) => a.base - b.base)) {
    const line = lines.findLast((each) => each.some((part) => isOnLine(part, fragment)));
    if (line) line.push(fragment);
    else lines.push([fragment]);
  }
  return lines.map((parts) => lineOf(parts.toSorted((a, b) => a.left - b.left))).toSorted((a, b) => a.base - b.base);
}

function isOnLine(a: Fragment, b: Fragment): boolean {
  if (Math.abs(a.base - b.base) < 0.25 * Math.min(a.size, b.size)) return true;
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return overlap > 0.7 * Math.min(a.bottom - a.top, b.bottom - b.top) && (a.right <= b.left || b.right <= a.left);
}

function lineOf(parts: Fragment[]): Line {
  const [first, ...others] = parts;
  if (!first) throw new Error('A line has a part');
  return { ...others.reduce(inOne, first), parts };
}
