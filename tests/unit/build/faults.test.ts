import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faults } from '../../mutations/faults.ts';

test('every fault that is put in on purpose has its one place, and a test that must fail', () => {
  const lost = faults.filter(({ file, from }) => readFileSync(file, 'utf8').split(from).length !== 2);
  expect(lost).toEqual([]);
  expect(faults.filter(({ test: path }) => !existsSync(path))).toEqual([]);
});
