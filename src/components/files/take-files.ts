import type { JobError } from '../../errors/errors.ts';
import type { DiskPlace } from '../../jobs/contract/disk-place.ts';
import type { Stream } from './stream.ts';

/** A file that someone gave, with its place below the folder that they dropped or chose. */
export interface TakenFile {
  file: File;
  /** Ends with the file's name; with `/` between folders. */
  path: string;
  /** Where the file is kept, if it is a result that is not in memory. */
  onDisk?: DiskPlace;
  /** What it stands for, if it is the playlist of a stream. */
  stream?: Stream;
  /** Why it cannot be worked on, if that is known already. */
  refused?: JobError;
}

/** The files of a file input; one that takes a folder gives their places too. */
export const filesOfInput = (input: HTMLInputElement): TakenFile[] =>
  [...(input.files ?? [])].map((file) => ({ file, path: file.webkitRelativePath || file.name }));

/** Every file of a drop or a paste, those in folders too. Call it at once: the transfer empties after its event. */
export function filesOfTransfer(transfer: DataTransfer): Promise<TakenFile[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry());
  // A pasted picture is a file without an entry.
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
  // Each call gives at most a hundred; an empty answer is the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return children.filter(({ name }) => !name.startsWith('.'));
    children.push(...some);
  }
}
