import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressesIn } from '../../../server/built-addresses.ts';
import { marked, markedScript } from '../../../scripts/pseudo-language.ts';
import { codecName, codecNames } from '#formats/codec-names.ts';
import { formats } from '#formats/formats.ts';
import { languageIds, languageName } from '#formats/languages.ts';
import { readingLanguages, type ReadingLanguage } from '#jobs/contract/reading.ts';
import { languageName as readingLanguageName } from '#wording/language-names.ts';
import { anyOf, listOf } from '#wording/amounts.ts';
import { headerWords } from '#words/site.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stayput-pseudo-'));
  await promisify(execFile)(process.execPath, ['scripts/build-pseudo.ts', folder]);
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));

/** Attributes that people read or hear. */
const readAttributes =
  /\s(?:aria-(?:label|description|valuetext|roledescription|placeholder)|title|alt|placeholder|label)="([^"]*)"/g;

/** What nobody translates: names, text that browsers write, and units. */
const names = [
  ...Object.values(formats).flatMap(({ name, extensions }) => [
    name,
    ...extensions.flatMap((extension) => [`.${extension}`, extension.toUpperCase()]),
  ]),
  ...Object.keys(codecNames).map(codecName),
  ...languageIds.map(languageName),
  ...(Object.keys(readingLanguages) as ReadingLanguage[]).map(readingLanguageName),
  ...[listOf(['', '']), anyOf(['', '']), listOf(['', '', ''])].map((text) => text.replaceAll(',', '').trim()),
  ...['Stayput', 'llms.txt', 'kB', 'MB', 'min'],
].toSorted((a, b) => b.length - a.length);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const anyName = new RegExp(String.raw`(?<![\p{L}\d])(?:${names.map(escaped).join('|')})(?![\p{L}\d])`, 'gu');

/** Returns the texts of a page with unmarked words. */
function unmarkedTexts(html: string): string[] {
  const shown = html.replaceAll(/<(script|style|svg|code|pre|kbd)\b[\s\S]*?<\/\1>/g, '\n');
  const texts = [
    ...shown.replaceAll(/<[^>]*>/g, '\n').split('\n'),
    ...[...shown.matchAll(readAttributes)].map(([, value = '']) => value),
  ];
  return texts
    .map((text) => text.trim())
    .filter((text) => /[A-Za-z]{2,}/.test(text.replaceAll(/&\w+;|\{\w+\}/g, ' ').replaceAll(anyName, ' ')));
}

/** Pages that are documents: from `src/content/`, and the list of packages. */
const documents = /^\/(?:about|privacy|proof|offline|receipts|changelog|licences|blog|docs)(?:\.html|\/)/;

test('a text that is not marked is found', () => {
  expect(unmarkedTexts('<p>Save <b>JPEG</b> as …</p><svg><title>Logo</title></svg>')).toEqual(['Save', 'as …']);
  expect(unmarkedTexts('<button aria-label="Close this">✕</button>')).toEqual(['Close this']);
  expect(unmarkedTexts(`<p>${marked('Convert to')} JPEG and PNG. {pages}</p>`)).toEqual([]);
});

test.each([
  ["const words = { save: 'Save' };", `const words = { save: '${marked('Save')}' };`],
  ['const done = (n: number) => `${n} files done`;', `const done = (n: number) => \`\${n} ${marked('files done')}\`;`],
  ["if (kind === 'page') return 'pages';", `if (kind === 'page') return '${marked('pages')}';`],
])('texts of a script are marked, and codes are not: %s', (source, result) => {
  expect(markedScript(source)).toBe(result);
});

test('all that pages say stands in words, in tables, or on a page itself', async () => {
  const pages = (await addressesIn(folder)).filter((address) => address.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(200);
  const found = new Map<string, string>();
  for (const page of pages) {
    const html = await readFile(join(folder, page), 'utf8');
    const own = documents.test(page) ? html.replace(/<main[\s\S]*<\/main>/, '') : html;
    expect(own, page).toContain(marked(headerWords.skip));
    for (const text of unmarkedTexts(own.replace(/^[\s\S]*?<body/, '<body'))) found.set(text, page);
    for (const [, title = ''] of documents.test(page)
      ? []
      : html.matchAll(/<title>([^<]*)|<meta name="description" content="([^"]*)/g))
      for (const text of unmarkedTexts(title)) found.set(text, page);
  }
  expect([...found]).toEqual([]);
});
