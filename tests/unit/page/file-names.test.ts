import { expect, test } from 'vitest';
import { numbered } from '#names/numbered.ts';
import { uniquePaths } from '#components/results/save.ts';
import { safeName, safePath } from '#formats/file-names.ts';

test.each([
  ['photo.jpg', 'photo.jpg'],
  ['Größe – 日本 👩‍👧.png', 'Größe – 日本 👩‍👧.png'],
  ['..\\..\\..\\windows\\evil.jpg', 'windows evil.jpg'],
  ['photo\u202Egpj.exe', 'photo gpj.exe'],
  ['a\u0000b\nc\u2066.txt', 'a b c .txt'],
  ['What? 1:2 *new* "best" <a|b>.pdf', 'What 1 2 new best a b .pdf'],
  ['CON', '_CON'],
  ['nul.tar.gz', '_nul.tar.gz'],
  ['com1 .txt', '_com1 .txt'],
  ['LPT¹.txt', '_LPT¹.txt'],
  ['console.log', 'console.log'],
  ['name. . ', 'name'],
  ['..', 'file'],
  ['', 'file'],
])('%j is saved as %j', (name, saved) => {
  expect(safeName(name)).toBe(saved);
});

test('a path stays below its folder', () => {
  expect(safePath('/a/../../b\\c/./d.jpg')).toBe('a/file/file/b c/file/d.jpg');
});

test('paths that turn out the same are numbered', () => {
  const file = new File([], 'x');
  const paths = ['a\\b.jpg', 'a:b.jpg', 'A b.jpg'].map((path) => ({ file, path }));
  expect(uniquePaths(paths).map(({ path }) => path)).toEqual(['a b.jpg', 'a b (2).jpg', 'A b (3).jpg']);
});

/** File systems allow 255; a browser first writes to a name that is longer by `.crdownload`. */
const longest = 255 - '.crdownload'.length;
const bytesOf = (name: string) => new TextEncoder().encode(name).length;

test.each([
  ['of letters', `${'a'.repeat(300)}.jpg`, '.jpg'],
  ['of Kanji', `${'写真'.repeat(80)}.webp`, '写.webp'],
  ['of emoji', `${'😀'.repeat(80)}.pdf`, '😀.pdf'],
  ['with a space where it is cut', `${'a'.repeat(239)} ${'b'.repeat(60)}.jpg`, 'a.jpg'],
  ['with a dot where it is cut', `${'a'.repeat(243)}.${'b'.repeat(60)}`, 'a'],
  ['with what is too long for an extension', `Minutes.${' Then we spoke'.repeat(30)}`, ' Then we spo'],
])('a long name %s is shortened before its extension', (_, name, end) => {
  const saved = safeName(name);
  expect(bytesOf(saved)).toBeLessThanOrEqual(longest);
  expect(bytesOf(saved)).toBeGreaterThan(longest - 6);
  expect(saved.endsWith(end)).toBe(true);
  expect(saved.isWellFormed()).toBe(true);
  expect(safeName(saved)).toBe(saved);
});

test('a number fits into a long name', () => {
  const path = safePath(`of/${'写真'.repeat(80)}.webp`);
  const [, name = ''] = numbered(path, 123).split('/');
  expect(name.endsWith('写 (123).webp')).toBe(true);
  expect(bytesOf(name)).toBeLessThanOrEqual(longest);
});

test('long paths that are shortened to the same are numbered', () => {
  const file = new File([], 'x');
  const paths = uniquePaths(['one', 'two'].map((end) => ({ file, path: `${'a'.repeat(300)}${end}.jpg` })));
  expect(new Set(paths.map(({ path }) => path)).size).toBe(2);
  for (const { path } of paths) expect(bytesOf(path)).toBeLessThanOrEqual(longest);
});

test.each([
  ['an accent in one character and in two', 'caf\u00E9.jpg', 'cafe\u0301.jpg'],
  ['both forms of a sigma', 'ΟΔΟΣ.jpg', 'οδοσ.jpg'],
  ['a folder and a file', 'a.jpg/b.jpg', 'A.jpg'],
  ['a file and a folder', 'A.jpg', 'a.jpg/b.jpg'],
])('paths that some disk takes for the same are numbered: %s', (_, one, other) => {
  const file = new File([], 'x');
  const paths = uniquePaths([one, other].map((path) => ({ file, path }))).map(({ path }) => path);
  expect(paths.filter((path) => path.includes('(2)'))).toHaveLength(1);
});
