import type { TakenFile } from './take-files.ts';

/** Files that go along from one page to the next: kept by the browser on this device, and gone once they are taken. */
const storeName = 'files';

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('hand-over', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { autoIncrement: true });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error as DOMException);
  });

const finished = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error as DOMException);
    transaction.onabort = () => reject(transaction.error as DOMException);
  });

/** Leaves files for the page that is opened next. */
async function handOver(files: TakenFile[]) {
  const database = await open();
  const transaction = database.transaction(storeName, 'readwrite');
  const store = transaction.objectStore(storeName);
  store.clear();
  for (const file of files) store.add(file);
  await finished(transaction);
  database.close();
}

/** Opens a tool's page with files. `options`: values for those of its options that tools have in common. */
export async function goOn(slug: string, files: TakenFile[], options: Record<string, unknown> = {}) {
  await handOver(files);
  sessionStorage.setItem(storeName, JSON.stringify(options));
  location.href = `/${slug}#handed-over`;
}

/** The option values that came along with the files: before `takeHandedOver`, and once. */
export function takeCarriedOptions(): Record<string, unknown> {
  const carried = location.hash === '#handed-over' ? sessionStorage.getItem(storeName) : null;
  sessionStorage.removeItem(storeName);
  // This page's own origin wrote it, just above.
  return JSON.parse(carried ?? '{}') as Record<string, unknown>;
}

/** The files that the page before left for this one; whether they are taken or not, none are kept. */
export async function takeHandedOver(): Promise<TakenFile[]> {
  const wanted = location.hash === '#handed-over';
  if (wanted) history.replaceState(null, '', location.pathname);
  const database = await open();
  const transaction = database.transaction(storeName, 'readwrite');
  const store = transaction.objectStore(storeName);
  const all: IDBRequest<TakenFile[]> = store.getAll();
  store.clear();
  await finished(transaction);
  database.close();
  return wanted ? all.result : [];
}
