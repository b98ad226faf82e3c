/**
 * Names that count as held until a time, in milliseconds since the epoch, by `key` of `localStorage`: that is
 * synchronous and shared by all pages, and the next one may open immediately.
 */
function keptUntil(key: string) {
  /** This site's own pages wrote it. */
  const times = () => JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, number>;
  const write = (entries: [string, number][]) => localStorage.setItem(key, JSON.stringify(Object.fromEntries(entries)));
  return {
    /** Holds names for so many milliseconds, or longer if they are held for longer already. */
    hold(names: readonly string[], time: number) {
      const [until, before] = [Date.now() + time, times()];
      for (const name of names) before[name] = Math.max(until, before[name] ?? 0);
      if (names.length > 0) write(Object.entries(before));
    },
    /** Returns the names that are still held, without these, and forgets the others. */
    held(without: readonly string[] = []): string[] {
      const [written, now] = [Object.entries(times()), Date.now()];
      const still = written.filter(([name, until]) => until > now && !without.includes(name));
      if (still.length < written.length) write(still);
      return still.map(([name]) => name);
    },
  };
}

const copied = keptUntil('being-copied');
/**
 * The least time that a browser is given to copy a result from the disk, in milliseconds; and the speed of a slow copy,
 * in bytes per millisecond.
 */
const [shortest, slow] = [10_000, 10_000];

/**
 * Keeps a folder of results on the disk while the browser may still be copying one of them to where people save it.
 * Browsers do not tell pages when they have finished; and in private windows, what is removed meanwhile is lost.
 */
export const keepWhileCopied = (folder: string, size: number) => copied.hold([folder], shortest + size / slow);

export const foldersBeingCopied = () => copied.held();

const leaving = keptUntil('left');

/**
 * How long a tab may take from one page to the next, and how long browsers keep a whole page for the Back button. In
 * milliseconds.
 */
export const patience = { next: 60_000, whole: 600_000 };

/** Records that a page with these names is being left, and may come back for what they stand for. */
export const left = (names: readonly string[], how: keyof typeof patience) => leaving.hold(names, patience[how]);

/** Forgets names that are not held any more. */
export const leftForGood = (names: readonly string[]) => void leaving.held(names);

export const namesLeft = () => leaving.held();
