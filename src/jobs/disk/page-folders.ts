import type { DiskPlace } from '../contract/disk-place.ts';
import { hold, openArea } from './disk.ts';
import { foldersBeingCopied, left } from './kept-until.ts';
import { mayComeBack } from './tab.ts';

/** Folders that contain files of this page: its own results, and those from the page before. */
const inUse = new Set<string>();
/** Kept open: while a page is being left, there is time for one call to the browser, not for two. */
let results: FileSystemDirectoryHandle | undefined;
let ownFolder: string | undefined;
/** The folders of its workers, for what they are still writing. */
const begun: string[] = [];

/** Returns the name of the folder for this page's own results. */
export function folderOfPage(): string {
  if (!ownFolder) {
    ownFolder = crypto.randomUUID();
    void hold(ownFolder);
  }
  return ownFolder;
}

/** Returns the name of a folder for what a worker is still writing. */
export function folderOfWorker(): string {
  const folder = crypto.randomUUID();
  begun.push(folder);
  return folder;
}

/** Notes the page's folder once it exists. Call it after a job that may have stored its result on the disk. */
export async function lookForResults() {
  results ??= await openArea('results');
  if (ownFolder && (await exists(ownFolder))) inUse.add(ownFolder);
}

/** Keeps a folder that the page before has left, for as long as this page lives. */
export async function takeFolder(folder: string) {
  await hold(folder);
  results ??= await openArea('results');
  inUse.add(folder);
}

/** Returns the folders that may contain files of this page. */
export const foldersInUse = (): string[] => [...inUse];

/** Removes a result that has been stored elsewhere. */
export async function removeResult({ folder, name }: DiskPlace) {
  const area = await openArea('results');
  await (await area?.getDirectoryHandle(folder))?.removeEntry(name);
}

const exists = (folder: string): Promise<boolean> =>
  results?.getDirectoryHandle(folder).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(false);

// Only pages are left and come back, not workers.
globalThis.window?.addEventListener('pagehide', ({ persisted }) => {
  // A page that is kept for the Back button needs its files; if it does not come back, the next page removes them.
  if (persisted) left([...inUse, ...begun], 'whole');
  if (persisted || mayComeBack()) return;
  // Anything that cannot be removed here is removed by the next page, too.
  for (const folder of inUse) {
    if (foldersBeingCopied().includes(folder)) continue;
    results?.removeEntry(folder, { recursive: true }).catch(() => undefined);
  }
});

globalThis.window?.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void reloadIfForgotten();
});

/** Reloads a page that has come back, so that it does not offer files that were removed meanwhile. */
async function reloadIfForgotten() {
  for (const folder of inUse) if (!(await exists(folder))) return location.reload();
}
