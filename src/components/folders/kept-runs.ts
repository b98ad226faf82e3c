/** Work from one folder into another, as it is kept in this browser until somebody forgets it. */
export interface KeptRun {
  id: string;
  /** When it was begun last, in milliseconds since the epoch. */
  at: number;
  source: FileSystemDirectoryHandle;
  target: FileSystemDirectoryHandle;
  /** The steps, as they stand in an address. */
  link: string;
  /** Whether some settings are missing in it. */
  isPartial: boolean;
  /** How many files there were. */
  files: number;
}

/** A file that is done, or was being written when the page ended: then its results are not all there. */
export interface DoneFile {
  /** Begins with the name of the folder. */
  path: string;
  /** In bytes. */
  size: number;
  /** In milliseconds since the epoch. */
  modified: number;
  /** Where its results lie in the other folder, and how large they are, in bytes. */
  results: { path: string; size: number }[];
  /** Whether these are all of them. */
  isWhole: boolean;
}

export const runsDatabase = 'folders';

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(runsDatabase, 1);
    request.onupgradeneeded = () => ['runs', 'done'].forEach((name) => request.result.createObjectStore(name));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

interface Stores {
  runs: IDBObjectStore;
  /** Files stand at [run, path]. */
  done: IDBObjectStore;
}

/** On most visits nothing is kept, and there is no database. */
const isThere = async () => (await indexedDB.databases()).some(({ name }) => name === runsDatabase);

/** Resolves when what `use` does is certain: with what it gives to be called then. */
async function withStores<T>(mode: IDBTransactionMode, use: (stores: Stores) => () => T): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(['runs', 'done'], mode);
      const result = use({ runs: transaction.objectStore('runs'), done: transaction.objectStore('done') });
      transaction.oncomplete = () => resolve(result());
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

const nothing = () => undefined;

/** All that belong to a run: in IndexedDB an array comes after every text. */
const of = (run: string) => IDBKeyRange.bound([run], [run, []]);

export const keepRun = (run: KeptRun) =>
  withStores('readwrite', ({ runs }) => {
    runs.put(run, run.id);
    return nothing;
  });

/** The latest first. */
export async function keptRuns(): Promise<KeptRun[]> {
  if (!(await isThere())) return [];
  return withStores('readonly', ({ runs }) => {
    // Only this file writes into it.
    const all = runs.getAll() as IDBRequest<KeptRun[]>;
    return () => all.result.toSorted((one, other) => other.at - one.at);
  });
}

/** Notes a file of a run, unless the run was forgotten meanwhile. */
export async function keepDone(run: string, file: DoneFile) {
  if (!(await isThere())) return;
  await withStores('readwrite', ({ runs, done }) => {
    const known = runs.getKey(run);
    known.onsuccess = () => known.result !== undefined && done.put(file, [run, file.path]);
    return nothing;
  });
}

export const doneIn = (run: string) =>
  withStores('readonly', ({ done }) => {
    // Only this file writes into it.
    const all = done.getAll(of(run)) as IDBRequest<DoneFile[]>;
    return () => all.result;
  });

/** With the last one, the database goes too. */
export async function forgetRun(run: string) {
  const left = await withStores('readwrite', ({ runs, done }) => {
    runs.delete(run);
    done.delete(of(run));
    const count = runs.count();
    return () => count.result;
  });
  if (left > 0) return;
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(runsDatabase);
    // Where another page has it open, it goes when that page is done with it.
    request.onsuccess = request.onblocked = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
