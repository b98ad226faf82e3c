import { safeName, safePath } from '../../formats/file-names.ts';
import { savingWords } from '../../words/en/saving.ts';
import { keepWhileCopied } from '../../jobs/disk/copied-folders.ts';
import { removeOnceClosed } from '../../jobs/disk/leftovers.ts';
import type { TakenFile } from '../files/take-files.ts';
import { savedFiles } from './saved-files.ts';

declare global {
  interface Window {
    /** These two are Chrome's, and no other browser's so far: https://wicg.github.io/file-system-access/ */
    showDirectoryPicker?(options: { mode: 'readwrite' }): Promise<FileSystemDirectoryHandle>;
    showSaveFilePicker?(options: {
      suggestedName: string;
      types: { accept: Record<string, string[]> }[];
    }): Promise<FileSystemFileHandle>;
  }
}

/** Has the browser save a file, under its own name. It may still copy it after the page is closed. */
export function saveFile({ file, onDisk }: Pick<TakenFile, 'file' | 'onDisk'>) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = safeName(file.name);
  link.click();
  savedFiles.add(file);
  if (onDisk) keepWhileCopied(onDisk.folder, file.size);
  // The browser reads the address after the click; a minute is long after.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Saves files as one ZIP, with their folders. It is written as it is made, where the browser lets a page write to a chosen
 * file. Returns how many are in a file that was written; none where the browser goes on with it, or it is cancelled.
 */
export async function saveAsZip(files: TakenFile[], name: string): Promise<number> {
  const handle = await chooseFile(name);
  if (handle === 'cancelled') return 0;
  const { downloadZip } = await import('client-zip');
  const zip = downloadZip(
    uniquePaths(files).map(({ file, path }) => ({ name: path, input: file, lastModified: new Date() })),
  );
  if (handle && zip.body) {
    await zip.body.pipeTo(await handle.createWritable());
    for (const { file } of files) savedFiles.add(file);
    return files.length;
  }
  saveFile({ file: new File([await zip.blob()], name, { type: 'application/zip' }) });
  for (const { file } of files) savedFiles.add(file);
  return 0;
}

/** `undefined` where the browser has no such dialog. */
async function chooseFile(suggestedName: string): Promise<FileSystemFileHandle | 'cancelled' | undefined> {
  if (!window.showSaveFilePicker) return undefined;
  const options = { suggestedName: safeName(suggestedName), types: [{ accept: { 'application/zip': ['.zip'] } }] };
  return unlessCancelled(window.showSaveFilePicker(options));
}

async function unlessCancelled<Handle>(choosing: Promise<Handle>): Promise<Handle | 'cancelled'> {
  try {
    return await choosing;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    throw error;
  }
}

/** Writing failed in the middle of several files. */
class SavingStopped extends Error {
  /** Files that were written before. */
  readonly saved: number;

  constructor(saved: number, cause: unknown) {
    super(messageOf(cause), { cause });
    this.saved = saved;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Runs what saves files, and has the page tell how it goes: an element's `saved` event has the words, or none for what it said before. */
export async function tellSaving(from: HTMLElement, save: () => Promise<number>) {
  const tell = (detail: string) => from.dispatchEvent(new CustomEvent('saved', { detail, bubbles: true }));
  tell(savingWords.saving);
  window.addEventListener('beforeunload', askToStay);
  try {
    const saved = await save();
    tell(saved > 0 ? savingWords.saved(saved) : '');
  } catch (error) {
    tell(savingWords.stopped(error instanceof SavingStopped ? error.saved : 0, messageOf(error)));
  } finally {
    window.removeEventListener('beforeunload', askToStay);
  }
}

/** What the page itself writes ends with it. */
const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

export const canSaveToFolder = () => window.showDirectoryPicker !== undefined;

/**
 * Writes files into a folder that people choose, with their own folders. What is there already stays: a file whose name
 * is taken gets a number. Returns how many were written.
 */
export async function saveToFolder(files: TakenFile[]): Promise<number> {
  const choosing = window.showDirectoryPicker?.({ mode: 'readwrite' });
  if (!choosing) throw new Error('This browser lets no page write to a folder');
  const folder = await unlessCancelled(choosing);
  if (folder === 'cancelled') return 0;
  // Listed once each: there may be thousands of files.
  const takenIn = new Map<string, Set<string>>();
  for (const [index, { file, path }] of files.entries()) {
    try {
      await writeInto(folder, file, path, takenIn);
      savedFiles.add(file);
    } catch (error) {
      throw new SavingStopped(index, error);
    }
  }
  return files.length;
}

/** @param takenIn the names that are taken, in lower case, in each folder that was listed so far. */
async function writeInto(
  folder: FileSystemDirectoryHandle,
  file: File,
  path: string,
  takenIn: Map<string, Set<string>>,
) {
  const parents = path.split('/');
  const name = parents.pop() ?? file.name;
  let parent = folder;
  for (const child of parents) parent = await parent.getDirectoryHandle(child, { create: true });
  const taken = takenIn.get(parents.join('/')) ?? (await namesIn(parent));
  takenIn.set(parents.join('/'), taken);
  const free = numbered(name, taken);
  taken.add(free.toLowerCase());
  const handle = await parent.getFileHandle(free, { create: true });
  try {
    await file.stream().pipeTo(await handle.createWritable());
  } catch (error) {
    // It is still empty: the browser writes beside it, and swaps the two at the end.
    const isGone = await removeOnceClosed(parent, free).catch(() => false);
    if (isGone) throw error;
    throw new Error(savingWords.emptyFile(messageOf(error), free), { cause: error });
  }
}

async function namesIn(folder: FileSystemDirectoryHandle): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const name of folder.keys()) names.add(name.toLowerCase());
  return names;
}

/** Paths that every system can save, each another one: `a.jpg`, `a (2).jpg`. */
export function uniquePaths(files: TakenFile[]): TakenFile[] {
  const taken = new Set<string>();
  return files.map(({ file, path }) => {
    const unique = numbered(safePath(path), taken);
    taken.add(unique.toLowerCase());
    return { file, path: unique };
  });
}

/** A path with the first number that makes it another one than those taken, in lower case. */
function numbered(path: string, taken: ReadonlySet<string>): string {
  const [, stem = path, extension = ''] = /^(.*?)(\.[^./]*)?$/.exec(path) ?? [];
  let unique = path;
  for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${stem} (${number})${extension}`;
  return unique;
}
