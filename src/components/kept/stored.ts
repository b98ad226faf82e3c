import { forgetOffline } from '#offline/ask.ts';
import { foldersBeingCopied } from '#jobs/disk/kept-until.ts';
import { openDisk } from '#jobs/disk/disk.ts';
import { isHeld, removeOnceClosed } from '#jobs/disk/leftovers.ts';
import { storedThings } from '#words/kept.ts';

/** Something that this site stores in this browser. */
export interface Stored {
  /** What it is, for people. */
  what: string;
  /** In bytes, if known. */
  size?: number;
  /** Whether another open page of the site needs it, or the browser is still copying it to where someone saves it. */
  inUse: boolean;
  remove(): Promise<unknown>;
}

/**
 * Lists everything that the site stores in this browser, as the browser reports it. No page can see the session storage
 * of other tabs.
 */
export async function listStored(): Promise<Stored[]> {
  const lists = [listDisk, listDatabases, listCaches, listServiceWorkers, listTexts];
  return (await Promise.all(lists.map((list) => list()))).flat();
}

async function listDisk(): Promise<Stored[]> {
  const root = await openDisk();
  if (!root) return [];
  const copied = foldersBeingCopied();
  const found: Stored[] = [];
  for await (const [areaName, area] of root.entries()) {
    const what = storedThings.areas[areaName] ?? areaName;
    if (!isFolder(area)) {
      const remove = () => root.removeEntry(areaName);
      found.push({ what, size: await sizeOf(area), inUse: false, remove });
      continue;
    }
    for await (const [name, entry] of area.entries()) {
      const inUse = copied.includes(name) || (await isHeld(name));
      const size = await sizeOf(entry);
      // A worker that has not started anything may still need its folder.
      if (size > 0 || !inUse) found.push({ what, size, inUse, remove: () => removeOnceClosed(area, name) });
    }
  }
  return found;
}

const isFolder = (handle: FileSystemHandle): handle is FileSystemDirectoryHandle => handle.kind === 'directory';

async function sizeOf(handle: FileSystemHandle): Promise<number> {
  // Anything that is no folder is a file.
  if (!isFolder(handle)) return (await (handle as FileSystemFileHandle).getFile()).size;
  let sum = 0;
  for await (const entry of handle.values()) sum += await sizeOf(entry);
  return sum;
}

/**
 * Databases hold files that a tab can come back to or that are on their way to another page, and folders that people
 * worked on.
 */
async function listDatabases(): Promise<Stored[]> {
  const databases = await indexedDB.databases();
  const names = databases.flatMap(({ name }) => name ?? []);
  return names.map((name) => ({
    what: storedThings.databases[name] ?? name,
    inUse: false,
    remove: () => removeDatabase(name),
  }));
}

const removeDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
    // Another page has it open. It is deleted when that page closes it.
    request.onblocked = () => reject(new Error(`"${name}" is in use`));
  });

async function listCaches(): Promise<Stored[]> {
  const names = await caches.keys();
  return Promise.all(
    names.map(async (name) => ({
      what: storedThings.cache(name, (await (await caches.open(name)).keys()).length),
      inUse: false,
      remove: async () => void (await caches.delete(name)),
    })),
  );
}

async function listServiceWorkers(): Promise<Stored[]> {
  if (!('serviceWorker' in navigator)) return [];
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.map(() => ({
    what: storedThings.serviceWorker,
    inUse: false,
    remove: forgetOffline,
  }));
}

/** Lists the site's own entries, which contain nothing of a file. */
const listTexts = async (): Promise<Stored[]> =>
  [localStorage, sessionStorage].flatMap((storage) =>
    Object.keys(storage).map((key) => ({
      what:
        storedThings.texts[key] ?? (storage === localStorage ? storedThings.siteText(key) : storedThings.tabText(key)),
      size: storage.getItem(key)?.length ?? 0,
      // It records how long the source of a running copy must stay.
      inUse: key === 'being-copied' && foldersBeingCopied().length > 0,
      remove: () => Promise.resolve(storage.removeItem(key)),
    })),
  );
