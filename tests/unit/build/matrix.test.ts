import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { matrixText, type Matrix } from '../../../scripts/browsers/matrix-text.ts';
import { catalog } from '#catalog.ts';
import tested from '#tested-browsers.json' with { type: 'json' };

const matrix: Matrix = tested;

test('docs/browsers.md is what the last run in every browser wrote, with every tool', async () => {
  expect(await readFile('docs/browsers.md', 'utf8')).toBe(matrixText(matrix));
  const slugs = catalog.map(({ slug }) => slug).toSorted();
  expect(Object.keys(matrix.browsers).map((name) => name.split(' ', 1)[0])).toEqual([
    'Chromium',
    'Firefox',
    'WebKitGTK',
  ]);
  for (const [browser, tools] of Object.entries(matrix.browsers)) {
    expect(Object.keys(tools).toSorted(), browser).toEqual(slugs);
    expect(Object.values(tools), browser).not.toContain('fails');
  }
});
