/**
 * Where large results are kept: the browser's private disk (OPFS), in a folder for each tab. A file that is being
 * written, and a tab, each hold a lock of their name for as long as they live; what nobody holds is left over.
 */
import { isDiskFull, JobError } from '../../errors.ts';
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

/** A result on its way to the disk. Each of its methods throws a {@link JobError} when the disk refuses. */
export interface DiskResult {
  write(bytes: Uint8Array<ArrayBuffer>, position: number): void;
  /** Ends the writing, and gives what was written. */
  finish(): Promise<File>;
  /** Removes it, finished or not. */
  discard(): Promise<void>;
}

/**
 * Begins a result of this tab.
 *
 * @throws {JobError} `disk-full` or `disk-failed`, and leaves nothing behind.
 */
export async function createDiskResult(tab: string): Promise<DiskResult> {
  // Before its folder exists, so that no other tab takes it for left over.
  await holdTab(tab);
  const id = crypto.randomUUID();
  const letGo = await hold(id, 'exclusive');
  try {
    return await openResult(await folder(tab), id, letGo);
  } catch (error) {
    letGo();
    throw refusal(error);
  }
}

async function openResult(directory: FileSystemDirectoryHandle, id: string, letGo: () => void): Promise<DiskResult> {
  const handle = await directory.getFileHandle(id + unfinished, { create: true });
  const access = await handle.createSyncAccessHandle().catch(async (error: unknown) => {
    await directory.removeEntry(id + unfinished);
    throw error;
  });
  let name = id + unfinished;
  let end = 0;
  return {
    write(bytes, position) {
      const written = refusing(() => access.write(bytes, { at: position }));
      if (written < bytes.length) throw new JobError('disk-full', {});
      end = Math.max(end, position + written);
    },
    async finish() {
      try {
        access.flush();
        access.close();
        // Every browser that has OPFS can rename in it; TypeScript's library does not know that yet.
        await (handle as FileSystemFileHandle & { move(name: string): Promise<void> }).move(id);
        name = id;
        const file = await handle.getFile();
        // Chromium's private windows keep a part of what is larger than 2 GB, and report no failure.
        if (file.size < end) throw new JobError('disk-full', {});
        letGo();
        return file;
      } catch (error) {
        throw refusal(error);
      }
    },
    async discard() {
      access.close();
      await directory.removeEntry(name);
      letGo();
    },
  };
}

function refusing<T>(use: () => T): T {
  try {
    return use();
  } catch (error) {
    throw refusal(error);
  }
}

/** What the disk has thrown: it says nothing of the file that is worked on, which may be on the same disk. */
function refusal(error: unknown): JobError {
  if (error instanceof JobError) return error;
  if (isDiskFull(error)) return new JobError('disk-full', {}, { cause: error });
  const cause = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new JobError('disk-failed', { cause }, { cause: error });
}

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
