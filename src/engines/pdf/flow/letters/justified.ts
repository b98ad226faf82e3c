import { inOne, type Fragment } from './fragment.ts';

/** In ems. Justified lines have no wider spaces. */
const widestSpace = 5;
/** In points. Lines whose ends are this close are justified to one edge. */
const near = 1.5;

/**
 * Puts the words of justified lines together, whose spaces may be as wide as those between columns. In a line of text,
 * all spaces are as wide; in a table, they are at the same place in every line.
 *
 * @param fragments in the order of the content.
 */
export function joinJustified(fragments: readonly Fragment[]): Fragment[] {
  const groups = groupsOf(contentLines(fragments));
  const justified = groups.filter((lines) => lines.length > 1 && (!haveRiver(lines) || areSpread(lines)));
  const known = new Set(justified);
  const edges = justified.flatMap(([line]) => (line ? [{ left: leftOf(line), right: rightOf(line) }] : []));
  // A paragraph of two lines has one justified line, which ends where others do.
  const isJustified = (line: readonly Fragment[]) =>
    edges.some(
      ({ left, right }) =>
        Math.abs(rightOf(line) - right) < near &&
        (Math.abs(leftOf(line) - left) < near || (line.length > 2 && haveEqualGaps(line))),
    );
  return groups.flatMap((lines) => {
    const [line, ...others] = lines;
    return known.has(lines) || (line && others.length === 0 && isJustified(line)) ? lines.map(joined) : lines.flat();
  });
}

/** What follows each other in the content, and stands on one line from left to right. */
function contentLines(fragments: readonly Fragment[]): Fragment[][] {
  const lines: Fragment[][] = [];
  for (const fragment of fragments) {
    const last = lines.at(-1);
    const before = last?.at(-1);
    if (last && before && isNextOnLine(before, fragment)) last.push(fragment);
    else lines.push([fragment]);
  }
  return lines;
}

const isNextOnLine = (before: Fragment, fragment: Fragment): boolean =>
  Math.abs(before.base - fragment.base) < 0.1 * fragment.size &&
  Math.abs(before.size - fragment.size) < 0.1 * fragment.size &&
  fragment.left > before.right &&
  fragment.left - before.right < widestSpace * fragment.size;

const leftOf = (line: readonly Fragment[]): number => line[0]?.left ?? 0;
const rightOf = (line: readonly Fragment[]): number => line.at(-1)?.right ?? 0;

/** Lines below each other that end at the same edge. */
function groupsOf(lines: readonly Fragment[][]): Fragment[][][] {
  const groups: Fragment[][][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && isBelow(before, line)) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

function isBelow(before: readonly Fragment[], line: readonly Fragment[]): boolean {
  const [above, below] = [before[0], line[0]];
  if (!above || !below) return false;
  const step = below.base - above.base;
  return (
    Math.abs(rightOf(before) - rightOf(line)) < near &&
    Math.abs(above.size - below.size) < 0.1 * below.size &&
    step > 0.8 * below.size &&
    step < 2.5 * below.size
  );
}

/** Whether white space goes down through all lines, between their first words and their last. */
function haveRiver(lines: readonly (readonly Fragment[])[]): boolean {
  const rivers = lines
    .map(gapsOf)
    .reduce((found, gaps) =>
      found.flatMap((river) =>
        gaps
          .map((gap) => ({ left: Math.max(river.left, gap.left), right: Math.min(river.right, gap.right) }))
          .filter(({ left, right }) => right > left),
      ),
    );
  return rivers.length > 0;
}

/** Whether lines have equal spaces, between words that do not stand below each other. */
function areSpread(lines: readonly (readonly Fragment[])[]): boolean {
  const several = lines.filter((line) => line.length > 2);
  const seconds = several.flatMap((line) => line.slice(1, 2));
  const isAligned = (edge: (part: Fragment) => number) => spreadOf(seconds.map(edge)) < 2 * near;
  return (
    several.length > 1 &&
    several.every(haveEqualGaps) &&
    !isAligned(({ left }) => left) &&
    !isAligned(({ right }) => right) &&
    !isAligned(({ left, right }) => (left + right) / 2)
  );
}

const haveEqualGaps = (line: readonly Fragment[]): boolean =>
  spreadOf(gapsOf(line).map(({ left, right }) => right - left)) < near;

const spreadOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

const gapsOf = (line: readonly Fragment[]) =>
  line.slice(1).map(({ left }, index) => ({ left: line[index]?.right ?? left, right: left }));

function joined([first, ...others]: readonly Fragment[]): Fragment {
  if (!first) throw new Error('A line has a part');
  return others.reduce(inOne, first);
}
