import type { Note } from '#jobs/contract/job.ts';
import { placesOf } from '#jobs/contract/ranges.ts';
import type { PdfDeed } from '#words/deeds.ts';
import { count, countOf } from './count.ts';

export type { PdfDeed } from '#words/deeds.ts';

type Operation = PdfDeed['operation'];
type Merge = Extract<Operation, { type: 'merge' }>;
type Signing = Extract<Operation, { type: 'sign' }>['signing'];

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
        (areas) => `حُجبت ${count(areas, 'area')}`,
      );
    case 'fill':
      return describeIf(
        sumOf(notes, 'fields-filled', (note) => note.count),
        (fields) => `عُبّئ ${count(fields, 'field')}`,
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
  const merged = `دُمج ${count(pages.length, 'file')}`;
  const ranges = wanted ?? pages.map((_, file) => ({ file, from: 1, to: -1 }));
  const all = ranges.reduce((sum, range) => sum + placesOf(range, pages[range.file ?? 0] ?? NaN).length, 0);
  // Blank pages may be among them.
  return startsOnFront || pages.includes(undefined) ? merged : `${merged}: ${count(all, 'page')}`;
}

function describeSigning({ areas }: Signing, pages: Done['pages']) {
  const [last, ...others] = pages;
  const signed = new Set(areas.length > 0 ? areas.map(({ page }) => page) : last === undefined ? [] : [last]);
  const [only] = signed;
  if (only === undefined || others.length > 0) return undefined;
  return signed.size === 1 ? `وُقّع في الصفحة ${only}` : `وُقّع في ${countOf(signed.size, 'page')}`;
}
