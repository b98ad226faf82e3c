import { nameOnDisk, safePath } from '#formats/file-names.ts';
import { removeOnceClosed } from '#jobs/disk/leftovers.ts';
import { savingWords } from '#words/saving.ts';
import { numbered } from '#names/numbered.ts';

/** A file in a folder that people chose. */
export interface WrittenFile {
  /** The folder that contains it. */
  folder: FileSystemDirectoryHandle;
  handle: FileSystemFileHandle;
  /** Relative to the chosen folder. */
  path: string;
  /** Whether it was given a number because its name was taken. */
  isNumbered: boolean;
}

interface WriteOptions {
  signal?: AbortSignal;
  /** Called with the path before anything is written there. */
  onPath?(path: string): Promise<void>;
}

const nameOf = (error: unknown) => (error instanceof DOMException ? error.name : '');

/** Whether a folder contains a file or folder of that name. */
async function isTaken(folder: FileSystemDirectoryHandle, name: string): Promise<boolean> {
  try {
    await folder.getFileHandle(name);
    return true;
  } catch (error) {
    if (nameOf(error) === 'NotFoundError') return false;
    if (nameOf(error) === 'TypeMismatchError') return true;
    throw error;
  }
}

/**
 * Writes files into a folder, each with the folders of its path. Existing files stay: a file whose name is taken is
 * given a number. Several may be written at once.
 */
export class FolderWriter {
  readonly #root: FileSystemDirectoryHandle;
  /** In the form that `nameOnDisk` returns. */
  readonly #claimed = new Set<string>();

  constructor(root: FileSystemDirectoryHandle) {
    this.#root = root;
  }

  /**
   * Writes a file entirely or not at all.
   *
   * @throws the signal's reason when it is aborted, or the browser's error if it could not write.
   */
  async write(file: File, path: string, { signal, onPath }: WriteOptions = {}): Promise<WrittenFile> {
    const parents = safePath(path).split('/');
    const name = parents.pop() ?? file.name;
    let folder = this.#root;
    const place: string[] = [];
    for (const parent of parents) {
      folder = await enter(folder, parent);
      place.push(folder.name);
    }
    const free = await this.#claim(folder, place, name);
    const whole = [...place, free].join('/');
    signal?.throwIfAborted();
    await onPath?.(whole);
    const handle = await folder.getFileHandle(free, { create: true });
    try {
      await file.stream().pipeTo(await handle.createWritable(), signal ? { signal } : {});
    } catch (error) {
      // The file is still empty: the browser writes to another one, and swaps the two at the end.
      const isGone = await removeOnceClosed(folder, free).catch(() => false);
      if (!isGone) throw new Error(savingWords.emptyFile(messageOf(error), free), { cause: error });
      this.#claimed.delete(nameOnDisk(whole));
      throw error;
    }
    return { folder, handle, path: whole, isNumbered: free !== name };
  }

  async #claim(folder: FileSystemDirectoryHandle, place: readonly string[], name: string): Promise<string> {
    for (let number = 1; ; number += 1) {
      const free = numbered(name, number);
      const claim = nameOnDisk([...place, free].join('/'));
      if (this.#claimed.has(claim)) continue;
      this.#claimed.add(claim);
      if (!(await isTaken(folder, free))) return free;
    }
  }
}

/** Returns the subfolder of that name; with a number if a file has the name. */
async function enter(folder: FileSystemDirectoryHandle, name: string): Promise<FileSystemDirectoryHandle> {
  for (let number = 1; ; number += 1) {
    try {
      return await folder.getDirectoryHandle(numbered(name, number), { create: true });
    } catch (error) {
      if (nameOf(error) !== 'TypeMismatchError') throw error;
    }
  }
}

/** The browser's error message. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
