import sharp from 'sharp';
import { expect, test } from 'vitest';
import { searchDistance, searchSize } from '../../src/engines/image/quality-search.ts';
import { similarity, toPlanes } from '../../src/engines/image/similarity.ts';

/** Sizes as an encoder's: they grow faster than quality, with a bump that no curve foresees. */
const sizeAt = (quality: number) => Math.round(2000 * 1.045 ** quality * (quality > 70 ? 1.15 : 1));

const search = (limit: number) => {
  let encodes = 0;
  const found = searchSize({
    // Parts grow a little otherwise than the whole.
    partSize: async (quality) => sizeAt(quality) ** 0.97 / 10,
    rough: 12,
    share: async () => 13,
    gain: async () => 0.95,
    encode: (quality) => {
      encodes += 1;
      return { length: sizeAt(quality) + 700 };
    },
    fixed: 700,
    limit,
  });
  return found.then((result) => ({ ...result, encodes }));
};

test.each([9_000, 20_000, 47_500, 100_000])(
  'a limit of %i bytes is filled by a twentieth or to the last step, and never passed',
  async (limit) => {
    const found = await search(limit);
    if (!('result' in found)) throw new Error('Nothing was found');
    expect(found.result.length).toBeLessThanOrEqual(limit);
    const next = sizeAt(found.quality + 1) + 700;
    expect(found.result.length >= limit * 0.95 || found.quality === 95 || next > limit).toBe(true);
    expect(found.encodes).toBeLessThanOrEqual(3);
  },
);

test('a limit below the least is not reached, and the least is told without encoding the whole', async () => {
  const found = await search(1000);
  expect(found).not.toHaveProperty('result');
  expect(found.encodes).toBe(0);
});

test.each([1.2, 2.4, 3.5])(
  'the lowest quality whose distance is at most %d is found within few steps',
  async (wanted) => {
    let tries = 0;
    const distanceAt = (quality: number) => 9 * Math.exp(-quality / 60);
    const quality = await searchDistance(
      async (each) => {
        tries += 1;
        return distanceAt(each);
      },
      wanted,
      80,
    );
    expect(distanceAt(quality) <= wanted || quality === 95).toBe(true);
    expect(distanceAt(quality - 3)).toBeGreaterThan(wanted);
    expect(tries).toBeLessThanOrEqual(6);
  },
);

test('a step, as where chroma is no longer subsampled, does not mislead the search', async () => {
  let tries = 0;
  const quality = await searchDistance(
    async (each) => {
      tries += 1;
      return each < 90 ? 2 - (each - 88) / 20 : 0.8;
    },
    1.95,
    80,
  );
  expect(quality).toBe(89);
  expect(tries).toBeLessThanOrEqual(6);
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
