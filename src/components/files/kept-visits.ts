import type { DiskPlace } from '../../jobs/contract/disk-place.ts';

/**
 * The files and results of a tool's page, stored for as long as its tab can come back to it, or is on its way there.
 * `State` is plain data that only the page understands; its files are named by {@link KeptFile}.
 */
export interface KeptVisit<State = unknown> {
  /** Identifies its history entry. */
  id: string;
  tab: string;
  /** When it was last stored, in milliseconds since the epoch. */
  at: number;
  /** The folders on disk that may contain its files or parts of them. */
  folders: string[];
  state: State;
}

/** Browsers copy a file that they store: the copy has a number. A file that is already on disk is only named. */
export type KeptFile = { copy: number } | { onDisk: DiskPlace; name: string; type: string };

const databaseName = 'hand-over';

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 3);
    request.onupgradeneeded = () => {
      for (const name of request.result.objectStoreNames) request.result.deleteObjectStore(name);
      for (const name of ['visits', 'copies']) request.result.createObjectStore(name);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

interface Stores {
  visits: IDBObjectStore;
  copies: IDBObjectStore;
}

const storesOf = (transaction: IDBTransaction): Stores => ({
  visits: transaction.objectStore('visits'),
  copies: transaction.objectStore('copies'),
});

const begin = (database: IDBDatabase, mode: IDBTransactionMode) => database.transaction(['visits', 'copies'], mode);

/**
 * Runs `use` on the stores, and resolves once the transaction is complete, with the result of the function that `use`
 * returned.
 */
async function withStores<T>(mode: IDBTransactionMode, use: (stores: Stores) => () => T): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = begin(database, mode);
      const result = use(storesOf(transaction));
      transaction.oncomplete = () => resolve(result());
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

const nothing = () => undefined;

/** The keys of copies are [tab, visit, number]. */
const numberOf = (key: IDBValidKey | undefined): number => Number(Array.isArray(key) ? key[2] : undefined);

/** All keys with this prefix: IndexedDB sorts arrays after all strings and numbers. */
const below = (...parts: string[]) => IDBKeyRange.bound(parts, [...parts, []]);

/** Stores a visit. `added`: files to copy, by number. Of the earlier copies, only `used` are kept. */
export const putVisit = (visit: KeptVisit, added: ReadonlyMap<number, File>, used: ReadonlySet<number>) =>
  withStores('readwrite', ({ visits, copies }) => {
    const { tab, id } = visit;
    const known = copies.getAllKeys(below(tab, id));
    known.onsuccess = () => {
      for (const key of known.result) if (!used.has(numberOf(key))) copies.delete(key);
    };
    for (const [copy, file] of added) copies.put(file, [tab, id, copy]);
    visits.put(visit, [tab, id]);
    return nothing;
  });

/** Returns a stored visit, if there is one, with its copied files by number. */
export const getVisit = <State>(tab: string, id: string) =>
  withStores('readonly', ({ visits, copies }) => {
    // Only this file writes to these stores.
    const visit = visits.get([tab, id]) as IDBRequest<KeptVisit<State> | undefined>;
    const keys = copies.getAllKeys(below(tab, id));
    // As above.
    const files = copies.getAll(below(tab, id)) as IDBRequest<File[]>;
    return () => {
      if (!visit.result) return undefined;
      const numbered = files.result.map((file, index) => [numberOf(keys.result[index]), file] as const);
      return { visit: visit.result, copies: new Map(numbered) };
    };
  });

export const deleteVisit = (tab: string, id: string) =>
  withStores('readwrite', ({ visits, copies }) => {
    visits.delete([tab, id]);
    copies.delete(below(tab, id));
    return nothing;
  });

function deleteTabFrom({ visits, copies }: Stores, tab: string) {
  visits.delete(below(tab));
  copies.delete(below(tab));
}

export const deleteTab = (tab: string) =>
  withStores('readwrite', (stores) => {
    deleteTabFrom(stores, tab);
    return nothing;
  });

/** Returns all visits, without their copies. On most visits to the site there are none, and no database. */
export async function allVisits(): Promise<KeptVisit[]> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === databaseName)) return [];
  return withStores('readonly', ({ visits }) => {
    // Only this file writes to it.
    const all = visits.getAll() as IDBRequest<KeptVisit[]>;
    return () => all.result;
  });
}

/**
 * Returns a function that deletes the visits of a tab while its page is being closed: by then there is time for one
 * call to the browser, not for two.
 */
export async function forgetterOf(tab: string): Promise<() => void> {
  const database = await open();
  // Allows another page to delete the database.
  database.onversionchange = () => database.close();
  let isClosed = false;
  database.onclose = () => (isClosed = true);
  return () => {
    if (isClosed) return;
    const transaction = begin(database, 'readwrite');
    deleteTabFrom(storesOf(transaction), tab);
    transaction.commit();
  };
}
