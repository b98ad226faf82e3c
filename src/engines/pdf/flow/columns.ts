import type { Area } from './letters/letters.ts';

/** Something on a page. `length`: how many letters it has. */
interface Item extends Area {
  length: number;
}

/** In points. */
const bin = 2;
const narrowest = 8;
/** In letters: in columns, most lines are longer. */
const shortLine = 12;
/** Fewer lines beside each other are no columns. */
const fewest = 3;
const deepest = 8;

/** What is on a page, in the order of reading: column by column, each from top to bottom. */
export function inColumns<T extends Item>(items: readonly T[], depth = 0): T[][] {
  const sorted = items.toSorted((a, b) => a.top + a.bottom - b.top - b.bottom);
  if (sorted.length < 2 * fewest || depth > deepest) return sorted.length > 0 ? [sorted] : [];
  const gutter = widestGutter(sorted);
  if (!gutter) return [sorted];
  const { from, to, x } = gutter;
  const beside = sorted.slice(from, to);
  return [
    ...inColumns(sorted.slice(0, from), depth + 1),
    ...inColumns(
      beside.filter(({ right }) => right <= x + bin),
      depth + 1,
    ),
    ...inColumns(
      beside.filter(({ right }) => right > x + bin),
      depth + 1,
    ),
    ...inColumns(sorted.slice(to), depth + 1),
  ];
}

interface Gutter {
  /** Of the items that are beside it. */
  from: number;
  to: number;
  x: number;
  score: number;
}

/** The white space between two columns that has most of the items beside it. */
function widestGutter(items: readonly Item[]): Gutter | undefined {
  const start = Math.min(...items.map(({ left }) => left));
  const end = Math.max(...items.map(({ right }) => right));
  let best: Gutter | undefined;
  for (let x = start + 4 * bin; x + narrowest < end; x += bin) {
    for (const gutter of guttersAt(items, x)) if (!best || gutter.score > best.score) best = gutter;
  }
  return best;
}

function* guttersAt(items: readonly Item[], x: number): Generator<Gutter> {
  const crosses = ({ left, right }: Item) => left < x + narrowest && right > x + bin;
  let from = 0;
  for (let to = 0; to <= items.length; to++) {
    const item = items[to];
    if (item && !crosses(item)) continue;
    const gutter = trimmed(items, { from, to, x, score: 0 });
    if (gutter) yield gutter;
    from = to + 1;
  }
}

/** Without what is above and below one of the columns alone; nothing where these are no columns. */
function trimmed(items: readonly Item[], { from, to, x }: Gutter): Gutter | undefined {
  if (to - from < 2 * fewest) return undefined;
  const isLeft = ({ right }: Item) => right <= x + bin;
  const all = items.slice(from, to);
  const sides = [all.filter(isLeft), all.filter((item) => !isLeft(item))] as const;
  if (!sides.every(isColumn)) return undefined;
  const [top, bottom] = [
    Math.max(...sides.map((side) => Math.min(...side.map((item) => item.top)))),
    Math.min(...sides.map((side) => Math.max(...side.map((item) => item.bottom)))),
  ];
  if (bottom - top < 2 * Math.max(...all.slice(0, 3).map((item) => item.bottom - item.top))) return undefined;
  // What follows over the whole width comes after both columns, and so does what leads to it.
  let end = to;
  if (to < items.length) {
    while (end > from && (items[end - 1]?.top ?? 0) >= bottom && isLoose(items, end - 1)) end--;
  }
  let begin = from;
  while (begin < end && (items[begin]?.bottom ?? 0) <= top) begin++;
  const kept = items.slice(begin, end);
  return {
    from: begin,
    to: end,
    x,
    score: Math.min(kept.filter(isLeft).length, kept.length - kept.filter(isLeft).length) * 2 + kept.length,
  };
}

/** Whether there is more space above an item than between lines. */
function isLoose(items: readonly Item[], index: number): boolean {
  const [before, item] = [items[index - 1], items[index]];
  if (!before || !item) return false;
  return item.top - before.bottom > 0.5 * (item.bottom - item.top);
}

/** Whether these are lines of running text, and not cells. */
function isColumn(items: readonly Item[]): boolean {
  const texts = items.filter(({ length }) => length > 0);
  if (texts.length < fewest) return false;
  const width = Math.max(...texts.map(({ right }) => right)) - Math.min(...texts.map(({ left }) => left));
  const lengths = texts.map(({ length }) => length).toSorted((a, b) => a - b);
  const widths = texts.map(({ left, right }) => right - left).toSorted((a, b) => a - b);
  const middle = Math.floor(texts.length / 2);
  return (lengths[middle] ?? 0) >= shortLine && (widths[middle] ?? 0) >= 0.3 * width;
}
