/** A run of items that are in both lists, or only in one. */
export interface Run<T> {
  type: 'same' | 'removed' | 'added';
  items: T[];
}

/** Above this many comparisons, the lists count as entirely replaced. Common prefixes and suffixes do not count. */
const most = 4_000_000;

/** Diffs two lists by their longest common subsequence. */
export function diff<T>(before: readonly T[], after: readonly T[]): Run<T>[] {
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start++;
  let end = 0;
  const left = Math.min(before.length, after.length) - start;
  while (end < left && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const runs: Run<T>[] = [];
  const push = (type: Run<T>['type'], items: readonly T[]) => {
    const last = runs.at(-1);
    if (items.length === 0) return;
    if (last?.type === type) last.items.push(...items);
    else runs.push({ type, items: [...items] });
  };
  push('same', before.slice(0, start));
  const [a, b] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  if (a.length * b.length > most) {
    push('removed', a);
    push('added', b);
  } else for (const { type, items } of diffMiddle(a, b)) push(type, items);
  push('same', before.slice(before.length - end));
  return runs;
}

function* diffMiddle<T>(a: readonly T[], b: readonly T[]): Generator<Run<T>> {
  const width = b.length + 1;
  // The length of the longest common subsequence from each pair of positions on.
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        a[i] === b[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
    }
  }
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      yield { type: 'same', items: a.slice(i, i + 1) };
      i++;
      j++;
    } else if (
      j >= b.length ||
      (i < a.length && (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))
    ) {
      yield { type: 'removed', items: a.slice(i, ++i) };
    } else yield { type: 'added', items: b.slice(j, ++j) };
  }
}
