/** A database of this site. Another version of it starts empty. */
export interface Database<Store extends string> {
  name: string;
  version: number;
  stores: readonly Store[];
}

type Stores<Store extends string> = Record<Store, IDBObjectStore>;

/** On most visits nothing is stored, and there is no database. */
export const isThere = async (database: { name: string }) =>
  (await indexedDB.databases()).some(({ name }) => name === database.name);

export const openDatabase = ({ name, version, stores }: Database<string>) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      for (const old of request.result.objectStoreNames) request.result.deleteObjectStore(old);
      for (const store of stores) request.result.createObjectStore(store);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export function begin<Store extends string>(open: IDBDatabase, { stores }: Database<Store>, mode: IDBTransactionMode) {
  const transaction = open.transaction(stores, mode);
  // It has every one of them.
  const opened = Object.fromEntries(stores.map((store) => [store, transaction.objectStore(store)])) as Stores<Store>;
  return [transaction, opened] as const;
}

/**
 * Returns a function that runs `use` on the stores, and resolves once the transaction is complete, with the result of
 * the function that `use` returned, if any.
 */
export const storesOf =
  <Store extends string>(database: Database<Store>) =>
  async <T = void>(mode: IDBTransactionMode, use: (stores: Stores<Store>) => (() => T) | void): Promise<T> => {
    const open = await openDatabase(database);
    return new Promise<T>((resolve, reject) => {
      const [transaction, stores] = begin(open, database, mode);
      const result = use(stores);
      // Who returns nothing asks for nothing.
      transaction.oncomplete = () => resolve(result?.() as T);
      transaction.onabort = () => reject(transaction.error);
    }).finally(() => open.close());
  };

/** All keys that begin with these parts: IndexedDB sorts arrays after all strings and numbers. */
export const below = (...parts: string[]) => IDBKeyRange.bound(parts, [...parts, []]);
