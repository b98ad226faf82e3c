import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const letters = globSync('docs/upstream/*.md')
  .map((path) => basename(path, '.md'))
  .filter((name) => name !== 'README')
  .toSorted();
const patches = globSync('docs/upstream/*.patch').map((path) => basename(path, '.patch'));
const textOf = (letter: string) => readFileSync(`docs/upstream/${letter}.md`, 'utf8');

/** Letters that propose a change in words only. */
const withoutPatch = [
  'mediabunny-blob-workers',
  'mediabunny-small-things',
  'netlify-cli-serve',
  'wasm-vips-unsafe-eval',
];

const versions = new Map(
  ['package.json', 'tests/netlify/package.json'].flatMap((path) => {
    // npm reads them too.
    const { dependencies, devDependencies } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, object>;
    return Object.entries({ ...dependencies, ...devDependencies } as Record<string, string>);
  }),
);

test.each(letters)('%s states the version that we use', (letter) => {
  const [, library = ''] = /^For \[([\w-]+)\]\(https:/m.exec(textOf(letter)) ?? [];
  expect(versions.keys()).toContain(library);
  expect(textOf(letter)).toContain(versions.get(library));
});

test('each patch has a letter, and each letter a patch, or is listed as without one', () => {
  expect([...patches, ...withoutPatch].toSorted()).toEqual(letters);
});

test.each(patches)('%s.patch changes the library and adds the test that its letter names', (name) => {
  const patch = readFileSync(`docs/upstream/${name}.patch`, 'utf8');
  const changed = [...patch.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, path = '']) => path);
  const [tests, others] = [true, false].map((isTest) => changed.filter((path) => path.startsWith('test/') === isTest));
  expect(others).not.toEqual([]);
  expect(tests).toHaveLength(1);
  expect(textOf(name)).toContain(tests?.[0]);
  expect(textOf(name)).toContain(`](${name}.patch)`);
});

const tables = ['src/engines/media/mediabunny', 'src/engines/image/libvips'];
const named = /docs\/upstream\/([\w-]+)\.md/g;

/** The letters that a text names. */
const lettersIn = (text: string) => [...text.matchAll(named)].map(([, letter = '']) => letter);

test.each(tables)('the files of %s name the letters that their rows link to', (folder) => {
  const rows = [...readFileSync(`${folder}/README.md`, 'utf8').matchAll(/^\| `([\w-]+\.ts)` .*$/gm)];
  const pairs = rows.flatMap(([row, file = '']) => lettersIn(row).map((letter) => ({ file, letter })));
  expect(pairs).not.toEqual([]);
  expect(
    pairs.filter(({ file, letter }) => !lettersIn(readFileSync(`${folder}/${file}`, 'utf8')).includes(letter)),
  ).toEqual([]);
});

test('each letter is named where its fault is worked around', () => {
  const places = [...tables.map((folder) => `${folder}/README.md`), 'docs/deploy-netlify.md'];
  const linked = places.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/upstream\/([\w-]+)\.md/g)].map(([, letter = '']) => letter),
  );
  expect([...new Set(linked)].toSorted()).toEqual(letters);
});
