import type { ReadNote } from '../../jobs/contract/reading.ts';
import { listOf } from '../amounts.ts';
import { languageName } from '../language-names.ts';
import { count } from './count.ts';

const mostPagesNamed = 8;

/** `page 3`, `pages 1, 2 and 5`, `pages 1, 2, 3 and 40 more`. */
export function namePages(pages: readonly number[]): string {
  const more = pages.length - mostPagesNamed;
  const named = more > 1 ? [...pages.slice(0, mostPagesNamed).map(String), `${more} more`] : pages.map(String);
  return `${pages.length === 1 ? 'page' : 'pages'} ${listOf(named)}`;
}

/** What was read. */
export function describeReading({ pages, words, confidence, languages, turned }: Extract<ReadNote, { type: 'read' }>) {
  const read = `Read ${count(words, 'word')} on ${count(pages, 'page')} in ${listOf(languages.map(languageName))}, ${confidence}% sure.`;
  return turned > 0
    ? `${read} ${count(turned, 'page')} ${turned === 1 ? 'was' : 'were'} sideways or upside down.`
    : read;
}
