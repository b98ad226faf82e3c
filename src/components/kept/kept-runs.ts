import { below, isThere, storesOf } from './database.ts';

/** Work from one folder into another, stored in this browser until someone removes it. */
export interface KeptRun {
  id: string;
  /** When it was last started, in milliseconds since the epoch. */
  at: number;
  source: FileSystemDirectoryHandle;
  target: FileSystemDirectoryHandle;
  /** The steps as they appear in a link. */
  link: string;
  /** Whether some settings are missing from it. */
  isPartial: boolean;
  /** How many files there were. */
  files: number;
}

/** A file that is done, or was being written when the page closed: in that case, its results are incomplete. */
export interface DoneFile {
  /** Begins with the name of the folder. */
  path: string;
  /** In bytes. */
  size: number;
  /** In milliseconds since the epoch. */
  modified: number;
  /** The paths of its results in the other folder, and their sizes in bytes. */
  results: { path: string; size: number }[];
  /** Whether these are all of them. */
  isWhole: boolean;
}

/** The keys of files are [run, path]. */
const database = { name: 'folders', version: 1, stores: ['runs', 'done'] } as const;

const withStores = storesOf(database);

export const keepRun = (run: KeptRun) => withStores('readwrite', ({ runs }) => void runs.put(run, run.id));

/** The latest first. */
export async function keptRuns(): Promise<KeptRun[]> {
  if (!(await isThere(database))) return [];
  return withStores('readonly', ({ runs }) => {
    // Only this file writes to it.
    const all = runs.getAll() as IDBRequest<KeptRun[]>;
    return () => all.result.toSorted((one, other) => other.at - one.at);
  });
}

/** Records a file of a run, unless the run was removed meanwhile. */
export async function keepDone(run: string, file: DoneFile) {
  if (!(await isThere(database))) return;
  await withStores('readwrite', ({ runs, done }) => {
    const known = runs.getKey(run);
    known.onsuccess = () => known.result !== undefined && done.put(file, [run, file.path]);
  });
}

export const doneIn = (run: string) =>
  withStores('readonly', ({ done }) => {
    // Only this file writes to it.
    const all = done.getAll(below(run)) as IDBRequest<DoneFile[]>;
    return () => all.result;
  });

/** Removing the last run also deletes the database. */
export async function forgetRun(run: string) {
  const left = await withStores('readwrite', ({ runs, done }) => {
    runs.delete(run);
    done.delete(below(run));
    const count = runs.count();
    return () => count.result;
  });
  if (left > 0) return;
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(database.name);
    // If another page has it open, it is deleted when that page closes it.
    request.onsuccess = request.onblocked = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
