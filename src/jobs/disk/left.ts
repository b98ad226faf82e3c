/**
 * How long a tab may take from one page to the next, and how long browsers keep a whole page for the Back button. In
 * milliseconds.
 */
export const patience = { next: 60_000, whole: 600_000 };

/**
 * The key under which it is stored until when each name counts as held, in milliseconds since the epoch. `localStorage`
 * is synchronous and shared by all pages: the next one may open immediately.
 */
const key = 'left';

/** This site's own pages wrote it. */
const times = () => JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, number>;

/** Records that a page with these names is being left, and may come back for what they stand for. */
export function left(names: readonly string[], how: keyof typeof patience) {
  const until = Date.now() + patience[how];
  const before = times();
  const added = names.map((name) => [name, Math.max(until, before[name] ?? 0)]);
  if (names.length > 0) localStorage.setItem(key, JSON.stringify({ ...before, ...Object.fromEntries(added) }));
}

/** Forgets names that are not held any more. */
export function leftForGood(names: readonly string[]) {
  const still = Object.entries(times()).filter(([name]) => !names.includes(name));
  localStorage.setItem(key, JSON.stringify(Object.fromEntries(still)));
}

/** Returns the names that count as held, and forgets the others. */
export function namesLeft(): string[] {
  const written = Object.entries(times());
  const now = Date.now();
  const still = written.filter(([, until]) => until > now);
  if (still.length < written.length) localStorage.setItem(key, JSON.stringify(Object.fromEntries(still)));
  return still.map(([name]) => name);
}
