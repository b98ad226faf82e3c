import type { Output, Note } from '../../../jobs/job.ts';
import { Merge, type Merged } from '../merge/merge.ts';
import { openDocument } from '../open-document.ts';
import { stemOf, toFile } from '../output-file.ts';

export async function merge(
  files: File[],
  passwords: readonly string[],
  onProgress: (progress: number) => void,
): Promise<Output[]> {
  const result = new Merge();
  for (const [index, file] of files.entries()) {
    const document = await openDocument(file, passwords[index]);
    let done = 0;
    result.add(document, () => onProgress((index + ++done / document.pages.length) / files.length));
  }
  const merged = await result.finish();
  return [{ file: await toFile(merged, `${stemOf(files[0]?.name ?? '')}-merged`), notes: notesOf(merged) }];
}

function notesOf({ pages, signatures, renamedFields, hasXfa }: Merged): Note[] {
  const notes: Note[] = [{ type: 'pages', count: pages }];
  if (signatures > 0) notes.push({ type: 'signatures-removed', count: signatures });
  if (renamedFields > 0) notes.push({ type: 'fields-renamed', count: renamedFields });
  if (hasXfa) notes.push({ type: 'xfa-removed' });
  return notes;
}
