import { beforeAll, expect, test } from 'vitest';
import type { ImageFacts } from '#jobs/contract/facts.ts';
import type { ImageJob } from '#jobs/contract/job.ts';

let limits: typeof import('#jobs/plan/limits.ts');
beforeAll(async () => {
  // A typical computer: eight gigabytes or more, which browsers report as eight.
  Object.defineProperty(navigator, 'deviceMemory', { configurable: true, value: 8 });
  limits = await import('#jobs/plan/limits.ts');
});

const facts = (format: ImageFacts['format'], megapixels: number): ImageFacts => ({
  kind: 'image',
  format,
  width: megapixels * 1000,
  height: 1000,
  frames: 1,
  alpha: false,
  depth: 8,
});

/** Chromium's memory for compressing one photo of 12 megapixels, above its idle state, in megabytes. */
const measured = { jpeg: 490, webp: 636, heic: 653, png: 813 } as const;

test.each(Object.entries(measured))(
  'the memory that a %s takes is predicted to within a tenth',
  (format, megabytes) => {
    const told = limits.memoryOf(facts(format as keyof typeof measured, 12)) / 1e6;
    expect(told).toBeGreaterThan(megabytes * 0.9);
    expect(told).toBeLessThan(megabytes * 1.1);
  },
);

test('pictures that take at most 900 MB together are worked on at once, and a large one alone', () => {
  const { memoryBudget, memoryOf } = limits;
  expect(memoryBudget).toBe(900e6);
  const atOnce = (...given: Parameters<typeof facts>) => Math.floor(memoryBudget / memoryOf(facts(...given)));
  expect(atOnce('jpeg', 12)).toBe(1);
  expect(atOnce('png', 12)).toBe(1);
  expect(atOnce('jpeg', 8)).toBe(2);
  expect(atOnce('jpeg', 4)).toBe(3);
  expect(atOnce('jpeg', 1)).toBe(6);
  expect(atOnce('heic', 4)).toBe(3);
});

test('encoders that hold several copies of a picture count for more memory', () => {
  const job = (format: 'jpeg' | 'avif' | 'jxl'): ImageJob => ({
    engine: 'image',
    operation: { type: 'encode', steps: [], output: { format } },
  });
  const [jpeg = 0, avif = 0, jxl = 0] = (['jpeg', 'avif', 'jxl'] as const).map((format) =>
    limits.memoryOf(facts('jpeg', 12), job(format)),
  );
  expect([avif - jpeg, jxl - jpeg]).toEqual([12e6 * 24, 12e6 * 40]);
});
