import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import * as prettier from 'prettier';
import { expect, test } from 'vitest';
import { securityContact } from '#discovery/security-contact.ts';

const read = (path: string) => readFile(path, 'utf8');

test('SECURITY.md says what security.txt of the built site says', async () => {
  const [policy, served] = await Promise.all([read('SECURITY.md'), read('dist/.well-known/security.txt')]);
  const { page, languages, validDays } = securityContact;
  expect(served).toMatch(new RegExp(`^Contact: https?://[^/]+${page}$`, 'm'));
  expect(served).toMatch(new RegExp(`^Preferred-Languages: ${languages.join(', ')}$`, 'm'));
  const names = new Intl.ListFormat('en').format(
    languages.map((language) => new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language),
  );
  expect(policy).toContain(`the form at \`${page}\``);
  expect(policy).toContain(`valid for ${validDays} days`);
  expect(policy).toContain(`Reports are read in ${names}.`);
});

test.each(['src/tool.ts', 'README.md', 'package.json', 'src/layouts/Page.astro', 'src/styles/file-rows.css'])(
  '.editorconfig has %s written as Prettier does',
  async (file) => {
    const settled = async (editorconfig: boolean) => {
      const {
        printWidth,
        tabWidth = 2,
        useTabs = false,
        endOfLine = 'lf',
      } = (await prettier.resolveConfig(file, { editorconfig })) ?? {};
      return { printWidth, tabWidth, useTabs, endOfLine };
    };
    const own = await settled(false);
    expect(await settled(true)).toEqual(own);
    // `.prettierrc.json` overrides this value, so it is checked separately.
    expect(await read('.editorconfig')).toContain(`max_line_length = ${own.printWidth}`);
  },
);

test('everything that names a version of Node names the same', async () => {
  const [manifest, nvm, netlify, docker, workflow, container] = await Promise.all(
    [
      'package.json',
      '.nvmrc',
      'netlify.toml',
      'Dockerfile',
      '.github/workflows/check.yml',
      '.devcontainer/devcontainer.json',
    ].map(read),
  );
  const major = /"node": ">=(\d+)"/.exec(manifest ?? '')?.[1];
  expect(major).toMatch(/^\d+$/);
  expect(nvm?.trim()).toBe(major);
  expect(netlify).toContain(`NODE_VERSION = "${major}"`);
  for (const text of [docker, workflow, container]) {
    const named = [...(text ?? '').matchAll(/\bnode:(\d+)/g)].map(([, version]) => version);
    expect(new Set(named)).toEqual(new Set([major]));
  }
});

test('the workflow and the forms on GitHub can be read, and run what README names', async () => {
  const [workflow, manifest] = await Promise.all([read('.github/workflows/check.yml'), read('package.json')]);
  // npm's own file, which npm has already parsed.
  const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
  const commands = [...workflow.matchAll(/run: npm (?:run )?([\w:]+)$/gm)].map(([, name = '']) => name);
  expect(commands).toEqual(['ci', 'test', 'test:judges', 'check', 'ci', 'build', 'mutations']);
  for (const name of commands.filter((command) => command !== 'ci')) expect(scripts).toHaveProperty(name);
});

test('the newest version in CHANGELOG.md is that of package.json', async () => {
  const [changes, manifest] = await Promise.all([read('CHANGELOG.md'), read('package.json')]);
  const [, version] = /^## (\d\S*) - \d{4}-\d\d-\d\d$/m.exec(changes) ?? [];
  expect(manifest).toContain(`"version": "${version}"`);
});

test('folders of more than 25 files are those that docs/architecture.md gives a reason for', async () => {
  const entries = globSync('{docs,netlify,public,scripts,server,src,tests}/**', {
    withFileTypes: true,
    exclude: ({ name }) => name === 'node_modules',
  });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const folders = Object.entries(Object.groupBy(files, (file) => `${relative('.', dirname(file))}/`));
  // Those of other languages are as those of English.
  const isOwn = (folder: string) => !/^src\/words\/(?!en\/)/.test(folder);
  const large = folders.filter(([folder, held = []]) => held.length > 25 && isOwn(folder)).map(([folder]) => folder);
  const section = (await read('docs/architecture.md')).split('## Folders with many files')[1] ?? '';
  const explained = [...section.matchAll(/^\| `([^`]+)`\s+\| \S/gm)].map(([, folder]) => folder);
  expect(explained.toSorted()).toEqual(large.toSorted());
});

test('the README of the fixtures names each of them', async () => {
  const readme = await read('tests/fixtures/README.md');
  const files = globSync('tests/fixtures/*/**', { withFileTypes: true }).filter((entry) => entry.isFile());
  const unnamed = files.map(({ name }) => name).filter((name) => !readme.includes(`\`${name}\``));
  expect(unnamed).toEqual([]);
});
