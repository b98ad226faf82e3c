import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languageIds, type LanguageId } from '#languages.ts';

/**
 * Returns the languages that the site is built in: those that have words for tables, and of
 * these the asked.
 *
 * @param asked the only ones that are built besides English, with commas between them; `all`, and nothing at all,
 *   stand for every language.
 */
export function builtLanguages(root: string, asked: string | undefined): LanguageId[] {
  const named = asked === 'all' ? undefined : asked?.split(',');
  const hasWords = (id: LanguageId) => existsSync(join(root, 'src/words', id, 'tables'));
  return languageIds.filter((id) => id === 'en' || (hasWords(id) && (named?.includes(id) ?? true)));
}
