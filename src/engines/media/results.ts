/**
 * Where large results are kept: the browser's private disk (OPFS), in a folder for each tab. A file that is being
 * written, and a tab, each hold a lock of their name for as long as they live; what nobody holds is left over.
 */
import { tabLock } from '../../jobs/tab.ts';

const root = 'results';
const unfinished = '.part';

const folder = async (tab: string) => {
  const disk = await navigator.storage.getDirectory();
  const results = await disk.getDirectoryHandle(root, { create: true });
  return results.getDirectoryHandle(tab, { create: true });
};

/** Holds a lock until it is let go, or until the worker ends. */
function hold(name: string, mode: LockMode): Promise<() => void> {
  return new Promise((resolve, reject) => {
    navigator.locks.request(name, { mode }, () => new Promise<void>((letGo) => resolve(letGo))).catch(reject);
  });
}

/** Runs a task only if nobody holds the lock. */
const ifFree = (name: string, task: () => Promise<void>) =>
  navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && task());

/** A result on its way to the disk. */
export interface DiskResult {
  /** @throws {DOMException} `QuotaExceededError` */
  write(bytes: Uint8Array<ArrayBuffer>, position: number): void;
  /** Ends the writing, and gives what was written. */
  finish(): Promise<File>;
  /** Removes it, finished or not. */
  discard(): Promise<void>;
}

/** Begins a result of this tab. */
export async function createDiskResult(tab: string): Promise<DiskResult> {
  // Before its folder exists, so that no other tab takes it for left over.
  await holdTab(tab);
  const directory = await folder(tab);
  const id = crypto.randomUUID();
  const letGo = await hold(id, 'exclusive');
  const handle = await directory.getFileHandle(id + unfinished, { create: true });
  const access = await handle.createSyncAccessHandle();
  let finished = false;
  let end = 0;
  return {
    write(bytes, position) {
      const written = access.write(bytes, { at: position });
      if (written < bytes.length) throw onlyPart();
      end = Math.max(end, position + written);
    },
    async finish() {
      access.flush();
      access.close();
      // Every browser that has OPFS can rename in it; TypeScript's library does not know that yet.
      await (handle as FileSystemFileHandle & { move(name: string): Promise<void> }).move(id);
      finished = true;
      letGo();
      const file = await handle.getFile();
      // Chromium's private windows keep a part of what is larger than 2 GB, and report no failure.
      if (file.size < end) throw onlyPart();
      return file;
    },
    async discard() {
      if (finished) return directory.removeEntry(id);
      access.close();
      await directory.removeEntry(id + unfinished);
      letGo();
    },
  };
}

const onlyPart = () => new DOMException('The disk took only a part', 'QuotaExceededError');

let tabHeld: Promise<unknown> | undefined;
const holdTab = (tab: string) => (tabHeld ??= hold(tabLock(tab), 'shared'));

/** Removes what tabs that are gone, and jobs that were stopped, have left on the disk. */
export async function removeLeftovers(tab: string): Promise<void> {
  const results = await openRoot();
  if (!results) return;
  for (const name of await namesIn(results)) {
    if (name === tab) await removeUnfinished(await results.getDirectoryHandle(name));
    else await ifFree(tabLock(name), () => remove(results, name));
  }
}

async function removeUnfinished(directory: FileSystemDirectoryHandle) {
  for (const name of await namesIn(directory)) {
    if (!name.endsWith(unfinished)) continue;
    await ifFree(name.slice(0, -unfinished.length), () => remove(directory, name));
  }
}

/** All of them before any is removed. */
async function namesIn(directory: FileSystemDirectoryHandle): Promise<string[]> {
  const names: string[] = [];
  for await (const name of directory.keys()) names.push(name);
  return names;
}

/** A browser that keeps nothing, as in a private window, has no such disk. */
async function openRoot(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    const disk = await navigator.storage.getDirectory();
    return await disk.getDirectoryHandle(root, { create: true });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return undefined;
    throw error;
  }
}

/** What the browser has not let go of yet waits for the next time. */
async function remove(directory: FileSystemDirectoryHandle, name: string) {
  try {
    await directory.removeEntry(name, { recursive: true });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NoModificationAllowedError') throw error;
  }
}
