import type { DiskPlace } from '../../jobs/contract/disk-place.ts';

/** Files on their way from one page to the next, kept by the browser on this device. */
export interface HandOver {
  id: string;
  /** When the page was left, in milliseconds since the epoch. */
  at: number;
  /** The folders on the disk that its files may be in, or be made of parts of. */
  folders: string[];
  files: HandedFile[];
}

/** Browsers copy a file that they are given to keep. What is on the disk already is only named. */
export type HandedFile = { path: string } & ({ file: File } | { onDisk: DiskPlace; name: string; type: string });

const databaseName = 'hand-over';
const storeName = 'hand-overs';

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 2);
    request.onupgradeneeded = () => {
      for (const name of request.result.objectStoreNames) request.result.deleteObjectStore(name);
      request.result.createObjectStore(storeName, { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error as DOMException);
  });

/** Does one thing with the store, and resolves when that is certain. */
async function withStore<T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode);
      const request = use(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error as DOMException);
    });
  } finally {
    database.close();
  }
}

export const putHandOver = (handOver: HandOver) => withStore('readwrite', (store) => store.put(handOver));
export const getHandOver = (id: string) =>
  withStore<HandOver | undefined>('readonly', (store) => store.get(id) as IDBRequest<HandOver | undefined>);
export const deleteHandOver = (id: string) => withStore('readwrite', (store) => store.delete(id));

/** All that wait to be taken. On most visits there are none, and no database. */
export async function allHandOvers(): Promise<HandOver[]> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === databaseName)) return [];
  return withStore<HandOver[]>('readonly', (store) => store.getAll() as IDBRequest<HandOver[]>);
}
