import { expect, test } from 'vitest';
import type { Facts } from '../../src/jobs/facts.ts';
import type { Job, PageRange } from '../../src/jobs/job.ts';
import { inParts } from '../../src/jobs/page-parts.ts';

const file = new File([], 'document.pdf');
const draw = (pages: PageRange[]): Job => ({
  engine: 'pdf',
  operation: { type: 'draw', pages, format: 'jpeg', dotsPerInch: 150, quality: 80 },
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
    file,
    document(100),
    4,
  ).map(pagesOf);
  expect(parts.map(({ length }) => length)).toEqual([25, 25, 25, 25]);
  expect(parts.flat()).toEqual([...Array.from({ length: 98 }, (_, index) => index + 3), 2, 1]);
});

test('Few pages, and other jobs, stay whole', () => {
  const few = draw([{ from: 1, to: 20 }]);
  expect(inParts(few, file, document(100), 4)).toHaveLength(1);
  expect(inParts(few, file, document(100), 4).flatMap(pagesOf)).toHaveLength(20);
  const text: Job = { engine: 'pdf', operation: { type: 'text' } };
  expect(inParts(text, file, document(100), 4)).toEqual([text]);
});
