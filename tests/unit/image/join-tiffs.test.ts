import sharp from 'sharp';
import { expect, test } from 'vitest';
import { requireReadableTiff } from '#engines/image/formats/tiff/coding.ts';
import { joinTiffs } from '#engines/image/formats/tiff/join.ts';

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

test('the compression of each page is looked at, not only that of the first', async () => {
  const lzw = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .tiff({ compression: 'lzw' })
    .toBuffer();
  const lzma = Buffer.from(lzw);
  // The tag, the type SHORT, a count of one: then the compression code.
  const at = lzma.indexOf(Buffer.from([0x03, 0x01, 0x03, 0, 1, 0, 0, 0, 5, 0]));
  lzma.writeUInt16LE(34_925, at + 8);
  const file = new Blob(joinTiffs([lzw, lzma, lzw].map((bytes) => new Uint8Array(bytes))));
  const coding = { code: 'unread-coding', facts: { coding: { type: 'compression', name: 'LZMA' } } };
  await expect(requireReadableTiff(file, 1)).rejects.toMatchObject(coding);
  for (const page of [0, 2]) await requireReadableTiff(file, page);
  await expect(requireReadableTiff(new Blob([lzma]), 0)).rejects.toMatchObject(coding);
});
