import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  besideJump,
  likelyStep,
  searchByEnds,
  searchDistance,
  searchSize,
} from '#engines/image/goal/quality-search.ts';
import { avifSteps, jpegSteps, wholeSteps } from '#engines/image/goal/quality-steps.ts';
import { similarity, toPlanes } from '#engines/image/goal/similarity.ts';
import { property } from '../property.ts';

/** Sizes like an encoder's: they grow faster than quality, with a jump that no curve predicts. */
const sizeAt = (quality: number) => Math.round(2000 * 1.045 ** quality * (quality > 70 ? 1.15 : 1));

/** @param gain the estimated share of the real encoder's size in a draft's: 0.95 is close to the truth */
const search = (limit: number, gain = 0.95) => {
  let [encodes, drafts] = [0, 0];
  const found = searchSize({
    steps: wholeSteps,
    // Parts grow slightly differently from the whole.
    partSize: async (quality) => sizeAt(quality) ** 0.97 / 10,
    rough: 12,
    share: async () => {
      drafts += 1;
      return 13;
    },
    largerShare: async (quality) => 3.2 * sizeAt(quality) ** 0.015,
    gain: async () => gain,
    encode: (quality) => {
      encodes += 1;
      return { length: sizeAt(quality) + 700 };
    },
    fixed: 700,
    limit,
  });
  return found.then((result) => ({ ...result, encodes, drafts }));
};

test.each([9_000, 20_000, 47_500, 100_000])(
  'a limit of %i bytes is filled by a twentieth or to the last step, and never passed',
  async (limit) => {
    const found = await search(limit);
    if (!('result' in found)) throw new Error('Nothing was found');
    expect(found.result.length).toBeLessThanOrEqual(limit);
    const next = sizeAt(found.step + 1) + 700;
    expect(found.result.length >= limit * 0.95 || found.step === 95 || next > limit).toBe(true);
    expect(found.encodes).toBeLessThanOrEqual(3);
    expect(found.drafts).toBeLessThanOrEqual(1);
  },
);

const limits = fc.integer({ min: 9000, max: 130_000 });
property([limits, fc.double({ min: 0.8, max: 1.1, noNaN: true })], 500)(
  'no limit is passed, however narrowly, and however wrong the estimates are',
  async (limit, gain) => {
    const found = await search(limit, gain);
    expect('result' in found && found.result.length).toBeLessThanOrEqual(limit);
  },
);

test('if the best quality fits easily, nothing else is encoded', async () => {
  expect(await search(400_000)).toMatchObject({ step: 95, encodes: 1, drafts: 0 });
});

test('a limit that cannot be reached is refused with the smallest size, without encoding the whole', async () => {
  const found = await search(1000);
  expect(found).not.toHaveProperty('result');
  expect(found.encodes).toBe(0);
});

test('the lowest quality that looks the same is found within a few points, mostly by one measurement', async () => {
  const counts: number[] = [];
  for (let at78 = 1.4; at78 < 3.4; at78 += 0.05) {
    for (const power of [0.4, 0.47, 0.55]) {
      const distanceAt = (quality: number) => at78 * ((100 - quality) / 22) ** power * (quality < 90 ? 1 : 0.67);
      const tried: number[] = [];
      const measured = async (quality: number) => (tried.push(quality), distanceAt(quality));
      // A few squares tell nearly the same.
      const likely = likelyStep({ step: 78, distance: at78 * 1.03 }, 1.95, jpegSteps);
      const quality = await searchDistance(measured, 1.95, jpegSteps, besideJump(78, likely, jpegSteps));
      const share = distanceAt(quality) / 1.95;
      expect(share <= 1.02 || quality === 95, `${at78}, ${power}`).toBe(true);
      expect(share > 0.93 || quality === 90, `${at78}, ${power}`).toBe(true);
      counts.push(tried.length);
    }
  }
  expect(counts.filter((count) => count === 1).length).toBeGreaterThan(counts.length * 0.5);
  expect(Math.max(...counts)).toBeLessThanOrEqual(4);
});

test('every number that AVIF has between the ends is a step, and comes back from the quality that it is', () => {
  const [first, last] = [avifSteps.stepOf(25), avifSteps.stepOf(95)];
  for (let step = first; step <= last; step += 1) expect(avifSteps.stepOf(avifSteps.qualityOf(step))).toBe(step);
  const qualities = Array.from({ length: 100 }, (_, index) => avifSteps.stepOf(index + 1));
  expect(qualities).toEqual(qualities.toSorted((a, b) => a - b));
  expect(qualities.slice(79, 83)).toEqual([52, 54, 55, 57]);
});

test.each([40_000, 61_000, 90_000])(
  'steps that an encoder does not tell apart, as half of those of AVIF, cost no encodes: %i bytes',
  async (limit) => {
    // Four steps share three distinct qualities.
    const sizeOf = (step: number) => Math.round(4000 * 1.06 ** (step - Math.floor(step / 4)));
    const encoded: number[] = [];
    const found = await searchSize({
      steps: avifSteps,
      partSize: async (step) => sizeOf(step) ** 0.97 / 10,
      rough: 12,
      share: async () => 13,
      largerShare: async () => 3.2,
      gain: async () => 0.95,
      encode: (step) => {
        encoded.push(sizeOf(step));
        return { length: sizeOf(step) + 700 };
      },
      fixed: 700,
      limit,
    });
    if (!('result' in found)) throw new Error('Nothing was found');
    expect(found.result.length).toBeLessThanOrEqual(limit);
    const next = Math.min(
      ...[1, 2].map((more) => sizeOf(found.step + more)).filter((size) => size > sizeOf(found.step)),
    );
    expect(found.result.length >= limit * 0.95 || next + 700 > limit).toBe(true);
    expect(new Set(encoded).size).toBe(encoded.length);
    expect(encoded.length).toBeLessThanOrEqual(3);
  },
);

test.each([
  [100_000, 95, 1],
  [60_000, 60, 4],
  [2_000, undefined, 2],
])('where no part tells of the whole, %i bytes take few encodes', async (limit, about, most) => {
  let encodes = 0;
  const encode = (quality: number) => {
    encodes += 1;
    return { length: 3000 + 950 * quality };
  };
  const found = await searchByEnds({ steps: wholeSteps, encode, limit });
  expect(encodes).toBeLessThanOrEqual(most);
  if (about === undefined) return expect(found).toEqual({ smallest: 3000 + 950 * 25 });
  if (!('result' in found)) throw new Error('Nothing was found');
  expect(found.result.length).toBeLessThanOrEqual(limit);
  expect(Math.abs(found.step - about)).toBeLessThan(12);
});

const photo = 'tests/fixtures/photos/coffee.jpg';
const planes = async (bytes: Buffer | string) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return toPlanes(new Uint8Array(data), info.width, info.height);
};

test('a picture is identical to itself, and less similar to a lower quality of itself', async () => {
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
