import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const isMade = (path: string) => /(?:^|\/)node_modules$|^(?:dist[.\w]*|test-results|bench-results)$/.test(path);
const files = globSync(['**/*.*', '.{github,ci,devcontainer}/**/*.*'], { exclude: isMade }).filter(
  (file) => !file.startsWith('src/content/'),
);
const folders = new Set(files.filter((file) => file.includes('/')).map((file) => file.slice(0, file.indexOf('/'))));
const names = new Set(files.map((file) => file.slice(file.lastIndexOf('/') + 1)));

const documents = files.filter((file) => file.endsWith('.md'));
const code = files.filter((file) => /\.(ts|mjs|astro)$/.test(file));

/**
 * Returns the backticked texts that look like paths or files of this repository. Patterns such as `src/tools/<slug>.ts`
 * do not.
 */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*\/?)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => folders.has(path.split('/', 1)[0] ?? '') || /^[a-z][\w-]*\.(ts|mjs|astro)$/.test(path));

const isThere = (path: string, file: string) =>
  existsSync(path) || existsSync(join(dirname(file), path)) || (!path.includes('/') && names.has(path));

/** Whether a path belongs to a library: reports to its authors mention its files beside ours. */
const isOfLibrary = (path: string, file: string) =>
  file.startsWith('docs/upstream/') && path.startsWith('src/') && !path.startsWith('src/engines/');

const missing = (files: readonly string[], textsOf: (text: string) => string) =>
  files.flatMap((file) =>
    pathsIn(textsOf(readFileSync(file, 'utf8')))
      .filter((path) => path.includes('/') || !file.startsWith('docs/upstream/'))
      .filter((path) => !isThere(path, file) && !isOfLibrary(path, file))
      .map((path) => `${file}: ${path}`),
  );

test('every path that a document names is there', () => {
  expect(documents).toContain('CONTRIBUTING.md');
  expect(missing(documents, (text) => text)).toEqual([]);
});

test('every path that a comment names is there', () => {
  const comments = (text: string) => (text.match(/\/\*\*?[^]*?\*\/|(?<=\s)\/\/ .*/g) ?? []).join('\n');
  expect(missing(code, comments)).toEqual([]);
});

test('every link from one document to another leads somewhere', () => {
  const links = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\]\((?!\w+:|\/|#)([^)#\s]+)/g)].map(([, to = '']) => ({ file, to })),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ file, to }) => !existsSync(join(dirname(file), to)))).toEqual([]);
});

test('the tool that README shows imports what is there', () => {
  const imports = [...readFileSync('README.md', 'utf8').matchAll(/^import .* from '(\.[^']+)';$/gm)];
  expect(imports).not.toEqual([]);
  expect(imports.filter(([, path = '']) => !existsSync(join('src/tools', path)))).toEqual([]);
});

test.each(['image', 'media', 'pdf'])(
  'the README of the %s engine names its folders, each of them and no other',
  (engine) => {
    const folder = join('src/engines', engine);
    const [, table = ''] = /## Rooms\n([^]*?)\n## /.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? [];
    const named = [...table.matchAll(/^\| ([^|]+) \|/gm)]
      .flatMap(([, cell = '']) => [...cell.matchAll(/`([\w-]+)\/`/g)])
      .map(([, name]) => name);
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(named.toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
  },
);
