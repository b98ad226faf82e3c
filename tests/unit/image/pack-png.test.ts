import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { chunksOf } from '#containers/png.ts';
import type { ImageOperation } from '#jobs/contract/image-operation.ts';
import { startImageEngine } from './engine.ts';

const engine = await startImageEngine();
const { getVips } = await import('#engines/image/libvips/vips.ts');
const { beginsAsPhoto, packPng } = await import('#engines/image/formats/png/pack.ts');

/** The pixel count of the whole picture. */
const large = 12_000_000;

const photo = () => sharp('tests/fixtures/photos/mountain.jpg').resize(600);

async function packed(picture: Sharp, pixels = large) {
  const png = new Uint8Array(await picture.png({ compressionLevel: 9 }).toBuffer());
  const vips = await getVips([]);
  const bytes = await packPng(vips, png, pixels);
  const raw = (of: Uint8Array) => sharp(of).toColourspace('srgb').ensureAlpha().raw().toBuffer();
  const { channels } = await sharp(bytes).metadata();
  const begins = beginsAsPhoto(vips.Image.newFromBuffer(png));
  return { png, bytes, channels, begins, isSame: (await raw(bytes)).equals(await raw(png)) };
}

const chunk = (png: Uint8Array<ArrayBuffer>, wanted: string) => chunksOf(png).find(({ type }) => type === wanted)?.data;

test('a large photo takes about as much as OxiPNG makes of it, and keeps each pixel and its metadata', async () => {
  const { png, bytes, channels, begins, isSame } = await packed(
    photo()
      .withExif({ IFD0: { Copyright: 'Ada' } })
      .withIccProfile('p3'),
  );
  const { bytes: searched } = await packed(photo(), 1_000_000);
  expect([isSame, channels, begins]).toEqual([true, 3, true]);
  expect(bytes.length / searched.length).toBeLessThan(1.1);
  expect(chunk(bytes, 'iCCP')).toEqual(chunk(png, 'iCCP'));
  expect(Buffer.from(chunk(bytes, 'eXIf') ?? []).includes('Ada')).toBe(true);
});

test('a large photo takes no channel that tells nothing', async () => {
  const grey = await packed(photo().greyscale().toColourspace('srgb'));
  expect(grey).toMatchObject({ channels: 1, begins: false, isSame: true });
  const opaque = await packed(photo().ensureAlpha());
  expect(opaque).toMatchObject({ channels: 3, begins: false, isSame: true });
});

test('a large photo keeps what is seen through it', async () => {
  const fading = Buffer.from(
    '<svg width="600" height="20"><linearGradient id="a"><stop stop-opacity="0"/><stop offset="1"/></linearGradient><rect width="600" height="20" fill="url(#a)"/></svg>',
  );
  const { channels } = await packed(photo().composite([{ input: fading, tile: true, blend: 'dest-in' }]));
  expect(channels).toBe(4);
});

test('frames are compressed as far as they can be, however many pixels they have together', async () => {
  // Together they are a large picture, and alone they are not.
  const side = 360;
  const strip = await sharp('tests/fixtures/photos/brook.jpg')
    .resize(side, side * 20, { fit: 'cover' })
    .raw()
    .toBuffer();
  const gif = await sharp(strip, { raw: { width: side, height: side * 20, channels: 3, pageHeight: side } })
    .gif({ effort: 1, dither: 0 })
    .toBuffer();
  const sizeWith = async (effort: 'fast' | 'normal') => {
    const operation: ImageOperation = { type: 'encode', steps: [], output: { format: 'png', effort } };
    const [output] = await engine.run(
      { engine: 'image', operation },
      [new File([new Uint8Array(gif)], 'a.gif')],
      () => undefined,
    );
    return output?.file.size ?? 0;
  };
  expect(await sizeWith('normal')).toBeLessThanOrEqual(await sizeWith('fast'));
});
