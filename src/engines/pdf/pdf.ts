import { JobError } from '../../errors.ts';
import { formats } from '../../formats.ts';
import type { Inspect, Run } from '../../jobs/engine.ts';
import type { Note, PdfJob } from '../../jobs/job.ts';
import { PdfDocument } from './document.ts';
import { Malformed } from './malformed.ts';
import { Merge, type Merged } from './merge/merge.ts';
import { openSource } from './source.ts';

export const inspect: Inspect = async (file) => {
  const { pages, isEncrypted } = await openDocument(file);
  return { kind: 'document', format: 'pdf', pages: pages.length, ...(isEncrypted && { encrypted: true }) };
};

export const run: Run<PdfJob> = async ({ operation }, files, onProgress) => {
  switch (operation.type) {
    case 'merge': {
      const merged = await merge(files, onProgress);
      return [{ file: await toFile(merged, files), notes: notesOf(merged) }];
    }
    default:
      return operation.type satisfies never;
  }
};

async function merge(files: File[], onProgress: (progress: number) => void): Promise<Merged> {
  const result = new Merge();
  for (const [index, file] of files.entries()) {
    const document = await openDocument(file);
    let done = 0;
    result.add(document, () => onProgress((index + ++done / document.pages.length) / files.length));
  }
  return result.finish();
}

/** The output is opened again: a file that lacks a page must not be handed out. */
async function toFile({ parts, pages }: Merged, files: File[]): Promise<File> {
  const stem = files[0]?.name.replace(/\.[^.]+$/, '') ?? '';
  const { mimeType, extensions } = formats.pdf;
  const file = new File(parts, `${stem}-merged.${extensions[0]}`, { type: mimeType });
  const written = (await openDocument(file)).pages.length;
  if (written !== pages) throw new Error(`${written} of ${pages} pages were written`);
  return file;
}

function notesOf({ pages, signatures, renamedFields, hasXfa }: Merged): Note[] {
  const notes: Note[] = [{ type: 'pages', count: pages }];
  if (signatures > 0) notes.push({ type: 'signatures-removed', count: signatures });
  if (renamedFields > 0) notes.push({ type: 'fields-renamed', count: renamedFields });
  if (hasXfa) notes.push({ type: 'xfa-removed' });
  return notes;
}

/** @throws {JobError} */
async function openDocument(file: File): Promise<PdfDocument> {
  if (file.size === 0) throw new JobError('empty-file', {});
  try {
    const document = new PdfDocument(await openSource(file));
    void document.pages;
    return document;
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    throw new JobError('corrupt-file', { format: formats.pdf.name }, { cause: error });
  }
}
