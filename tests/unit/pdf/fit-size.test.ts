import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fitSize } from '#engines/pdf/compress/fit-size.ts';

const folder = new URL('../../fixtures/photos/', import.meta.url);
const coarsest = 40;
const rest = 20_000;
const side = 160;
/** The overhead of a JPEG, in bytes. */
const header = 600;

/** Parts of real photos, as varied as scanned pages. */
const photos = (async () => {
  const names = (await readdir(folder)).filter((name) => /\.(jpg|png)$/.test(name)).slice(0, 6);
  const parts = names.flatMap((name) => [0, 1, 2, 3].map((part) => ({ name, part })));
  return Promise.all(
    parts.map(({ name, part }) =>
      sharp(new URL(name, folder).pathname)
        .removeAlpha()
        .resize(side * 4, side, { fit: 'cover' })
        .extract({ left: part * side, top: 0, width: side, height: side })
        .raw()
        .toBuffer(),
    ),
  );
})();

const encode = async (pixels: Buffer, step: number, part = side) => {
  const picture = sharp(pixels, { raw: { width: side, height: side, channels: 3 } });
  const cut = picture.extract({ left: 0, top: 0, width: part, height: part });
  return (await cut.jpeg({ quality: 92 - 2 * step }).toBuffer()).length;
};

interface Search {
  count?: number;
  /** As a share of the pictures' original size. */
  goal: number;
  /** The estimate of samples, as a share of the true value. */
  error?: number;
  /** Steps before this one change nothing. */
  first?: number;
}

async function search({ count = 24, goal, error = 1, first = 1 }: Search) {
  const pixels = (await photos).slice(0, count);
  const pictures = await Promise.all(pixels.map((each) => encode(each, 0)));
  const whole = rest + pictures.reduce((sum, size) => sum + size, 0);
  const limit = Math.round(rest + (whole - rest) * goal);
  let encodes = 0;
  const found = await fitSize({
    limit,
    whole,
    pictures,
    coarsest,
    // A corner of every fourth picture represents it and the ones after it.
    sample: async (step) => {
      const speakers = pixels.filter((_, index) => index % 4 === 0);
      const guess = async (each: Buffer, at: number) => ((await encode(each, at, side / 2)) - header) * 4 + header;
      const shares = await Promise.all(
        speakers.map(async (each) => (await guess(each, step)) / (await guess(each, 0))),
      );
      return pictures.map((size, index) => (step < first ? size : size * error * (shares[Math.floor(index / 4)] ?? 1)));
    },
    encode: async (picture, step) => {
      encodes++;
      const [before = 0, each] = [pictures[picture], pixels[picture]];
      return { size: each && step >= first ? await encode(each, step) : before };
    },
    write: async (encoded) => ({
      size: rest + pictures.reduce((sum, size, index) => sum + (encoded[index]?.size ?? size), 0),
    }),
  });
  return { ...found, limit, passes: encodes / pictures.length };
}

const filled = async (wanted: Search) => {
  const { limit, passes, ...found } = await search(wanted);
  if (!('whole' in found)) throw new Error('Nothing was found');
  expect(found.whole.size).toBeLessThanOrEqual(limit);
  return { share: found.whole.size / limit, passes };
};

test.each([0.75, 0.5, 0.3])('A goal of %f is filled in one pass or a little more', async (goal) => {
  const { share, passes } = await filled({ goal });
  expect(share).toBeGreaterThan(0.9);
  expect(passes).toBeLessThan(1.5);
});

test.each([0.5, 0.7, 1.4, 2])('Samples that are off by a factor of %f are seen through', async (error) => {
  const { share, passes } = await filled({ goal: 0.4, error });
  expect(share).toBeGreaterThan(0.85);
  expect(passes).toBeLessThanOrEqual(2);
});

test.each([0.7, 1.4])('One picture alone is encoded twice at most: samples off by a factor of %f', async (error) => {
  const { share, passes } = await filled({ goal: 0.4, count: 1, error });
  expect(share).toBeGreaterThan(0.85);
  expect(passes).toBeLessThanOrEqual(2);
});

test('Where pictures shrink by a half or not at all, some stay as they are', async () => {
  const { share, passes } = await filled({ goal: 0.8, first: 15 });
  expect(share).toBeGreaterThan(0.9);
  expect(passes).toBeLessThanOrEqual(2);
});

test('Of a goal that is too small, what can be had is told after one pass', async () => {
  const { passes, ...found } = await search({ goal: 0.01 });
  const pixels = await photos;
  const least = await Promise.all(pixels.map((each) => encode(each, coarsest)));
  expect(found).toMatchObject({ smallest: rest + least.reduce((sum, size) => sum + size, 0) });
  expect(passes).toBe(1);
});

test('Pictures that have become the same are not encoded again and again', async () => {
  let encodes = 0;
  const found = await fitSize({
    limit: 50_000,
    whole: 100_000,
    pictures: Array.from({ length: 10 }, () => 10_000),
    coarsest,
    sample: async (step) => Array.from({ length: 10 }, () => 10_000 - 200 * step),
    encode: async (_, step) => ({ size: 10_000 - 200 * step, at: ++encodes }),
    // The writer keeps one of them.
    write: async ([first]) => ({ size: first?.size ?? 100_000 }),
  });
  expect(found).toMatchObject({ whole: { size: expect.any(Number) as number } });
  expect(encodes).toBe(10);
});
