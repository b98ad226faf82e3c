import { nameOnDisk, safeName, safePath } from '#formats/file-names.ts';
import { savingWords } from '#words/saving.ts';
import { keepWhileCopied } from '#jobs/disk/kept-until.ts';
import type { TakenFile } from '../files/take-files.ts';
import { chooseFolder, unlessCancelled } from './choose-folder.ts';
import { FolderWriter, messageOf } from './folder-writer.ts';
import { numbered } from '#names/numbered.ts';
import { savedFiles } from './saved-files.ts';
import { streamZip, zipOf } from './zip.ts';

declare global {
  interface Window {
    /** Only Chrome has it so far: https://wicg.github.io/file-system-access/ */
    showSaveFilePicker?(options: {
      suggestedName: string;
      types: { accept: Record<string, string[]> }[];
    }): Promise<FileSystemFileHandle>;
  }
}

/** How many files were written, unless the person closed the browser's dialog. */
type Saved = number | 'cancelled';

/** Has the browser save a file under its own name. It may still copy it after the page is closed. */
export function saveFile({ file, onDisk }: Pick<TakenFile, 'file' | 'onDisk'>) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = safeName(file.name);
  link.click();
  savedFiles.add(file);
  if (onDisk) keepWhileCopied(onDisk.folder, file.size);
  // The browser reads the address after the click; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Saves files as one ZIP, with their folders. It is streamed to disk if the browser lets a page write to a chosen file.
 * Returns how many files were written: 0 if the browser downloads the ZIP instead.
 */
export async function saveAsZip(files: TakenFile[], name: string): Promise<Saved> {
  const handle = await chooseFile(name);
  if (handle === 'cancelled') return handle;
  const entries = uniquePaths(files);
  if (handle) {
    await (await streamZip(entries)).pipeTo(await handle.createWritable());
  } else {
    const zip = await zipOf(entries, name);
    saveFile({ file: zip });
    for (const { onDisk } of files) if (onDisk) keepWhileCopied(onDisk.folder, zip.size);
  }
  for (const { file } of files) savedFiles.add(file);
  return handle ? files.length : 0;
}

/** `undefined` if the browser has no such dialog. */
async function chooseFile(suggestedName: string): Promise<FileSystemFileHandle | 'cancelled' | undefined> {
  if (!window.showSaveFilePicker) return undefined;
  const options = { suggestedName: safeName(suggestedName), types: [{ accept: { 'application/zip': ['.zip'] } }] };
  return unlessCancelled(window.showSaveFilePicker(options));
}

/** Writing failed after some of several files. */
class SavingStopped extends Error {
  /** How many files were written before. */
  readonly saved: number;

  constructor(saved: number, cause: unknown) {
    super(messageOf(cause), { cause });
    this.saved = saved;
  }
}

/**
 * Runs `save`, and has the page report on it: an element's `saved` event has the message, or an empty one to clear the
 * last. Resolves to whether it succeeded.
 */
export async function tellSaving(from: HTMLElement, save: () => Promise<Saved>): Promise<boolean> {
  const tell = (detail: string) => from.dispatchEvent(new CustomEvent('saved', { detail, bubbles: true }));
  tell(savingWords.saving);
  window.addEventListener('beforeunload', askToStay);
  try {
    const saved = await save();
    tell(saved !== 'cancelled' && saved > 0 ? savingWords.saved(saved) : '');
    return saved !== 'cancelled';
  } catch (error) {
    tell(savingWords.stopped(error instanceof SavingStopped ? error.saved : 0, messageOf(error)));
    return false;
  } finally {
    window.removeEventListener('beforeunload', askToStay);
  }
}

/** Whatever the page itself is writing stops when it is closed. */
const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Writes files into a folder that people choose, with their own folders. Existing files stay: a file whose name is
 * taken is given a number. Returns how many were written.
 */
export async function saveToFolder(files: TakenFile[]): Promise<Saved> {
  const folder = await chooseFolder('readwrite', 'results');
  if (folder === 'cancelled') return folder;
  const writer = new FolderWriter(folder);
  for (const [index, { file, path }] of files.entries()) {
    try {
      await writer.write(file, path);
      savedFiles.add(file);
    } catch (error) {
      throw new SavingStopped(index, error);
    }
  }
  return files.length;
}

/** Makes all paths distinct and valid on every system: `a.jpg`, `a (2).jpg`. */
export function uniquePaths(files: TakenFile[]): TakenFile[] {
  const safe = files.map(({ path }) => safePath(path));
  const taken = new Set(safe.flatMap(foldersOf).map(nameOnDisk));
  return files.map(({ file }, index) => {
    const first = safe[index] ?? '';
    let unique = first;
    for (let number = 2; taken.has(nameOnDisk(unique)); number += 1) unique = numbered(first, number);
    taken.add(nameOnDisk(unique));
    return { file, path: unique };
  });
}

/** `a` and `a/b` for `a/b/c.jpg`. */
const foldersOf = (path: string): string[] => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));
