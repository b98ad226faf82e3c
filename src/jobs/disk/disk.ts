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

/** What browsers throw where sites may store nothing: Safari’s private windows `UnknownError`, others `SecurityError`. */
export const isStorageRefused = (error: unknown) =>
  error instanceof DOMException && ['SecurityError', 'UnknownError'].includes(error.name);

/** Opens the disk; `undefined` if this browser has none, or none in this window. */
export async function openDisk(): Promise<FileSystemDirectoryHandle | undefined> {
  if (!('storage' in navigator && 'getDirectory' in navigator.storage)) return undefined;
  return navigator.storage.getDirectory().catch((error: unknown) => {
    if (!isStorageRefused(error)) throw error;
    return undefined;
  });
}

/** Opens an area; `undefined` if nothing was ever stored there, or there is no disk. */
export async function openArea(area: DiskArea): Promise<FileSystemDirectoryHandle | undefined> {
  const disk = await openDisk();
  return disk?.getDirectoryHandle(area).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
    return undefined;
  });
}
