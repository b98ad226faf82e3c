import { diff } from './diff.ts';

/** A page index of each file; undefined for a page that only one file has. */
export type Pair = { before?: number; after?: number };

/** Pairs pages with the same text, and those in between in order. */
export function pairUp(before: readonly string[], after: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  const runs = diff(before, after);
  for (const [index, { type, items }] of runs.entries()) {
    if (type === 'same') for (const _ of items) pairs.push({ before: i++, after: j++ });
    else if (type === 'removed') {
      const added = runs[index + 1]?.type === 'added' ? (runs[index + 1]?.items.length ?? 0) : 0;
      for (let at = 0; at < Math.max(items.length, added); at++) {
        pairs.push({ ...(at < items.length && { before: i++ }), ...(at < added && { after: j++ }) });
      }
    } else if (runs[index - 1]?.type !== 'removed') for (const _ of items) pairs.push({ after: j++ });
  }
  return pairs;
}
