import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { tinySite } from './tiny-site.ts';

test('the tool in README.md compiles', async () => {
  const [, slug = '', code = ''] =
    /such as `\/([\w-]+)`\. This is a whole tool.*?```ts\n(.*?)```/s.exec(await readFile('README.md', 'utf8')) ?? [];
  expect(slug).not.toBe('');
  expect(code).toContain('defineTool(');
  // Below this folder, so that it finds the packages.
  const compilerOptions = {
    rootDirs: ['src', resolve('src')],
    types: ['node'],
    typeRoots: [resolve('node_modules/@types')],
  };
  await using project = await tinySite(
    {
      [`src/tools/${slug}.ts`]: code,
      'tsconfig.json': JSON.stringify({
        extends: resolve('tsconfig.json'),
        compilerOptions,
        include: ['src'],
        exclude: [],
      }),
    },
    'node_modules',
  );
  const compile = promisify(execFile)(process.execPath, [
    'node_modules/typescript-native/bin/tsc',
    '--noEmit',
    '-p',
    project.root,
  ]);
  expect(
    await compile.then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    ),
  ).toBe('');
}, 30_000);
