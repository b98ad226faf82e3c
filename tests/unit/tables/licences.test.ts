import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { licencesText } from '../../../server/write-licences.ts';
import { mediaParts, parts } from '#engines/parts.ts';
import { worksWithin } from '#licences/licences.ts';

let built: string;
beforeAll(async () => {
  built = await readFile('dist/licences.txt', 'utf8');
});

const isNamed = (name: string) => built.includes(`${'='.repeat(80)}\n\n${name} `);

test('the built site brings the notices of every part of its engines, of its typefaces and of its icons', () => {
  const packages = [...Object.values(parts), ...mediaParts].map((part) => part.package ?? part.name);
  const typefaces = ['@fontsource/besley', '@fontsource-variable/instrument-sans'];
  const others = [...typefaces, 'lit', 'Lucide', 'valibot', 'client-zip', '@noble/hashes'];
  expect([...packages, ...others].filter((name) => !isNamed(name))).toEqual([]);
  for (const text of [
    'GNU LESSER GENERAL PUBLIC LICENSE',
    'Mozilla Public License Version 2.0',
    'SIL OPEN FONT LICENSE',
  ]) {
    expect(built.toLowerCase()).toContain(text.toLowerCase());
  }
});

test('every library that libvips reports is named', async () => {
  const notices = await readFile('node_modules/wasm-vips/THIRD-PARTY-NOTICES.md', 'utf8');
  const libraries = [...notices.matchAll(/^\| ([\w-]+) +\|/gm)]
    .map(([, name]) => name)
    .filter((name) => name !== 'Library');
  const named = worksWithin['wasm-vips']?.map(({ name }) => name.toLowerCase()).join(' ');
  expect(libraries.length).toBeGreaterThan(20);
  expect(libraries.filter((name) => !named?.includes(name?.replace('lcms', 'little cms') ?? ''))).toEqual([]);
});

test('a licence that is unknown or may not be shipped fails the build', async () => {
  // Packages that only build and test the site: one with a licence in no table, and one that does not exist.
  await expect(licencesText(['lightningcss', 'argparse'])).rejects.toThrow('src/licences/licensed-works.ts');
  await expect(licencesText(['no-such-package'])).rejects.toThrow('not installed');
});
