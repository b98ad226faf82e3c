import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const lists = globSync('searches/*.tsv', { cwd: import.meta.dirname });

test.each(lists)('the first result is what people mean, in %s', async (list) => {
  const file = join(import.meta.dirname, list);
  const wanted = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  expect(wanted.length).toBeGreaterThanOrEqual(30);
  const finder = join(import.meta.dirname, 'find.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [finder, basename(list, '.tsv'), file]);
  const found: unknown = JSON.parse(stdout);
  expect(wanted.map(([query], at) => [query, (found as string[])[at]])).toEqual(wanted);
});
