import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import '../build/engine-workers.ts';
import { look, type LookOptions } from '#jobs/look.ts';
import { restUnless } from '#jobs/run-job.ts';

const bytes = readFileSync('tests/fixtures/pdf/first.pdf');
const lookAt = (name: string, options?: LookOptions) =>
  look('pdf', { type: 'facts', file: new File([bytes], name) }, options);

test('what people look at waits for work, is left out if it is gone by then, and comes last if needed least', async () => {
  const { calls: asked } = vi.spyOn(Worker.prototype, 'postMessage').mock;
  let isWorking = true;
  restUnless(() => isWorking);
  const looks = [lookAt('last', { isLast: true }), lookAt('gone', { isWanted: () => isWorking }), lookAt('first')];
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(asked).toEqual([]);
  isWorking = false;
  const found = expect.objectContaining({ kind: 'document' });
  expect(await Promise.all(looks)).toEqual([found, undefined, found]);
  expect(asked).toMatchObject(['first', 'last'].map((name) => [{ question: { file: { name } } }]));
});
