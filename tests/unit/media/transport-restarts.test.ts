import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { transportStarts } from '#engines/media/containers/transport-restarts.ts';
import { withLaterClock } from '../../transport-clock.ts';

const clip = await readFile('tests/fixtures/media/clip.m2ts');
const both = await readFile('tests/fixtures/reports/cat.m2ts');
const startsOf = (...parts: Buffer[]) => transportStarts(new Blob(parts.map((part) => Uint8Array.from(part))));

test('a broadcast whose clock starts again is two, and the second begins with its list of programmes', async () => {
  expect(await startsOf(both)).toEqual([0, 53_204]);
  expect(both[53_204]).toBe(0x47);
});

test('a clock that goes on, leaves a gap, or comes round to 0 makes no other recording', async () => {
  expect(await startsOf(clip)).toEqual([0]);
  expect(await startsOf(clip, withLaterClock(clip, 4))).toEqual([0]);
  expect(await startsOf(clip, withLaterClock(clip, 3600))).toEqual([0]);
  expect(await startsOf(withLaterClock(clip, 2 ** 33 / 90_000 - 2))).toEqual([0]);
});

test.each(Array.from({ length: 50 }, (_, index) => index))(
  'recordings of any order of clocks are found where they meet (%i)',
  async (index) => {
    // Hours apart, so that none may be taken for the continuation of another.
    const hours = [5, 3, 1].slice(0, 2 + (index % 2));
    const parts = hours.map((hour) => withLaterClock(clip, hour * 3600 + index * 7));
    const lengths = parts.map(({ length }) => length);
    const expected = [0, ...lengths.slice(0, -1).map((_, at) => lengths.slice(0, at + 1).reduce((a, b) => a + b))];
    const found = await startsOf(...parts);
    expect(found).toHaveLength(expected.length);
    // A description of the service may come before the list of programmes.
    for (const [at, start] of found.entries())
      expect(Math.abs(start - (expected[at] ?? 0))).toBeLessThanOrEqual(2 * 192);
  },
);
