import type { ReadNote } from '#jobs/contract/reading.ts';
import type { Note } from '#jobs/contract/job.ts';
import { listOf } from '#wording/amounts.ts';
import { languageName } from '#wording/language-names.ts';
import { count } from './count.ts';

const mostPagesNamed = 8;

/** `page 3`, `pages 1, 2 and 5`, `pages 1, 2, 3 and 40 more`. */
export function namePages(pages: readonly number[]): string {
  const more = pages.length - mostPagesNamed;
  const named = more > 1 ? [...pages.slice(0, mostPagesNamed).map(String), `${more} more`] : pages.map(String);
  return `${pages.length === 1 ? 'page' : 'pages'} ${listOf(named)}`;
}

const missed = {
  search: 'searched',
  text: 'included',
  comparison: 'compared',
};

/** The sentence about pages that are images of text. */
export function describeScans({ pages, missed: work, of }: Extract<Note, { type: 'scanned-pages' }>): string {
  const named = namePages(pages);
  const where = `${named.charAt(0).toUpperCase()}${named.slice(1)}${of === undefined ? '' : ` of ${of}`}`;
  return pages.length === 1
    ? `${where} is an image, so the text on it was not ${missed[work]}.`
    : `${where} are images, so the text on them was not ${missed[work]}.`;
}

/** How the headings, lists and tables of a PDF were found. */
export const structureFound = {
  'structure-from-tags': 'Headings, lists and tables come from the tags in the file.',
  'structure-from-looks':
    'The file has no usable tags, so headings, lists and tables were guessed from the layout. Check them.',
};

/** The sentence about pages with text that nobody sees. */
export const describeUnseen = ({ pages }: Extract<Note, { type: 'hidden-text' }>): string =>
  `The result has text that you cannot see on ${namePages(pages)}: it is invisible, tiny, or white on white. Read it before you pass it on.`;

/** The button that opens the OCR tool with the file. */
export const readScans = 'Make a scan searchable (OCR)';

/** The result of reading pages. */
export function describeReading({ pages, words, confidence, languages, turned }: Extract<ReadNote, { type: 'read' }>) {
  const read = `Read ${count(words, 'word')} on ${count(pages, 'page')} in ${listOf(languages.map(languageName))}, ${confidence}% sure.`;
  return turned > 0
    ? `${read} ${count(turned, 'page')} ${turned === 1 ? 'was' : 'were'} sideways or upside down.`
    : read;
}

/** @param pages from 1, with letters that the file does not name, so that programs can only draw them. */
export const describeUnnamed = ({ pages }: { pages: readonly number[] }): string =>
  `The file does not say which letters some signs on ${namePages(pages)} are. Words with them may be missed.`;

const mostWordsNamed = 20;

/** `“Smith” and “Miller”` */
export function quoted(words: readonly string[]): string {
  const more = words.length - mostWordsNamed;
  const named = words.slice(0, more > 1 ? mostWordsNamed : undefined).map((word) => `“${word}”`);
  return listOf(more > 1 ? [...named, `${more} more`] : named);
}

/** The sentences about reading the images and drawings of a redacted file. */
export const describeSeen = ({ words, pages, hasScan }: Extract<Note, { type: 'seen-in-pictures' }>): string =>
  `${quoted(words)} can still be read in an image or drawing on ${namePages(pages)}. Draw an area over each place${hasScan ? ', or use Make a scan searchable (OCR) first' : ''}.`;

export const describeLook = ({ pages, languages }: Extract<Note, { type: 'pictures-read' }>): string =>
  `The images and drawings on ${namePages(pages)} were read as ${listOf(languages.map(languageName))} with OCR, which found none of the words. OCR can make mistakes, so look at ${pages.length === 1 ? 'that page' : 'those pages'} too.`;

const unreadBecause = {
  script: 'OCR here cannot read all letters of your words',
  many: 'reading them would take too long',
  'not-drawn': 'they could not be drawn',
};

export function describeUnread(note: Extract<Note, { type: 'pictures-unread' }>): string {
  if (note.why === 'failed')
    return 'Images and drawings were not checked, because the OCR did not work. Words in them may still be readable.';
  return `The images and drawings on ${namePages(note.pages)} were not checked, because ${unreadBecause[note.why]}. Words in them may still be readable.`;
}
