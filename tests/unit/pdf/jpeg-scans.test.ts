import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkJpeg } from '#engines/pdf/repair/jpeg-scans.ts';

const photo = sharp('tests/fixtures/photos/coffee.jpg').resize(301, 203);
const kinds = {
  'with chroma in full': { chromaSubsampling: '4:4:4' },
  'with chroma in half': { chromaSubsampling: '4:2:0' },
  'with tables of its own': { optimiseCoding: true },
} as const;

test.each(Object.entries(kinds))(
  'a JPEG %s is whole until bytes change, are missing or are added',
  async (_, options) => {
    const bytes = new Uint8Array(await photo.clone().jpeg(options).toBuffer());
    expect(checkJpeg(bytes)).toBe('whole');
    const half = bytes.length >> 1;
    expect(checkJpeg(bytes.slice().fill(0, half, half + 200)), 'zeros').toBe('damaged');
    expect(checkJpeg(bytes.slice(0, half)), 'cut').toBe('damaged');
    const without = Uint8Array.from([...bytes.subarray(0, half), ...bytes.subarray(half + 100)]);
    expect(checkJpeg(without), 'bytes missing').toBe('damaged');
  },
);

test('a grey JPEG is whole, and one that comes in several passes is not checked', async () => {
  const grey = await photo.clone().greyscale().jpeg().toBuffer();
  expect(checkJpeg(new Uint8Array(grey))).toBe('whole');
  const progressive = await photo.clone().jpeg({ progressive: true }).toBuffer();
  expect(checkJpeg(new Uint8Array(progressive))).toBe('unchecked');
});

test('photos of cameras and programs are whole', async () => {
  for (const name of ['coffee', 'astronaut', 'mountain', 'brook', 'dandelion'])
    expect(checkJpeg(new Uint8Array(await readFile(`tests/fixtures/photos/${name}.jpg`))), name).not.toBe('damaged');
});
