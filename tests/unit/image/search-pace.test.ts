import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ImageOutput } from '#jobs/contract/image-operation.ts';
import { atNight } from '../../nightly.ts';
import { startImageEngine } from './engine.ts';

const engine = await startImageEngine();

/** Of photos with more than a megapixel, only a sample is tried. */
const photoOf = async (name: string, width: number, as: 'jpeg' | 'png') =>
  new File(
    [new Uint8Array(await sharp(`tests/fixtures/photos/${name}`).resize(width).toFormat(as).toBuffer())],
    `photo.${as}`,
  );

type Search = [says: string, width: number, from: 'jpeg' | 'png', output: ImageOutput];

const searches: Search[] = [
  ['its size', 1300, 'jpeg', { format: 'jpeg', goal: { type: 'size', bytes: 100_000 } }],
  // By day, the test of what looks the same sees to this.
  ...atNight<Search>([
    ['how it looks', 1300, 'jpeg', { format: 'jpeg', goal: { type: 'look' } }],
    ['how its palette looks', 2600, 'png', { format: 'png', goal: { type: 'look' }, fewerColours: true }],
  ]),
];

test.each(searches)('a search by %s tells how far it is, and never goes back', async (_, width, from, output) => {
  const file = await photoOf('mountain.jpg', width, from);
  const told: number[] = [];
  await engine.run({ engine: 'image', operation: { type: 'encode', steps: [], output } }, [file], (progress) =>
    told.push(progress),
  );
  expect(told.length).toBeGreaterThan(1);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told[0]).toBeLessThan(0.6);
  expect(told.at(-1)).toBeLessThanOrEqual(1);
});
