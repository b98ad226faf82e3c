import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sameLookDistance } from '#engines/image/goal/same-look-distance.ts';
import type { ImageOperation } from '#jobs/contract/image-operation.ts';
import { judgedBy, wholeDistance } from '../../bench/looks.ts';
import { atNight } from '../../nightly.ts';
import { startImageEngine } from './engine.ts';

const engine = await startImageEngine();

const photos = ['mountain.jpg', 'brook.jpg', 'dandelion.jpg', 'coffee.jpg'].map(
  (name) => `tests/fixtures/photos/${name}`,
);

/** Combines four photos into one of 1.1 megapixels, of which only a sample is tried. */
async function collage(): Promise<Buffer> {
  const size = { width: 592, height: 464 };
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

test.each(['jpeg', ...atNight(['webp'])] as const)(
  'a quality that is found by squares of a picture alone looks the same all over it, as %s, and the search never goes back',
  async (format) => {
    const png = await collage();
    const told: number[] = [];
    const file = new File([new Uint8Array(png)], 'collage.png');
    const operation: ImageOperation = { type: 'encode', steps: [], output: { format, goal: { type: 'look' } } };
    const [output] = await engine.run({ engine: 'image', operation }, [file], (progress) => told.push(progress));
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told[0]).toBeLessThan(0.6);
    expect(told.at(-1)).toBeLessThanOrEqual(1);
    const after = await judgedBy(sharp(await output?.file.bytes()));
    const distance = await wholeDistance(await judgedBy(sharp(png)), after);
    expect(distance).toBeLessThan(sameLookDistance * 1.04);
    expect(distance).toBeGreaterThan(sameLookDistance * 0.92);
  },
);

test('that a photo needs more than 256 colours is found without a palette for all of it', async () => {
  const { vipsFor } = await import('#engines/image/open/open.ts');
  const { Scope } = await import('#engines/image/libvips/vips.ts');
  const { vipsPicture } = await import('#engines/image/write/vips-picture.ts');
  const { sameLook } = await import('#engines/image/goal/lowest-quality.ts');
  const { SearchPace } = await import('#engines/image/goal/search-pace.ts');
  const vips = await vipsFor(['png']);
  const png = await sharp('tests/fixtures/photos/brook.jpg').resize(2000, 1300).png({ compressionLevel: 1 }).toBuffer();
  const tried: number[] = [];
  const scope = new Scope();
  const options = { format: 'png', lossless: false, fewerColours: true, effort: 'fast', keep: 0, frames: 1 } as const;
  const picture = vipsPicture(vips, scope.keep(vips.Image.newFromBuffer(png)), options, scope);
  const encode = (each: number) => {
    tried.push(each);
    return picture.encode(each);
  };
  const { quality } = await sameLook({ ...picture, encode }, 'png', new SearchPace(() => undefined));
  scope.end();
  expect(tried).toEqual([100]);
  expect(quality).toBe(100);
});
