/**
 * The browser's private disk (OPFS), where results are kept that are too large for memory. Each page has a folder of
 * finished results, and each worker has one for what it is still writing, so that a page can remove its results while a
 * worker still has a file open. A page that uses a folder holds the lock of that name; a folder that nobody holds is a
 * leftover.
 */
export type DiskArea = 'results' | 'unfinished';

export const lockOf = (name: string) => `disk ${name}`;

/** Holds a lock until this page or worker ends. Several holders may share it. */
export const hold = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const held = () => new Promise<void>(() => resolve());
    navigator.locks.request(lockOf(name), { mode: 'shared' }, held).catch(reject);
  });

/** Opens an area; `undefined` if nothing was ever stored, or the browser stores nothing. */
export async function openArea(area: DiskArea): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await (await navigator.storage.getDirectory()).getDirectoryHandle(area);
  } catch (error) {
    // Browsers that store nothing, as in some private windows, have no such disk.
    if (error instanceof DOMException && ['NotFoundError', 'SecurityError'].includes(error.name)) return undefined;
    throw error;
  }
}
