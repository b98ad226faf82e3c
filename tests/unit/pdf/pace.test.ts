import { afterEach, expect, test, vi } from 'vitest';
import { coarsestStep } from '../../../src/engines/pdf/compress/fineness.ts';
import { fitSize } from '../../../src/engines/pdf/compress/fit-size.ts';
import { Pace } from '../../../src/engines/pdf/compress/pace.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** What work takes, in milliseconds, as on a scan of 4 MP a page. */
const costs = { open: 400, write: 2000, sample: 500, decode: 150, encode: 600 };
const pageSize = 600_000;

/** Pages differ in how large they become and in how long that takes, always in the same way. */
const spreadOf = (page: number, by: number) => 1 + by * Math.sin(page * 12.9898);
/** In bytes, of a page at a step: each makes it smaller by the same share. */
const sizeAt = (page: number, step: number) => pageSize * 0.9 * 0.93 ** step * spreadOf(page, 0.3);

/**
 * Brings a scan to a size on a clock of its own. Says how far off the time left was, at most, once all was prepared and
 * 15% of the time was over.
 *
 * @param repacking what packing takes that is done only once, in milliseconds.
 */
async function follow(pages: number, goal: number, repacking: number) {
  let now = 0;
  let told = 0;
  const seen: { at: number; told: number }[] = [];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const pass = (time: number) => {
    for (const end = now + time; now < end; now += 50) seen.push({ at: now, told });
  };
  const pace = new Pace((progress) => {
    told = progress;
  });
  pass(costs.open);
  await pace.prepare(
    async () => pass(costs.write + repacking),
    () => repacking,
  );
  let encodes = 0;
  const found = await fitSize({
    limit: pages * pageSize * goal,
    whole: pages * pageSize,
    pictures: Array.from({ length: pages }, () => pageSize),
    coarsest: coarsestStep,
    sample: async (step) => {
      pass(costs.sample);
      // One in eight is sampled, and speaks for those beside it.
      return Array.from({ length: pages }, (_, page) => sizeAt(page - (page % 8), step) * 0.9);
    },
    encode: (page, step) =>
      pace.work(1, pages, async () => {
        encodes++;
        pass((costs.decode + costs.encode * 0.98 ** step) * spreadOf(page + 1, 0.2));
        return { size: sizeAt(page, step) };
      }),
    write: async (encoded) => {
      pass(costs.write);
      return { size: encoded.reduce((sum, each) => sum + (each?.size ?? pageSize), 0) };
    },
  });
  const all = now;
  const ratios = seen
    // Before the first picture there is no speed, and no time is told.
    .filter(({ at, told: progress }) => progress > 0.05 && at > all * 0.15 && at < all - costs.write)
    .map(({ at, told: progress }) => {
      const [left, said] = [all - at, (at / progress) * (1 - progress)];
      return Math.max(said / left, left / said);
    });
  return { found, passes: encodes / pages, worst: Math.max(...ratios) };
}

test.each([
  { goal: 0.55, repacking: 0 },
  { goal: 0.28, repacking: 0 },
  { goal: 0.14, repacking: 0 },
  { goal: 0.28, repacking: 15_000 },
])('The time left is near the truth: $goal of the size, $repacking ms of packing', async ({ goal, repacking }) => {
  const { found, passes, worst } = await follow(60, goal, repacking);
  expect(found).toHaveProperty('whole');
  expect(passes).toBeLessThan(1.5);
  expect(worst).toBeLessThan(1.5);
});
