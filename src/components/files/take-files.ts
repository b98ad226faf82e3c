import type { JobError } from '#errors/errors.ts';
import type { DiskPlace } from '#jobs/contract/disk-place.ts';
import type { Stream } from './stream.ts';

/** A file that someone added, with its path below the folder that they dropped or chose. */
export interface TakenFile {
  file: File;
  /** Ends with the file's name; folders are separated by `/`. */
  path: string;
  /** Where the file is stored, if it is a result that is not in memory. */
  onDisk?: DiskPlace;
  /** The stream that it stands for, if it is a playlist. */
  stream?: Stream;
  /** Why it cannot be worked on, if that is already known. */
  refused?: JobError;
}

/** The files of a file input, with their paths if the input takes a folder. */
export const filesOfInput = (input: HTMLInputElement): TakenFile[] =>
  [...(input.files ?? [])].map((file) => ({ file, path: file.webkitRelativePath || file.name }));

/**
 * Returns every file of a drop or paste, including those in folders. Call it synchronously: the transfer is emptied
 * after its event.
 */
export function filesOfTransfer(transfer: DataTransfer): Promise<TakenFile[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.() ?? null);
  // A pasted image is a file without an entry.
  if (entries.some((entry) => entry !== null)) return filesOfEntries(entries.filter((entry) => entry !== null));
  return Promise.resolve([...transfer.files].map((file) => ({ file, path: file.name })));
}

async function filesOfEntries(entries: FileSystemEntry[]): Promise<TakenFile[]> {
  const taken: TakenFile[] = [];
  for (const entry of entries) {
    if (isFile(entry)) taken.push({ file: await fileOf(entry), path: entry.fullPath.replace(/^\//, '') });
    else if (isDirectory(entry)) taken.push(...(await filesOfEntries(await childrenOf(entry))));
  }
  return taken;
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));

async function childrenOf(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const children: FileSystemEntry[] = [];
  // Each call returns at most a hundred; an empty result is the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return children.filter(({ name }) => !name.startsWith('.'));
    children.push(...some);
  }
}
