import type { TakenFile } from '../files/take-files.ts';
import { fileAt } from './folder-files.ts';
import type { DoneFile } from '../kept/kept-runs.ts';

/** Returns the files that are not done, that have changed since, or whose results no longer exist. */
export async function restOf(
  files: readonly TakenFile[],
  done: readonly DoneFile[],
  target: FileSystemDirectoryHandle,
): Promise<TakenFile[]> {
  const known = new Map(done.map((file) => [file.path, file]));
  const rest: TakenFile[] = [];
  for (const taken of files) {
    const before = known.get(taken.path);
    const isSame = before?.size === taken.file.size && before.modified === taken.file.lastModified;
    const { results = [], isWhole = false } = before ?? {};
    // All results are checked: each may have left an empty file.
    const there = await Promise.all(results.map((result) => isThere(target, result)));
    if (!isSame || !isWhole || there.includes(false)) rest.push(taken);
  }
  return rest;
}

/** Whether a result exists in full. Removes the empty file that remains if the page closed during writing. */
async function isThere(target: FileSystemDirectoryHandle, { path, size }: DoneFile['results'][number]) {
  const found = await fileAt(target, path);
  if (found?.file.size === 0 && size > 0) await found.parent.removeEntry(found.name);
  return found?.file.size === size;
}
