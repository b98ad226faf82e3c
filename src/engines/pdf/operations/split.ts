import { JobError } from '#errors/errors.ts';
import { partOfName } from '#formats/file-names.ts';
import type { Note, Output, SplitBy } from '#jobs/contract/job.ts';
import { pageOfLink } from '../copy/destination-pages.ts';
import type { PdfDocument } from '../document/document.ts';
import { Merge, type Merged, type WantedPage } from '../merge/merge.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { readOutline, type OutlineItem } from '../copy/outline.ts';
import { stemOf, toFile } from '../results/output-file.ts';
import { decodeText } from '#containers/pdf/strings.ts';
import { wantedPages } from './wanted-pages.ts';
import { notesOf } from '../results/notes.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

interface Part {
  wanted: WantedPage[];
  /** The part of the file name after the number. */
  title?: string;
}

export async function split(file: File, password: string, by: SplitBy, onProgress: OnProgress): Promise<Output[]> {
  const document = await openDocument(file, password);
  return explained(async () => {
    const outputs: Output[] = [];
    const push = async (merged: Merged, title: string | undefined, count: number, notes: Note[] = []) => {
      const number = String(outputs.length + 1).padStart(String(count).length, '0');
      const name = [stemOf(file.name), number, ...(title ? [title] : [])].join('-');
      outputs.push({ file: await toFile(merged, name), notes: [...notesOf(merged), ...notes] });
    };
    if (by.type === 'size') {
      await splitBySize(document, by.bytes, push, onProgress);
      return outputs;
    }
    const parts = partsOf(document, by);
    for (const [index, part] of parts.entries()) {
      await push(await write(part.wanted), part.title, parts.length);
      onProgress((index + 1) / parts.length);
    }
    return outputs;
  });
}

function write(wanted: WantedPage[]): Promise<Merged> {
  const result = new Merge({ keepsRest: false });
  result.arrange(wanted);
  return result.finish();
}

const allOf = (document: PdfDocument): WantedPage[] => document.pages.map((_, page) => ({ document, page, angle: 0 }));

function partsOf(document: PdfDocument, by: Exclude<SplitBy, { type: 'size' }>): Part[] {
  const all = allOf(document);
  switch (by.type) {
    case 'every':
      return Array.from({ length: Math.ceil(all.length / by.pages) }, (_, index) => ({
        wanted: all.slice(index * by.pages, (index + 1) * by.pages),
      }));
    case 'ranges':
      return by.pages.map((range) => ({ wanted: wantedPages([document], [range]) }));
    case 'outline':
      return partsOfOutline(document, by.level);
  }
}

function partsOfOutline(document: PdfDocument, level: number): Part[] {
  const starts = new Map<number, string>();
  const visit = (items: readonly OutlineItem[]) => {
    for (const { dict, level: own, children } of items) {
      const page = pageOfLink(document, dict);
      if (page !== undefined && !starts.has(page)) starts.set(page, titleOf(document, dict.get('Title')));
      if (own < level) visit(children);
    }
  };
  visit(readOutline(document));
  if (starts.size === 0) throw new JobError('no-outline', {});
  if (!starts.has(0)) starts.set(0, '');
  const all = allOf(document);
  const sorted = [...starts].toSorted(([a], [b]) => a - b);
  return sorted.map(([start, title], index) => ({ wanted: all.slice(start, sorted[index + 1]?.[0]), title }));
}

/** The longest part of a file name that is taken from an outline, in characters. */
const longestTitle = 60;

const titleOf = (document: PdfDocument, title: Parameters<PdfDocument['string']>[0]): string =>
  partOfName(decodeText(document.string(title)?.bytes ?? ''))
    .slice(0, longestTitle)
    .trim();

/** Splits into parts with as many pages as fit. Each search starts with the number of pages in the last part. */
async function splitBySize(
  document: PdfDocument,
  bytes: number,
  push: (merged: Merged, title: string | undefined, count: number, notes?: Note[]) => Promise<void>,
  onProgress: OnProgress,
) {
  const all = allOf(document);
  let guess = Math.max(1, Math.floor((all.length * bytes) / document.source.size));
  for (let start = 0; start < all.length;) {
    const fitting = await mostThatFit(all.slice(start), bytes, guess);
    const notes: Note[] = fitting.fits ? [] : [{ type: 'above-limit', limit: bytes }];
    await push(fitting.merged, undefined, all.length, notes);
    start += fitting.pages;
    guess = fitting.pages;
    onProgress(start / all.length);
  }
}

interface Fitting {
  merged: Merged;
  pages: number;
  fits: boolean;
}

async function mostThatFit(rest: WantedPage[], bytes: number, guess: number): Promise<Fitting> {
  const attempt = async (pages: number): Promise<Fitting> => {
    const merged = await write(rest.slice(0, pages));
    return { merged, pages, fits: merged.data.size <= bytes };
  };
  let best = await attempt(1);
  if (!best.fits) return best;
  let tooMany = rest.length + 1;
  for (let pages = Math.min(Math.max(2, guess), rest.length); pages < tooMany && pages > best.pages;) {
    const next = await attempt(pages);
    if (next.fits) best = next;
    else tooMany = pages;
    pages = tooMany > rest.length ? Math.min(rest.length, best.pages * 2) : Math.floor((best.pages + tooMany) / 2);
  }
  return best;
}
