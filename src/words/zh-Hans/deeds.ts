import type { Note, PdfOperation } from '#jobs/contract/job.ts';
import { placesOf } from '#jobs/contract/ranges.ts';
import { count } from './count.ts';

type Merge = Extract<PdfOperation, { type: 'merge' }>;

interface Signing {
  areas: readonly { page: number }[];
}

/** A job on PDFs, without what is not told of it. */
export interface PdfDeed {
  engine: 'pdf';
  operation: Merge | { type: 'sign'; signing: Signing } | { type: Exclude<PdfOperation['type'], 'merge' | 'sign'> };
}

interface Done {
  /** How many pages each file has; `undefined` for a file that is no document. */
  pages: readonly (number | undefined)[];
  notes: readonly Note[];
}

/** What was done, where that says more than how many files there are. */
export function describeDeed({ operation }: PdfDeed, { pages, notes }: Done): string | undefined {
  switch (operation.type) {
    case 'merge':
      return describeMerge(operation, pages);
    case 'redact':
      return describeIf(
        sumOf(notes, 'redacted', ({ areas }) => areas),
        (areas) => `已涂黑 ${count(areas, '个区域')}`,
      );
    case 'fill':
      return describeIf(
        sumOf(notes, 'fields-filled', ({ count }) => count),
        (fields) => `已填写 ${count(fields, '个字段')}`,
      );
    case 'sign':
      return describeSigning(operation.signing, pages);
    default:
      return undefined;
  }
}

const describeIf = (number: number, describe: (number: number) => string) =>
  number > 0 ? describe(number) : undefined;

type NoteOf<Type> = Extract<Note, { type: Type }>;

const sumOf = <Type extends Note['type']>(notes: readonly Note[], type: Type, read: (note: NoteOf<Type>) => number) =>
  // Notes are told apart by their type.
  notes.reduce((sum, note) => sum + (note.type === type ? read(note as NoteOf<Type>) : 0), 0);

function describeMerge({ pages: wanted, startsOnFront }: Merge, pages: Done['pages']) {
  // The pages of a single file are rearranged.
  if (pages.length < 2) return undefined;
  const merged = `已合并 ${count(pages.length, '个文件')}`;
  const ranges = wanted ?? pages.map((_, file) => ({ file, from: 1, to: -1 }));
  const all = ranges.reduce((sum, range) => sum + placesOf(range, pages[range.file ?? 0] ?? NaN).length, 0);
  // Blank pages may be among them.
  return startsOnFront || pages.includes(undefined) ? merged : `${merged}，共 ${count(all, '页')}`;
}

function describeSigning({ areas }: Signing, pages: Done['pages']) {
  const [last, ...others] = pages;
  const signed = new Set(areas.length > 0 ? areas.map(({ page }) => page) : last === undefined ? [] : [last]);
  const [only] = signed;
  if (only === undefined || others.length > 0) return undefined;
  return signed.size === 1 ? `已在第 ${only} 页签名` : `已在 ${count(signed.size, '页')}上签名`;
}
