/**
 * The least time that a browser is given to copy a result from the disk, in milliseconds; and the speed of a slow copy,
 * in bytes per millisecond.
 */
const shortest = 10_000;
const slow = 10_000;

/**
 * The key under which it is stored until when each folder must stay, in milliseconds since the epoch. `localStorage` is
 * synchronous and shared by all pages: the next one may open immediately.
 */
const key = 'being-copied';

/** This site's own pages wrote it. */
const times = () => JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, number>;

/**
 * Keeps a folder of results on the disk while the browser may still be copying one of them to where people save it.
 * Browsers do not tell pages when they have finished; and in private windows, what is removed meanwhile is lost.
 */
export const keepWhileCopied = (folder: string, size: number) =>
  localStorage.setItem(key, JSON.stringify({ ...times(), [folder]: Date.now() + shortest + size / slow }));

/** Returns the folders that must stay, and forgets the others. */
export function foldersBeingCopied(): string[] {
  const written = Object.entries(times());
  const now = Date.now();
  const still = written.filter(([, until]) => until > now);
  if (still.length < written.length) localStorage.setItem(key, JSON.stringify(Object.fromEntries(still)));
  return still.map(([folder]) => folder);
}
