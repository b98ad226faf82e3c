import { expect, test } from 'vitest';
import { uniquePaths } from '../../../src/components/results/save.ts';
import { safeName, safePath } from '../../../src/formats/file-names.ts';

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
