import { JobError } from '#errors/errors.ts';
import type { PageRange, Turn } from '#jobs/contract/ranges.ts';
import type { Output } from '#jobs/contract/job.ts';
import type { PdfDocument } from '../document/document.ts';
import { Merge, type WantedPage } from '../merge/merge.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { stemOf, toFile } from '../results/output-file.ts';
import { firstChangeOf } from './first-change.ts';
import { wantedPages } from './wanted-pages.ts';
import { notesOf } from '../results/notes.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

export async function extract(
  file: File,
  password: string,
  pages: PageRange[],
  onProgress: OnProgress,
): Promise<Output> {
  const document = await openDocument(file, password);
  return write(wantedPages([document], pages), stemOf(file.name), false, onProgress);
}

/** @throws {JobError} `no-pages-left` if all pages are to be removed. */
export async function remove(
  file: File,
  password: string,
  pages: PageRange[],
  onProgress: OnProgress,
): Promise<Output> {
  const document = await openDocument(file, password);
  const removed = new Set(wantedPages([document], pages).map(({ page }) => page));
  const kept = allOf(document).filter(({ page }) => !removed.has(page));
  if (kept.length === 0) throw new JobError('no-pages-left', {});
  return write(kept, stemOf(file.name), true, onProgress);
}

export async function rotate(
  file: File,
  password: string,
  { pages, angle }: { pages: PageRange[]; angle: Turn },
  onProgress: OnProgress,
): Promise<Output> {
  const document = await openDocument(file, password);
  const turned = new Set(wantedPages([document], pages).map(({ page }) => page));
  const wanted = allOf(document).map((each) => (turned.has(each.page) ? { ...each, angle } : each));
  return write(wanted, stemOf(file.name), true, onProgress);
}

const allOf = (document: PdfDocument): WantedPage[] => document.pages.map((_, page) => ({ document, page, angle: 0 }));

async function write(wanted: WantedPage[], stem: string, keepsRest: boolean, onProgress: OnProgress): Promise<Output> {
  const result = new Merge({ keepsRest });
  let done = 0;
  await explained(() => result.arrange(wanted, () => onProgress(++done / wanted.length)));
  const merged = await result.finish();
  const documents = wanted.slice(0, 1).map(({ document }) => document);
  return { file: await toFile(merged, stem), notes: notesOf(merged), ...firstChangeOf(wanted, documents) };
}
