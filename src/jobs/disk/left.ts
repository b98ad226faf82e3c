/** How long a tab may take from one page to the next, and how long browsers keep a whole page for the Back button. In milliseconds. */
export const patience = { next: 60_000, whole: 600_000 };

/** Where it is written until when each name is taken for held, in milliseconds since the epoch. At once, and for all pages: the next one may open in no time. */
const key = 'left';

/** This site's own pages wrote it. */
const times = () => JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, number>;

/** Notes that a page is left that holds these names, and may come back for what they stand for. */
export function left(names: readonly string[], how: keyof typeof patience) {
  const until = Date.now() + patience[how];
  const before = times();
  const added = names.map((name) => [name, Math.max(until, before[name] ?? 0)]);
  if (names.length > 0) localStorage.setItem(key, JSON.stringify({ ...before, ...Object.fromEntries(added) }));
}

/** Takes nothing for held any more that is not. */
export function leftForGood(names: readonly string[]) {
  const still = Object.entries(times()).filter(([name]) => !names.includes(name));
  localStorage.setItem(key, JSON.stringify(Object.fromEntries(still)));
}

/** The names that are taken for held. Forgets those that are not any more. */
export function namesLeft(): string[] {
  const written = Object.entries(times());
  const now = Date.now();
  const still = written.filter(([, until]) => until > now);
  if (still.length < written.length) localStorage.setItem(key, JSON.stringify(Object.fromEntries(still)));
  return still.map(([name]) => name);
}
