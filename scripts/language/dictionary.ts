import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shared } from './tables.ts';

/** English sentence -> sentence of another language. */
type Translations = Readonly<Record<string, string>>;

/** What a language says in place of the sentences of tables. */
export interface Dictionary {
  /** Returns the sentence in place of one of a table; `undefined` if it is missing. */
  find(table: string, text: string): string | undefined;
}

/** Reads `src/words/<language>/tables`. */
export async function readDictionary(root: string, language: string): Promise<Dictionary> {
  const folder = join(root, 'src/words', language, 'tables');
  const tables = new Map<string, Translations>();
  for (const file of globSync('**/*.ts', { cwd: folder })) {
    // `TableWords` checks each of these files.
    const { default: words } = (await import(pathToFileURL(join(folder, file)).href)) as { default: Translations };
    tables.set(file.replace(/\.ts$/, ''), words);
  }
  return { find: (table, text) => tables.get(table)?.[text] ?? tables.get(shared)?.[text] };
}
