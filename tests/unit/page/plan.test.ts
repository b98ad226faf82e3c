import { expect, test } from 'vitest';
import type { Facts } from '#jobs/contract/facts.ts';
import type { PageRange } from '#jobs/contract/ranges.ts';
import type { PdfOperation } from '#jobs/contract/job.ts';
import { inParts } from '#jobs/plan/plan-of.ts';
import { andThen, beside, each, perform, type Plan } from '#jobs/plan/plan.ts';

const memory = 2 ** 29;
type Draw = Extract<PdfOperation, { type: 'draw' }>;
const draw = (pages: PageRange[], dotsPerInch = 150): Draw => ({
  type: 'draw',
  pages,
  format: 'jpeg',
  dotsPerInch,
  quality: 80,
});
const document = (pages: number) => ({ kind: 'document', pages }) as Facts;

const pagesOf = ({ pages }: Draw): number[] => pages.map(({ from }) => from);

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

test('The drawing of few pages, or of large ones, is not split', () => {
  const all = [{ from: 1, to: -1 }];
  expect(inParts(draw(all, 300), document(100), 4, memory)).toHaveLength(4);
  expect(inParts(draw(all, 1200), document(100), 4, memory)).toHaveLength(1);
  const few = draw([{ from: 1, to: 20 }]);
  expect(inParts(few, document(100), 4, memory)).toHaveLength(1);
  expect(inParts(few, document(100), 4, memory).flatMap(pagesOf)).toHaveLength(20);
});

/** Makes its name after half of the work is reported. */
const make =
  (name: string): Plan<string[]> =>
  async ({ onProgress }) => {
    onProgress(0.5);
    await Promise.resolve();
    return [name];
  };

test('Each part of a plan has its share of the progress, and gets what was made before', async () => {
  const progress: number[] = [];
  const plan = andThen(make('a'), 0.5, (made) => each([...made, 'b'], (name) => make(`${name}!`)));
  const made = await perform(plan, { onProgress: (done) => progress.push(done) });
  expect(made).toEqual(['a!', 'b!']);
  expect(progress).toEqual([0.25, 0.625, 0.75, 0.875, 1]);
});

test('Parts beside each other begin at once, keep their order, and end when one of them fails', async () => {
  const begun: string[] = [];
  const slow =
    (name: string): Plan<string[]> =>
    ({ signal }) => {
      begun.push(name);
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        setTimeout(resolve, name === 'first' ? 20 : 0, [name]);
      });
    };
  expect(await perform(beside([slow('first'), slow('second')]))).toEqual(['first', 'second']);
  expect(begun).toEqual(['first', 'second']);
  let isStopped = false;
  const endless: Plan<string[]> = ({ signal }) =>
    new Promise(() => signal.addEventListener('abort', () => (isStopped = true)));
  const failing: Plan<string[]> = () => Promise.reject(new Error('This part failed'));
  await expect(perform(beside([endless, failing]))).rejects.toThrow('This part failed');
  expect(isStopped).toBe(true);
});

test('As many as may be are under way at once, and none begins after it is aborted', async () => {
  const abort = new AbortController();
  let [now, most, begun] = [0, 0, 0];
  const plan = each(
    [1, 2, 3, 4, 5, 6],
    (item) => async () => {
      [now, begun] = [now + 1, begun + 1];
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 1));
      now -= 1;
      if (item === 4) abort.abort(new Error('Nobody wants it'));
      return [item];
    },
    2,
  );
  await expect(perform(plan, { signal: abort.signal })).rejects.toThrow('Nobody wants it');
  expect(most).toBe(2);
  expect(begun).toBeLessThan(6);
});
