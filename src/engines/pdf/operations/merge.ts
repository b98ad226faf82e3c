import type { Output, PageRange } from '../../../jobs/job.ts';
import { Merge } from '../merge/merge.ts';
import { explained, openDocument } from '../open-document.ts';
import { stemOf, toFile } from '../output-file.ts';
import { wantedPages } from '../wanted-pages.ts';
import { notesOf } from './notes.ts';

/** @param pages Default: all of all files. */
export async function merge(
  files: File[],
  passwords: readonly string[],
  pages: readonly PageRange[] | undefined,
  onProgress: (progress: number) => void,
): Promise<Output[]> {
  const merged = await (pages
    ? mergePages(files, passwords, pages, onProgress)
    : mergeAll(files, passwords, onProgress));
  const name = `${stemOf(files[0]?.name ?? '')}-${pages && files.length === 1 ? 'organised' : 'merged'}`;
  return [{ file: await toFile(merged, name), notes: notesOf(merged) }];
}

/** One file after the other, so that few are in memory. */
async function mergeAll(files: File[], passwords: readonly string[], onProgress: (progress: number) => void) {
  const result = new Merge();
  for (const [index, file] of files.entries()) {
    const document = await openDocument(file, passwords[index]);
    let done = 0;
    await explained(() =>
      result.add(document, () => onProgress((index + ++done / document.pages.length) / files.length)),
    );
  }
  return result.finish();
}

async function mergePages(
  files: File[],
  passwords: readonly string[],
  pages: readonly PageRange[],
  onProgress: (progress: number) => void,
) {
  const documents = await Promise.all(files.map((file, index) => openDocument(file, passwords[index])));
  const wanted = wantedPages(documents, pages);
  const result = new Merge();
  let done = 0;
  await explained(() => result.arrange(wanted, () => onProgress(++done / wanted.length)));
  return result.finish();
}
