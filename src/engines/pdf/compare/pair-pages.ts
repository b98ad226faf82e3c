import { diff } from './diff.ts';

/** A page of each file, from 0; undefined where one has none. */
export type Pair = { before?: number; after?: number };

/** Pages with the same text belong together; between those, in their order. */
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
