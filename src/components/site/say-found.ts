import type { Found } from '#search/find.ts';
import { searchWords } from '#words/search.ts';

/** What is said above the results of a search; nothing if they are just what was asked for. */
export function sayFound(query: string, { entries, miss, isExact }: Found): string {
  if (query.trim() === '') return '';
  if (miss) return searchWords.missing(miss.name, miss.instead);
  if (entries.length === 0) return searchWords.nothing;
  return isExact ? '' : searchWords.closest;
}
