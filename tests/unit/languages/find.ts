// Prints what the search of a language finds first: node find.ts <language> <file with one query a line>
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languageIds } from '#languages.ts';
import { readDictionary } from '../../../scripts/language/dictionary.ts';
import { importInLanguage } from '../../../scripts/language/in-language.ts';

const [, , asked, file = ''] = process.argv;
const language = languageIds.find((id) => id === asked);
if (!language) throw new Error(`${asked} is no language of the site`);
const root = resolve(import.meta.dirname, '../../..');
importInLanguage(root, language, await readDictionary(root, language));
// What is imported from here on is in the language.
const [{ readCatalog }, { entriesOf }, { ownPages }, { settingsOf }, { find, indexOf }] = await Promise.all([
  import('../../../scripts/search-entries.ts'),
  import('#search/entries.ts'),
  import('#search/own-pages.ts'),
  import('#search/settings.ts'),
  import('#search/find.ts'),
]);
const catalog = await readCatalog();
const index = indexOf([...entriesOf(catalog), ...ownPages], settingsOf(catalog));
const queries = readFileSync(file, 'utf8').trim().split('\n');
console.log(JSON.stringify(queries.map((query) => find(query.split('\t')[0] ?? '', index).entries[0]?.slug)));
