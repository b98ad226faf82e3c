import type { Note, PdfOperation } from '#jobs/contract/job.ts';
import { placesOf } from '#jobs/contract/ranges.ts';
import type * as english from '#words/deeds.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

type Merge = Extract<PdfOperation, { type: 'merge' }>;

interface Signing {
  areas: readonly { page: number }[];
}

export type PdfDeed = english.PdfDeed;

interface Done {
  /** How many pages each file has; `undefined` for a file that is no document. */
  pages: readonly (number | undefined)[];
  notes: readonly Note[];
}

/** What was done, where that says more than how many files there are. */
export const describeDeed: Words<typeof english.describeDeed> = ({ operation }, { pages, notes }) => {
  switch (operation.type) {
    case 'merge':
      return describeMerge(operation, pages);
    case 'redact':
      return describeIf(
        sumOf(notes, 'redacted', ({ areas }) => areas),
        (areas) => count(areas, 'area oscurata', 'aree oscurate'),
      );
    case 'fill':
      return describeIf(
        sumOf(notes, 'fields-filled', (note) => note.count),
        (fields) => count(fields, 'campo compilato', 'campi compilati'),
      );
    case 'sign':
      return describeSigning(operation.signing, pages);
    default:
      return undefined;
  }
};

const describeIf = (number: number, describe: (number: number) => string) =>
  number > 0 ? describe(number) : undefined;

type NoteOf<Type> = Extract<Note, { type: Type }>;

const sumOf = <Type extends Note['type']>(notes: readonly Note[], type: Type, read: (note: NoteOf<Type>) => number) =>
  // Notes are told apart by their type.
  notes.reduce((sum, note) => sum + (note.type === type ? read(note as NoteOf<Type>) : 0), 0);

function describeMerge({ pages: wanted, startsOnFront }: Merge, pages: Done['pages']) {
  // The pages of a single file are rearranged.
  if (pages.length < 2) return undefined;
  const merged = count(pages.length, 'file unito', 'file uniti');
  const ranges = wanted ?? pages.map((_, file) => ({ file, from: 1, to: -1 }));
  const all = ranges.reduce((sum, range) => sum + placesOf(range, pages[range.file ?? 0] ?? NaN).length, 0);
  // Blank pages may be among them.
  return startsOnFront || pages.includes(undefined) ? merged : `${merged}: ${count(all, 'pagina', 'pagine')}`;
}

function describeSigning({ areas }: Signing, pages: Done['pages']) {
  const [last, ...others] = pages;
  const signed = new Set(areas.length > 0 ? areas.map(({ page }) => page) : last === undefined ? [] : [last]);
  const [only] = signed;
  if (only === undefined || others.length > 0) return undefined;
  return signed.size === 1 ? `Firmato a pagina ${only}` : `Firmato su ${count(signed.size, 'pagina', 'pagine')}`;
}
