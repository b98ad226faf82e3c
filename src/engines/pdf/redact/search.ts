import type { PdfSearch } from '../../../jobs/contract/pdf-edits.ts';
import { JobError } from '../../../errors/errors.ts';
import type { PdfDocument } from '../document/document.ts';
import { stringsOf } from './strings.ts';

export const isSearch = ({ words, kinds, expression }: PdfSearch): boolean =>
  words.length > 0 || kinds.length > 0 || expression !== '';

/**
 * Collects the words to find: those given, personal data of some kinds in the document, and matches of the expression,
 * except for those to keep.
 *
 * @param shown the texts that pages, annotations and fields show.
 * @throws {JobError} `bad-expression`
 */
export async function wordsToFind(
  document: PdfDocument,
  shown: Iterable<string>,
  { words, kinds, expression, kept }: PdfSearch,
): Promise<string[]> {
  const isWanted = (text: string) => !kept.includes(text);
  if (kinds.length === 0 && expression === '') return words.filter(isWanted);
  // Loaded on demand: few redactions need the data about phone numbers of all countries.
  const { findMatches, findPersonalData } = await import('../../../personal-data/find.ts');
  const pattern = expression === '' ? undefined : patternFrom(expression);
  const found = new Set<string>();
  const look = (text: string) => {
    for (const each of findPersonalData(text, kinds)) found.add(each);
    if (pattern) for (const each of findMatches(text, pattern)) found.add(each);
  };
  for (const text of shown) look(text);
  for (const { text } of stringsOf(document)) look(text);
  return [...new Set([...words, ...found])].filter(isWanted);
}

function patternFrom(expression: string): RegExp {
  try {
    return new RegExp(expression, 'gi');
  } catch (error) {
    if (error instanceof SyntaxError) throw new JobError('bad-expression', {});
    throw error;
  }
}
