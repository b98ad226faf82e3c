import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import '../build/engine-workers.ts';
import { look, type LookOptions } from '#jobs/look.ts';
import { restUnless } from '#jobs/run-job.ts';

let isWorking = true;
restUnless(() => isWorking);
/** The files that workers were asked about, in turn. */
const asked: unknown[] = [];
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message: { question?: { file: File } }) {
  asked.push(message.question?.file.name);
  postMessage.call(this, message);
};

const bytes = readFileSync('tests/fixtures/pdf/first.pdf');
const lookAt = (name: string, options?: LookOptions) =>
  look('pdf', { type: 'facts', file: new File([bytes], name) }, options);

test('what people look at waits for work, is left out if it is gone by then, and comes last if needed least', async () => {
  let isThere = true;
  const looks = [lookAt('last', { isLast: true }), lookAt('gone', { isWanted: () => isThere }), lookAt('first')];
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(asked).toEqual([]);
  isWorking = isThere = false;
  const found = expect.objectContaining({ kind: 'document' });
  expect(await Promise.all(looks)).toEqual([found, undefined, found]);
  expect(asked).toEqual(['first', 'last']);
});
