import { lockOf, openArea } from './disk.ts';
import { namesLeft } from './kept-until.ts';

/**
 * Whether a page holds a name, or may come back for it. Chromium discards pages kept for the Back button if somebody
 * requests a lock of theirs that cannot be shared, or lists all locks: so that is done last.
 */
export async function isHeld(name: string): Promise<boolean> {
  if (namesLeft().includes(name)) return true;
  return navigator.locks.request(lockOf(name), { ifAvailable: true }, (lock) => lock === null);
}

/** Runs a task as soon as nobody holds the lock. */
export const onceUnheld = <T>(name: string, task: () => Promise<T>): Promise<T> =>
  navigator.locks.request(lockOf(name), task) as Promise<T>;

/** The waits while the browser closes files, since it does not report when it has. In milliseconds. */
const waits = [20, 40, 80, 160, 320, 640, 1280, 2560];

/**
 * Removes a file or folder once the browser has closed what was written there, which takes a while after a stream has
 * failed or a worker has ended. Returns whether it is gone.
 */
export async function removeOnceClosed(folder: FileSystemDirectoryHandle, entry: string): Promise<boolean> {
  for (const wait of waits) {
    try {
      await folder.removeEntry(entry, { recursive: true });
      return true;
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      if (name === 'NotFoundError') return true;
      if (name !== 'NoModificationAllowedError') throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return false;
}

/** Removes what a worker was writing when it was terminated. */
export async function removeUnfinished(folder: string) {
  const area = await openArea('unfinished');
  if (area) await onceUnheld(folder, () => removeOnceClosed(area, folder));
}
