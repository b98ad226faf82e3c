import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, isTable, sentencesIn, tableName } from './sentences.ts';

/** Where sentences are translated that several tables have. */
export const shared = 'shared';

/** Returns the sentences of each table, and of `shared` those that several tables have, in order. */
export function sentencesOfTables(root: string): Map<string, string[]> {
  const paths = globSync('src/**/*.{ts,astro}', { cwd: root }).filter(isTable).toSorted();
  const found = paths.map((path): [string, Set<string>] => [
    tableName(path),
    new Set(sentencesIn(codeOf(path, readFileSync(join(root, path), 'utf8'))).map(({ text }) => text)),
  ]);
  const tables = new Map<string, number>();
  for (const [, texts] of found) for (const text of texts) tables.set(text, (tables.get(text) ?? 0) + 1);
  const isShared = (text: string) => (tables.get(text) ?? 0) > 1;
  const own = found.map(([name, texts]): [string, string[]] => [name, [...texts].filter((text) => !isShared(text))]);
  return new Map([[shared, [...tables.keys()].filter(isShared)], ...own.filter(([, texts]) => texts.length > 0)]);
}
