import sharp from 'sharp';
import { expect, test } from 'vitest';
import { searchScore, searchSize } from '../../src/engines/image/quality-search.ts';
import { similarity, toPlanes } from '../../src/engines/image/similarity.ts';

/** Sizes as an encoder's: they grow faster than quality, with a bump that no curve foresees. */
const sizeAt = (quality: number) => Math.round(2000 * 1.045 ** quality * (quality > 70 ? 1.15 : 1));

test.each([7_000, 20_000, 47_500, 100_000])(
  'a limit of %i bytes is filled by a twentieth or to the last step, and never passed',
  async (limit) => {
    let encodes = 0;
    const found = await searchSize({
      guess: async (quality) => sizeAt(quality) * 0.8,
      encode: (quality) => {
        encodes += 1;
        return { length: sizeAt(quality) };
      },
      limit,
    });
    if (!found) throw new Error('Nothing was found');
    expect(found.result.length).toBeLessThanOrEqual(limit);
    expect(found.result.length >= limit * 0.95 || found.quality === 95 || sizeAt(found.quality + 1) > limit).toBe(true);
    expect(encodes).toBeLessThanOrEqual(8);
  },
);

test('a limit below the least is not reached', async () => {
  expect(
    await searchSize({
      guess: async (quality) => sizeAt(quality),
      encode: (quality) => ({ length: sizeAt(quality) }),
      limit: 100,
    }),
  ).toBeUndefined();
});

test.each([40, 63.3, 80, 91])('the lowest quality that scores %d is found within few steps', async (wanted) => {
  let tries = 0;
  const scoreAt = (quality: number) => 100 - 70 * Math.exp(-quality / 40);
  const quality = await searchScore(async (each) => {
    tries += 1;
    return scoreAt(each);
  }, wanted);
  expect(scoreAt(quality)).toBeGreaterThanOrEqual(Math.min(wanted, scoreAt(95)));
  expect(quality === 25 || scoreAt(quality - 2) < wanted).toBe(true);
  expect(tries).toBeLessThanOrEqual(9);
});

test('a score that leaps at the end does not mislead the search', async () => {
  // A photo that was a JPEG before: at its own quality it comes back nearly whole.
  const scoreAt = (quality: number) => (quality >= 90 ? 99 : 30 + quality * 0.6);
  expect(await searchScore(async (quality) => scoreAt(quality), 80)).toBeLessThanOrEqual(86);
});

const photo = 'tests/fixtures/photos/coffee.jpg';
const planes = async (bytes: Buffer | string) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return toPlanes(new Uint8Array(data), info.width, info.height);
};

test('a picture is wholly similar to itself, and less so to what is encoded lower', async () => {
  const reference = await planes(photo);
  expect(similarity(reference, reference)).toBe(100);
  const scores: number[] = [];
  for (const quality of [20, 40, 60, 80, 95]) {
    scores.push(similarity(reference, await planes(await sharp(photo).jpeg({ quality }).toBuffer())));
  }
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  expect(scores[0]).toBeLessThan(50);
  expect(scores.at(-1)).toBeGreaterThan(85);
});
