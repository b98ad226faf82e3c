/**
 * The browser's private disk (OPFS), where results are kept that are too large for memory. Each page has a folder of
 * finished results, and each worker one of what it is still writing: a page can remove its results while a worker still
 * has a file open. A page that uses a folder holds the lock of its name; a folder that nobody holds is a leftover.
 */
export type DiskArea = 'results' | 'unfinished';

export const lockOf = (name: string) => `disk ${name}`;

/** Holds a lock until this page or worker ends. Several may hold it. */
export const hold = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const held = () => new Promise<void>(() => resolve());
    navigator.locks.request(lockOf(name), { mode: 'shared' }, held).catch(reject);
  });

/** `undefined` where nothing was ever kept, or the browser keeps nothing. */
export async function openArea(area: DiskArea): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await (await navigator.storage.getDirectory()).getDirectoryHandle(area);
  } catch (error) {
    // Browsers that keep nothing, as some private windows do, have no such disk.
    if (error instanceof DOMException && ['NotFoundError', 'SecurityError'].includes(error.name)) return undefined;
    throw error;
  }
}
