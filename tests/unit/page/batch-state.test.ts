import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../build/engine-workers.ts';
import { describeBatch, isComparableInSize, timeLeft } from '#components/batch/batch-state.ts';
import { Batch } from '#components/batch/batch.ts';
import { JobError } from '#errors/errors.ts';
import type { Facts } from '#jobs/contract/facts.ts';
import type { Output } from '#jobs/contract/job.ts';

// Otherwise a busy machine lengthens the times.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('when joining files fails, none of them is counted as unusable', () => {
  const batch = new Batch(['png'], true);
  batch.joint = {
    state: 'failed',
    progress: 0,
    outputs: [],
    error: new JobError('size-unreachable', { smallest: 9000, limit: 1000 }),
    problem: 'This file cannot be made that small.',
  };
  expect(describeBatch(batch)).toMatch(/^Nothing done yet: /);
  expect(describeBatch(batch)).not.toContain('could not be used');
});

test('nothing is said of no files', () => {
  expect(describeBatch(new Batch(['png'], false))).toBe('');
});

test('a PDF that became something else is not said to have grown or shrunk', () => {
  const facts = { kind: 'document', format: 'pdf', pages: 2 } as const;
  const page = { file: new File(['page'], 'a.jpg', { type: 'image/jpeg' }), notes: [] };
  const became = (outputs: Output[], format: Facts) => ({
    facts: format,
    task: { state: 'done', progress: 0, outputs } as const,
  });
  expect(isComparableInSize(became([page], facts))).toBe(false);
  expect(isComparableInSize(became([page, page], facts))).toBe(false);
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const written = { file: new File(['docx'], 'a.docx', { type: word }), notes: [] };
  expect(isComparableInSize(became([written], facts))).toBe(false);
  const smaller = { file: new File(['pdf'], 'a.pdf', { type: 'application/pdf' }), notes: [] };
  expect(isComparableInSize(became([smaller], facts))).toBe(true);
});

test('the time that an engine took to start does not lengthen the time left', () => {
  const now = Date.now();
  const batch = new Batch(['pdf'], false);
  vi.spyOn(batch, 'startedAt', 'get').mockReturnValue(now - 9000);
  const working = { state: 'working' as const, progress: 0.6, heardAt: now, outputs: [] };
  const secondsWith = (startUp: number) => {
    vi.spyOn(batch, 'tasks', 'get').mockReturnValue([{ ...working, startUp }]);
    return timeLeft(batch).seconds;
  };
  expect(secondsWith(0)).toBeCloseTo(6, 1);
  expect(secondsWith(3000)).toBeCloseTo(4, 1);
});

test('files that took longer because the engine had just started do not lengthen the time left', () => {
  const now = Date.now();
  const batch = new Batch(['png'], false);
  vi.spyOn(batch, 'startedAt', 'get').mockReturnValue(now - 10_000);
  const done = (from: number, took: number) => ({
    ...{ state: 'done' as const, progress: 1, outputs: [] },
    ...{ startedAt: now - from, took, heardAt: now - from + took },
  });
  const waiting = { state: 'waiting' as const, progress: 0, outputs: [] };
  vi.spyOn(batch, 'tasks', 'get').mockReturnValue([
    ...[done(10_000, 5000), done(5000, 1000), done(4000, 1000), done(3000, 1000), done(2000, 1000), done(1000, 1000)],
    ...Array.from({ length: 14 }, () => waiting),
  ]);
  expect(timeLeft(batch).seconds).toBeCloseTo(14, 1);
});
