import type { TakenFile } from './take-files.ts';

declare global {
  interface Window {
    /** Chrome's, and no other browser's so far: https://wicg.github.io/file-system-access/ */
    showSaveFilePicker?(options: {
      suggestedName: string;
      types: { accept: Record<string, string[]> }[];
    }): Promise<FileSystemFileHandle>;
  }
}

/** Has the browser save a file, under its own name. */
export function saveFile(file: File) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads the address after the click; a minute is long after.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Saves files as one ZIP, with their folders. It is written as it is made, where the browser lets a page write to a chosen file. */
export async function saveAsZip(files: TakenFile[], name: string) {
  const handle = await chooseFile(name);
  if (handle === 'cancelled') return;
  const { downloadZip } = await import('client-zip');
  const zip = downloadZip(
    uniquePaths(files).map(({ file, path }) => ({ name: path, input: file, lastModified: new Date() })),
  );
  if (handle && zip.body) await zip.body.pipeTo(await handle.createWritable());
  else saveFile(new File([await zip.blob()], name, { type: 'application/zip' }));
}

/** `undefined` where the browser has no such dialog. */
async function chooseFile(suggestedName: string): Promise<FileSystemFileHandle | 'cancelled' | undefined> {
  if (!window.showSaveFilePicker) return undefined;
  try {
    return await window.showSaveFilePicker({ suggestedName, types: [{ accept: { 'application/zip': ['.zip'] } }] });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    throw error;
  }
}

/** Gives files of one path different ones: `a.jpg`, `a (2).jpg`. */
export function uniquePaths(files: TakenFile[]): TakenFile[] {
  const taken = new Set<string>();
  return files.map(({ file, path }) => {
    const [, stem = path, extension = ''] = /^(.*?)(\.[^./]*)?$/.exec(path) ?? [];
    let unique = path;
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${stem} (${number})${extension}`;
    taken.add(unique.toLowerCase());
    return { file, path: unique };
  });
}
