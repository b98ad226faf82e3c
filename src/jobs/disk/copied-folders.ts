/** How long a browser may take to copy a result from the disk, at least, in milliseconds; and how much a slow one copies, in bytes a millisecond. */
const shortest = 10_000;
const slow = 10_000;

/** Where it is written until when each folder must stay, in milliseconds since the epoch. At once, and for all pages: the next one may open in no time. */
const key = 'being-copied';

/** This site's own pages wrote it. */
const times = () => JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, number>;

/**
 * Keeps a folder of results on the disk while the browser may still be copying one of them to where people save it. No
 * page is told when it has; and in private windows, what is removed meanwhile is lost.
 */
export const keepWhileCopied = (folder: string, size: number) =>
  localStorage.setItem(key, JSON.stringify({ ...times(), [folder]: Date.now() + shortest + size / slow }));

/** Forgets those that need not stay any more. */
export function foldersBeingCopied(): string[] {
  const written = Object.entries(times());
  const now = Date.now();
  const still = written.filter(([, until]) => until > now);
  if (still.length < written.length) localStorage.setItem(key, JSON.stringify(Object.fromEntries(still)));
  return still.map(([folder]) => folder);
}
