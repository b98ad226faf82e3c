import { readdir, readFile } from 'node:fs/promises';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { resolve, join } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { expect, test } from 'vitest';

/** Returns the packages that a file needs at run time, including those of its imports. */
async function packagesOf(file: string, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const [imports] = parse(stripTypeScriptTypes(await readFile(file, 'utf8')), file);
  const names = imports.flatMap(({ specifier }) => (typeof specifier === 'string' ? [specifier] : []));
  const own = names.filter((name) => /^[.#]/.test(name)).map((name) => createRequire(resolve(file)).resolve(name));
  const found = new Set(names.filter((name) => !/^(?:[.#]|node:)/.test(name)));
  for (const one of own) for (const name of await packagesOf(one, seen)) found.add(name);
  return found;
}

test('the packages that are installed to run the site are those that it needs to run', async () => {
  await init();
  const functions = (await readdir('netlify/functions')).map((name) => join('netlify/functions', name));
  const packages = await Promise.all(['server/main.ts', ...functions].map((file) => packagesOf(file)));
  const names = packages.flatMap((found) => [...found]).map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]);
  // npm validates this file.
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as { dependencies: object };
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(dependencies).toSorted());
});
