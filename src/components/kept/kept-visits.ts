import type { DiskPlace } from '#jobs/contract/disk-place.ts';
import { begin, below, isThere, openDatabase, storesOf } from './database.ts';

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

const database = { name: 'hand-over', version: 3, stores: ['visits', 'copies'] } as const;

const withStores = storesOf(database);

/** The keys of copies are [tab, visit, number]. */
const numberOf = (key: IDBValidKey | undefined): number => Number(Array.isArray(key) ? key[2] : undefined);

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
  });

const deleteTabFrom = (stores: Record<'visits' | 'copies', IDBObjectStore>, tab: string) =>
  Object.values(stores).forEach((store) => store.delete(below(tab)));

export const deleteTab = (tab: string) => withStores('readwrite', (stores) => deleteTabFrom(stores, tab));

/** Returns all visits, without their copies. */
export async function allVisits(): Promise<KeptVisit[]> {
  if (!(await isThere(database))) return [];
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
  const open = await openDatabase(database);
  // Allows another page to delete the database.
  open.onversionchange = () => open.close();
  let isClosed = false;
  open.onclose = () => (isClosed = true);
  return () => {
    if (isClosed) return;
    const [transaction, stores] = begin(open, database, 'readwrite');
    deleteTabFrom(stores, tab);
    transaction.commit();
  };
}
