import sharp, { type PngOptions, type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { chunksOf, joinChunks } from '#containers/png.ts';
import { levelFor } from '#engines/image/formats/png/search-level.ts';

const photo = sharp('tests/fixtures/photos/mountain.jpg').resize(800);
const drawing = sharp(
  Buffer.from('<svg width="800" height="600"><circle cx="300" cy="300" r="200" fill="teal"/></svg>'),
);

const level = async (picture: Sharp, options: PngOptions) => {
  const { data, info } = await picture.clone().png(options).toBuffer({ resolveWithObject: true });
  return levelFor(data, info.width * info.height);
};

test('OxiPNG does not search long for the few bytes that a dithered photo could save', async () => {
  expect(await level(photo, { palette: true })).toBeUndefined();
  expect(await level(photo.clone().resize(200), { palette: true })).toBe(2);
  expect(await level(drawing, { palette: true })).toBe(2);
  expect(await level(photo, {})).toBe(2);
});

test('metadata does not turn a drawing into a photo', async () => {
  const { data, info } = await drawing.clone().png({ palette: true }).toBuffer({ resolveWithObject: true });
  const [header, ...others] = chunksOf(data);
  if (!header) throw new Error('No chunks');
  const comment = { type: 'tEXt', data: new Uint8Array(info.width * info.height).fill(120) };
  expect(levelFor(joinChunks([header, comment, ...others]), info.width * info.height)).toBe(2);
});
