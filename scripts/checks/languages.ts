// Counts what each language lacks, and finds English on its pages. Fails if there is any.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readDictionary } from '../language/dictionary.ts';
import { builtLanguages } from '../language/built-languages.ts';
import { sentencesOfTables } from '../language/tables.ts';

const root = resolve(import.meta.dirname, '../..');
const words = (language: string) => join(root, 'src/words', language);

const valuesIn = (said: unknown): string[] =>
  typeof said === 'string'
    ? [said]
    : typeof said === 'object' && said !== null
      ? Object.values(said).flatMap(valuesIn)
      : [];

/** Returns every text that a language says without filling anything in. */
async function textsOf(language: string): Promise<Set<string>> {
  const files = globSync('**/*.ts', { cwd: words(language) }).map(
    (file) => pathToFileURL(join(words(language), file)).href,
  );
  // Each is a module of words.
  const modules = await Promise.all(files.map((file) => import(file) as Promise<object>));
  return new Set(modules.flatMap(valuesIn).flatMap((text) => text.split(' | ')));
}

/** Attributes that people read or hear. */
const readAttribute =
  /\s(?:aria-(?:label|description|valuetext|roledescription)|title|alt|placeholder|content)="([^"]+)"/g;
const silent = /^(?:script|style|code|kbd|pre|svg|data|title)$/;
const isVoid = /^(?:area|br|hr|img|input|link|meta|source|track|wbr|path|circle|rect|use)$/;

/** Returns the texts of a page that people read in its own language. */
function textsIn(html: string): string[] {
  const texts: string[] = [];
  /** The open elements, and whether their texts are left out. */
  const open: { name: string; isOut: boolean }[] = [];
  for (const [tag, close, name = '', rest = '', text = ''] of html
    .replace(/<!DOCTYPE[^>]*>/i, '')
    .matchAll(/<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>|([^<]+)/gi)) {
    const isOut = open.at(-1)?.isOut ?? false;
    if (text) {
      if (!isOut && text.trim()) texts.push(text.trim());
      continue;
    }
    if (close) {
      const at = open.findLastIndex((one) => one.name === name);
      if (at >= 0) open.length = at;
      continue;
    }
    const leaves = isOut || silent.test(name) || /\s(?:(?:href)?lang="en"|translate="no")/.test(rest);
    if (
      !leaves &&
      name !== 'html' &&
      !/http-equiv|name="(?:robots|scripts|theme-color|twitter:card|viewport)|property="og:(?:url|image|type|locale)/.test(
        rest,
      )
    )
      texts.push(...[...rest.matchAll(readAttribute)].map(([, value = '']) => value));
    if (!isVoid.test(name) && !tag.endsWith('/>')) open.push({ name, isOut: leaves && name !== 'html' });
  }
  return texts;
}

/** Whether it has a word that is no name: names begin with a capital, and units are short. */
const hasWords = (text: string) =>
  /(?<![\p{L}\d.#/-])\p{Ll}{3,}(?![\p{L}\d-]|\.\p{L})/u.test(text.replaceAll(/&\w+;/g, ' '));

/** Words that a language has in common with English. */
const inCommon: Readonly<Record<string, readonly string[]>> = { nl: ['tools', 'workflow'] };

/** The word that the names of a tool's results end in. */
const suffixOf = (table: string) =>
  table.startsWith('tools/')
    ? /suffix: '([^']+)'/.exec(readFileSync(join(root, 'src', `${table}.ts`), 'utf8'))?.[1]
    : undefined;

/** The marks of elements and places in a sentence. */
const marksIn = (text: string) => [...text.matchAll(/\{\d\}|<\/?[a-z]+\d?>/g)].map(String).toSorted().join(' ');

const wrong: string[] = [];
const tables = [...sentencesOfTables(root)];
const english = globSync('**/*.{ts,md}', { cwd: words('en') });
for (const language of builtLanguages(root, undefined).filter((id) => id !== 'en')) {
  const own = new Set(globSync('**/*.{ts,md}', { cwd: words(language) }));
  const needed = [...english, ...tables.map(([name]) => `tables/${name}.ts`)];
  const missing = needed.filter((file) => !own.has(file));
  for (const file of missing) wrong.push(`${language} lacks ${file}`);
  const dictionary = await readDictionary(root, language);
  for (const [table, sentences] of tables) {
    const suffix = suffixOf(table);
    if (suffix && /[\s|/\\:]/.test(dictionary.find(table, suffix) ?? ''))
      wrong.push(`${language}, ${table}: “${suffix}” must be one word`);
    for (const sentence of sentences)
      for (const said of dictionary.find(table, sentence)?.split(' | ') ?? [])
        if (marksIn(said) !== marksIn(sentence)) wrong.push(`${language}, ${table}: other marks than in “${sentence}”`);
  }
  const known = await textsOf(language);
  const pages = globSync(`dist/{${language}.html,${language}/**/*.html}`, { cwd: root });
  const common = new RegExp(`\\b(?:${inCommon[language]?.join('|') ?? '(?!)'})\\b`, 'g');
  const left = new Map<string, string>();
  for (const page of pages) {
    const twin = join(
      root,
      page === `dist/${language}.html` ? 'dist/index.html' : page.replace(`dist/${language}/`, 'dist/'),
    );
    const said = new Set(textsIn(readFileSync(twin, 'utf8')));
    for (const text of textsIn(readFileSync(join(root, page), 'utf8')))
      if (said.has(text) && !known.has(text) && hasWords(text.replaceAll(common, ''))) left.set(text, page);
  }
  console.log(
    `${language}: ${needed.length - missing.length} of ${needed.length} files of words, ${pages.length} pages`,
  );
  for (const [text, page] of left) wrong.push(`${page} says in English: ${text}`);
}
for (const one of wrong.slice(0, 100)) console.error(one);
if (wrong.length > 100) console.error(`and ${wrong.length - 100} more`);
process.exitCode = wrong.length > 0 ? 1 : 0;
