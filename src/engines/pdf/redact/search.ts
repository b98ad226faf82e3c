import type { PdfSearch } from '../../../jobs/contract/pdf-edits.ts';
import { JobError } from '../../../errors/errors.ts';
import type { PdfDocument } from '../document/document.ts';
import type { OpenPdf } from '../render/pdfium.ts';
import { stringsOf } from './still-there.ts';

export const isSearch = ({ words, kinds, expression }: PdfSearch): boolean =>
  words.length > 0 || kinds.length > 0 || expression !== '';

/**
 * Collects the words to find: those given, personal data of some kinds in the document, and matches of the expression,
 * except for those to keep.
 *
 * @param looks what annotations and fields show, by page.
 * @throws {JobError} `bad-expression`
 */
export async function wordsToFind(
  document: PdfDocument,
  drawn: OpenPdf,
  looks: readonly string[][],
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
  for (let page = 0; page < drawn.pages; page++) look(drawn.text(page));
  for (const shown of looks.flat()) look(shown);
  for (const text of stringsOf(document)) look(text);
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
