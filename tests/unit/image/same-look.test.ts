import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sameLookDistance } from '../../../src/engines/image/goal/same-look-distance.ts';
import type { ImageOperation } from '../../../src/jobs/contract/image-operation.ts';
import { judgedBy, wholeDistance } from '../../bench/looks.ts';
import { startImageEngine } from './engine.ts';

const engine = await startImageEngine();

const photos = ['mountain.jpg', 'brook.jpg', 'dandelion.jpg', 'coffee.jpg'].map(
  (name) => `tests/fixtures/photos/${name}`,
);

/** Combines four photos into one of 1.3 megapixels. */
async function collage(): Promise<Buffer> {
  const size = { width: 640, height: 512 };
  const parts = await Promise.all(photos.map((photo) => sharp(photo).resize(size).toBuffer()));
  const places = parts.map((input, index) => ({
    input,
    left: (index % 2) * size.width,
    top: (index >> 1) * size.height,
  }));
  return sharp({ create: { width: size.width * 2, height: size.height * 2, channels: 3, background: 'black' } })
    .composite(places)
    .png()
    .toBuffer();
}

test.each(['jpeg', 'webp'] as const)(
  'a quality that is found by squares of a picture alone looks the same all over it, as %s',
  async (format) => {
    const png = await collage();
    const file = new File([new Uint8Array(png)], 'collage.png');
    const operation: ImageOperation = { type: 'encode', steps: [], output: { format, goal: { type: 'look' } } };
    const [output] = await engine.run({ engine: 'image', operation }, [file], () => undefined);
    const after = await judgedBy(sharp(await output?.file.bytes()));
    const distance = await wholeDistance(await judgedBy(sharp(png)), after);
    expect(distance).toBeLessThan(sameLookDistance * 1.04);
    expect(distance).toBeGreaterThan(sameLookDistance * 0.92);
  },
);
