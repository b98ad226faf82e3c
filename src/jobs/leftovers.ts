import { lockOf, openArea } from './disk.ts';

/** Runs a task if nobody holds the lock. A browser gives up a page for it that only waits for the Back button. */
export const ifUnheld = (name: string, task: () => Promise<void>) =>
  navigator.locks.request(lockOf(name), { ifAvailable: true }, (lock) => (lock ? task() : undefined));

/** Runs a task as soon as nobody holds the lock. */
export const onceUnheld = <T>(name: string, task: () => Promise<T>): Promise<T> =>
  navigator.locks.request(lockOf(name), task) as Promise<T>;

/** How long a browser is given to close the files of a worker that has ended: it tells nobody when it has. In milliseconds. */
const waits = [20, 40, 80, 160, 320, 640, 1280, 2560];

/** What the browser has not closed by then is left to the next page that is opened. */
export async function removeFolder(area: FileSystemDirectoryHandle, folder: string) {
  for (const wait of waits) {
    try {
      return await area.removeEntry(folder, { recursive: true });
    } catch (error) {
      const { name } = error as DOMException;
      if (name === 'NotFoundError') return;
      if (name !== 'NoModificationAllowedError') throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** Removes what a worker was writing when it was ended. */
export async function removeUnfinished(folder: string) {
  const area = await openArea('unfinished');
  if (area) await onceUnheld(folder, () => removeFolder(area, folder));
}
