import sharp from 'sharp';
import { expect, test } from 'vitest';
import { joinTiffs } from '../../src/engines/image/lossless/join-tiffs.ts';

const page = (source: string, width: number) => sharp(`tests/fixtures/${source}`).resize(width).keepIccProfile();

test('pages of any size, depth and profile become one TIFF, pixel by pixel', async () => {
  const pages = [
    await page('photos/coffee.jpg', 200).tiff({ compression: 'deflate' }).toBuffer(),
    await page('images/depth-16.png', 31).toColourspace('rgb16').tiff({ compression: 'deflate' }).toBuffer(),
    await page('images/display-p3.png', 90).tiff({ compression: 'deflate', predictor: 'horizontal' }).toBuffer(),
    await page('images/transparent.png', 64).tiff({ compression: 'none', tile: true }).toBuffer(),
  ];
  const joined = Buffer.concat(joinTiffs(pages.map((each) => new Uint8Array(each))));
  expect(await sharp(joined).metadata()).toMatchObject({ format: 'tiff', pages: 4 });
  for (const [index, each] of pages.entries()) {
    const [own, among] = [sharp(each), sharp(joined, { page: index })];
    const { width, height, depth, icc, hasAlpha } = await own.metadata();
    expect(await among.metadata()).toMatchObject({ width, height, depth, hasAlpha });
    expect((await among.metadata()).icc).toEqual(icc);
    expect((await among.raw().toBuffer()).equals(await own.raw().toBuffer())).toBe(true);
  }
});
