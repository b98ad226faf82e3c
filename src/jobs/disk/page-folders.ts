import type { DiskPlace } from '../contract/disk-place.ts';
import { foldersBeingCopied } from './copied-folders.ts';
import { hold, openArea } from './disk.ts';
import { left } from './left.ts';
import { mayComeBack } from './tab.ts';

/** Folders in which there are files of this page: its own results, and those that came from the page before. */
const inUse = new Set<string>();
/** Kept open: while a page is being left there is time for one call to the browser, not for two. */
let results: FileSystemDirectoryHandle | undefined;
let ownFolder: string | undefined;
/** Of its workers, for what they are still writing. */
const begun: string[] = [];

/** The name of the folder for this page's own results. */
export function folderOfPage(): string {
  if (!ownFolder) {
    ownFolder = crypto.randomUUID();
    void hold(ownFolder);
  }
  return ownFolder;
}

/** The name of a folder for what a worker is still writing. */
export function folderOfWorker(): string {
  const folder = crypto.randomUUID();
  begun.push(folder);
  return folder;
}

/** To be called after a job that may have kept its result on the disk. */
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

/** The folders that files of this page may be in. */
export const foldersInUse = (): string[] => [...inUse];

/** Removes one result, which lies elsewhere by now. */
export async function removeResult({ folder, name }: DiskPlace) {
  const area = await openArea('results');
  await (await area?.getDirectoryHandle(folder))?.removeEntry(name);
}

const exists = (folder: string): Promise<boolean> =>
  results?.getDirectoryHandle(folder).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(false);

// Nothing but a page is left, and comes back.
globalThis.window?.addEventListener('pagehide', ({ persisted }) => {
  // A page that is kept for the Back button needs its files; if it does not come back, the next page removes them.
  if (persisted) left([...inUse, ...begun], 'whole');
  if (persisted || mayComeBack()) return;
  // What cannot be removed now is removed by the next page, too.
  for (const folder of inUse) {
    if (foldersBeingCopied().includes(folder)) continue;
    results?.removeEntry(folder, { recursive: true }).catch(() => undefined);
  }
});

globalThis.window?.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void reloadIfForgotten();
});

/** A page that has come back must not offer what was removed meanwhile. */
async function reloadIfForgotten() {
  for (const folder of inUse) if (!(await exists(folder))) return location.reload();
}
