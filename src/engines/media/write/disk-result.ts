import { JobError } from '#errors/errors.ts';
import type { DiskPlace } from '#jobs/contract/disk-place.ts';
import { hold, type DiskArea } from '#jobs/disk/disk.ts';
import { isDiskFull } from '#errors/thrown.ts';

/** A result that is being written to the disk. Each of its methods throws a {@link JobError} if the disk refuses. */
export interface DiskResult {
  write(bytes: Uint8Array<ArrayBuffer>, position: number): void;
  /** Ends the writing, and returns what was written. */
  finish(): Promise<{ file: File; place: DiskPlace }>;
  /** Removes it, finished or not. Anything that the disk fails to remove goes with the page. */
  discard(): Promise<void>;
}

let held: Promise<unknown> | undefined;

/**
 * The page names its worker after the folders. Both are held before they exist, so that no page takes them for
 * leftovers.
 */
async function holdFolders() {
  const [results = '', unfinished = ''] = self.name.split(' ');
  await (held ??= Promise.all([results, unfinished].map(hold)));
  return { results, unfinished };
}

async function createFolder(area: DiskArea, folder: string): Promise<FileSystemDirectoryHandle> {
  const disk = await navigator.storage.getDirectory();
  return (await disk.getDirectoryHandle(area, { create: true })).getDirectoryHandle(folder, { create: true });
}

/**
 * Begins a result of this worker's page.
 *
 * @throws {JobError} `disk-full` or `disk-failed`, and leaves nothing behind.
 */
export async function createDiskResult(): Promise<DiskResult> {
  const { results, unfinished } = await holdFolders();
  try {
    return await openResult(await createFolder('unfinished', unfinished), results, crypto.randomUUID());
  } catch (error) {
    throw refusal(error);
  }
}

/** If the disk refuses this too, its earlier refusal matters more. What remains is removed with its folder. */
const remove = (folder: FileSystemDirectoryHandle, name: string) => folder.removeEntry(name).catch(() => undefined);

/** Opens a file for a result. @param results The folder for finished results. */
async function openResult(begun: FileSystemDirectoryHandle, results: string, name: string): Promise<DiskResult> {
  const handle = await begun.getFileHandle(name, { create: true });
  const access = await handle.createSyncAccessHandle().catch(async (error: unknown) => {
    await remove(begun, name);
    throw error;
  });
  let directory = begun;
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
        const finished = await createFolder('results', results);
        // Every browser with OPFS can move a file in it, but TypeScript's library does not declare that.
        await (handle as FileSystemFileHandle & { move(to: FileSystemDirectoryHandle): Promise<void> }).move(finished);
        directory = finished;
        const file = await handle.getFile();
        // Chromium's private windows keep only part of a file larger than 2 GB, and report no failure.
        if (file.size < end) throw new JobError('disk-full', {});
        return { file, place: { folder: results, name } };
      } catch (error) {
        throw refusal(error);
      }
    },
    async discard() {
      access.close();
      await remove(directory, name);
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

/** Turns an error of the disk into a failure. It says nothing about the input file, which may be on the same disk. */
function refusal(error: unknown): JobError {
  if (error instanceof JobError) return error;
  if (isDiskFull(error)) return new JobError('disk-full', {}, { cause: error });
  const cause = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new JobError('disk-failed', { cause }, { cause: error });
}
