import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('pages make no formatter of Intl while they load, because each takes long', () => {
  const files = globSync('src/{wording,words,components}/**/*.ts');
  expect(files).toContain('src/wording/amounts.ts');
  const early = files.filter((file) => /^(?:export )?const \w+ =\s+new Intl\./m.test(readFileSync(file, 'utf8')));
  expect(early).toEqual([]);
});
