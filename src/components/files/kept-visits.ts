import type { DiskPlace } from '../../jobs/contract/disk-place.ts';

/**
 * What a tool's page was given and has made, kept for as long as its tab can come back to it, or is on its way there.
 * `State` is plain data that only the page understands; files in it are named by {@link KeptFile}.
 */
export interface KeptVisit<State = unknown> {
  /** The history entry that it belongs to. */
  id: string;
  tab: string;
  /** When it was kept last, in milliseconds since the epoch. */
  at: number;
  /** The folders on the disk that its files may be in, or be made of parts of. */
  folders: string[];
  state: State;
}

/** Browsers copy a file that they are given to keep: it has a number. What is on the disk already is only named. */
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

/** Does something with the stores, and resolves when that is certain: with what `use` gives to be called then. */
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

/** Copies stand at [tab, visit, number]. */
const numberOf = (key: IDBValidKey | undefined): number => Number(Array.isArray(key) ? key[2] : undefined);

/** All keys that begin with these: in IndexedDB an array comes after every text and number. */
const below = (...parts: string[]) => IDBKeyRange.bound(parts, [...parts, []]);

/** Keeps a visit. `added`: files to copy, by their numbers. Of those that were copied before, only `used` stay. */
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

/** A visit, if it is kept, with the files that were copied for it, by their numbers. */
export const getVisit = <State>(tab: string, id: string) =>
  withStores('readonly', ({ visits, copies }) => {
    // Only this file writes into these stores.
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

/** Without their copies. On most visits to the site there are none, and no database. */
export async function allVisits(): Promise<KeptVisit[]> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === databaseName)) return [];
  return withStores('readonly', ({ visits }) => {
    // Only this file writes into it.
    const all = visits.getAll() as IDBRequest<KeptVisit[]>;
    return () => all.result;
  });
}

/**
 * Gives what forgets the visits of a tab while its page is being closed: then there is time for one call to the browser,
 * not for two.
 */
export async function forgetterOf(tab: string): Promise<() => void> {
  const database = await open();
  // So that another page can remove it.
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
