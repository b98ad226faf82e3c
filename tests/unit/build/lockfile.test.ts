import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

interface Locked {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

// npm may write a lockfile without packages that its registry lacks, which `npm ci` then refuses.
test('the lockfile has the parts of each package for every system', async () => {
  // npm writes this file.
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
      .map((name) => `${name}, for ${path}`),
  );
  expect(missing).toEqual([]);
});
