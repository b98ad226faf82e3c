import type { PageRange } from '#jobs/contract/ranges.ts';
import type { Output, PdfOperation } from '#jobs/contract/job.ts';
import { Merge } from '../merge/merge.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { stemOf, toFile } from '../results/output-file.ts';
import { firstChangeOf } from './first-change.ts';
import { wantedPages } from './wanted-pages.ts';
import { notesOf } from '../results/notes.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

type Wishes = Omit<Extract<PdfOperation, { type: 'merge' }>, 'type'>;

export async function merge(
  files: File[],
  passwords: readonly string[],
  { pages, startsOnFront = false }: Wishes,
  onProgress: OnProgress,
): Promise<Output[]> {
  const result = new Merge({ startsOnFront });
  const changes = pages
    ? await mergePages(result, files, passwords, pages, onProgress)
    : await mergeAll(result, files, passwords, onProgress);
  const merged = await result.finish();
  return [{ file: await toFile(merged, stemOf(files[0]?.name ?? '')), notes: notesOf(merged), ...changes }];
}

/** Merges files one by one, so that few are in memory at once. */
async function mergeAll(result: Merge, files: File[], passwords: readonly string[], onProgress: OnProgress) {
  for (const [index, file] of files.entries()) {
    const document = await openDocument(file, passwords[index]);
    let done = 0;
    await explained(() =>
      result.add(document, () => onProgress((index + ++done / document.pages.length) / files.length)),
    );
  }
}

async function mergePages(
  result: Merge,
  files: File[],
  passwords: readonly string[],
  pages: PageRange[],
  onProgress: OnProgress,
) {
  const documents = await Promise.all(files.map((file, index) => openDocument(file, passwords[index])));
  const wanted = wantedPages(documents, pages);
  let done = 0;
  await explained(() => result.arrange(wanted, () => onProgress(++done / wanted.length)));
  return firstChangeOf(wanted, documents);
}
