import { expect, test } from 'vitest';
import type { Facts } from '../../../src/jobs/contract/facts.ts';
import type { PageRange } from '../../../src/jobs/contract/page-range.ts';
import type { Job } from '../../../src/jobs/contract/job.ts';
import { inParts } from '../../../src/jobs/in-page/page-parts.ts';

const memory = 2 ** 29;
const draw = (pages: PageRange[], dotsPerInch = 150): Job => ({
  engine: 'pdf',
  operation: { type: 'draw', pages, format: 'jpeg', dotsPerInch, quality: 80 },
});
const document = (pages: number) => ({ kind: 'document', pages }) as Facts;

const pagesOf = (job: Job): number[] =>
  job.engine === 'pdf' && job.operation.type === 'draw' ? job.operation.pages.map(({ from }) => from) : [];

test('The pages of many are drawn in parts, each once and in their order', () => {
  const parts = inParts(
    draw([
      { from: 3, to: -1 },
      { from: 2, to: 1 },
    ]),
    document(100),
    4,
    memory,
  ).map(pagesOf);
  expect(parts.map(({ length }) => length)).toEqual([25, 25, 25, 25]);
  expect(parts.flat()).toEqual([...Array.from({ length: 98 }, (_, index) => index + 3), 2, 1]);
});

test('Jobs on few pages, on large pages, and other jobs are not split', () => {
  const all = [{ from: 1, to: -1 }];
  expect(inParts(draw(all, 300), document(100), 4, memory)).toHaveLength(4);
  expect(inParts(draw(all, 1200), document(100), 4, memory)).toHaveLength(1);
  const few = draw([{ from: 1, to: 20 }]);
  expect(inParts(few, document(100), 4, memory)).toHaveLength(1);
  expect(inParts(few, document(100), 4, memory).flatMap(pagesOf)).toHaveLength(20);
  const text: Job = { engine: 'pdf', operation: { type: 'text' } };
  expect(inParts(text, document(100), 4, memory)).toEqual([text]);
});
