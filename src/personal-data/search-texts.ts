import { JobError } from '#errors/errors.ts';
import type { PersonalDataKind } from './kinds.ts';

/** What to search for in texts. */
export interface TextSearch {
  /** Each word wherever it occurs, ignoring case. */
  words: string[];
  /** Kinds of personal data, recognised by their form. */
  kinds: PersonalDataKind[];
  /** A regular expression, ignoring case. Empty for none. */
  expression: string;
  /** Matches to leave in place. */
  kept: string[];
}

export const isSearch = ({ words, kinds, expression }: TextSearch): boolean =>
  words.length > 0 || kinds.length > 0 || expression !== '';

/**
 * Collects the words to find: those given, personal data of some kinds in the texts, and matches of the expression,
 * except for those to keep.
 *
 * @throws {JobError} `bad-expression`
 */
export async function wordsToFind(
  texts: () => Iterable<string>,
  { words, kinds, expression, kept }: TextSearch,
): Promise<string[]> {
  const isWanted = (text: string) => !kept.includes(text);
  if (kinds.length === 0 && expression === '') return words.filter(isWanted);
  // Loaded on demand: few redactions need the data about phone numbers of all countries.
  const { findMatches, findPersonalData } = await import('./find.ts');
  const pattern = expression === '' ? undefined : patternFrom(expression);
  const found = new Set<string>();
  for (const text of texts()) {
    for (const each of findPersonalData(text, kinds)) found.add(each);
    if (pattern) for (const each of findMatches(text, pattern)) found.add(each);
  }
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
