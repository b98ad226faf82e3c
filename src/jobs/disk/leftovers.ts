import { lockOf, openArea } from './disk.ts';
import { namesLeft } from './left.ts';

/**
 * Whether a page holds a name, or may come back for it. Chromium gives up pages that wait for the Back button when a lock
 * of theirs is asked for by somebody who cannot share it, or when all locks are listed: so that is done last.
 */
export async function isHeld(name: string): Promise<boolean> {
  if (namesLeft().includes(name)) return true;
  return navigator.locks.request(lockOf(name), { ifAvailable: true }, (lock) => lock === null);
}

/** Runs a task as soon as nobody holds the lock. */
export const onceUnheld = <T>(name: string, task: () => Promise<T>): Promise<T> =>
  navigator.locks.request(lockOf(name), task) as Promise<T>;

/** How long a browser is given to close files: it says nothing when it has. In milliseconds. */
const waits = [20, 40, 80, 160, 320, 640, 1280, 2560];

/**
 * Removes a file or folder as soon as the browser has closed what was written there: after a stream has failed, or a
 * worker has ended, it does that in its own time. Returns whether it is gone.
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

/** Removes what a worker was writing when it was ended. */
export async function removeUnfinished(folder: string) {
  const area = await openArea('unfinished');
  if (area) await onceUnheld(folder, () => removeOnceClosed(area, folder));
}
