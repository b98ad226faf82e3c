import { expect, test } from 'vitest';
import { progressOfPass } from '#engines/media/plan/pass-progress.ts';

test.each([
  ['size', 1, 1.5],
  ['size', 2, 1.5],
  ['share', 1, 1.3],
  ['share', 2, 1.65],
] as const)(
  'after a fifth of the work to a %s in %i passes, its time is foreseen within %f times',
  (goal, passes, most) => {
    const passed = passes * 0.2;
    const foreseen = passed / progressOfPass(goal, Math.floor(passed), passed % 1);
    expect(foreseen / passes).toBeGreaterThan(1 / most);
    expect(foreseen / passes).toBeLessThan(most);
  },
);

test('progress goes on from one pass to the next, and never reaches the end', () => {
  const told = Array.from({ length: 50 }, (_, tenths) =>
    progressOfPass('size', Math.floor(tenths / 10), (tenths % 10) / 10),
  );
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(new Set(told).size).toBe(told.length);
  expect(told.at(-1)).toBeLessThan(1);
});
