import fc from 'fast-check';
import { test } from 'vitest';

/** A test of what holds for all of these values. @param tried with how many of them it is tried. Default 100 */
export const property =
  <T extends [unknown, ...unknown[]]>(
    values: { [K in keyof T]: fc.Arbitrary<T[K]> },
    tried: number | fc.Parameters<T> = 100,
  ) =>
  (title: string, check: (...given: T) => unknown) =>
    test(`${title}`, async () => {
      const holds = fc.asyncProperty(...values, async (...given: T) => (await check(...given)) !== false);
      await fc.assert(holds, typeof tried === 'number' ? { numRuns: tried } : tried);
    });
