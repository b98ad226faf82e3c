import { expect, test } from 'vitest';
import sharp from 'sharp';
import { gifWriter } from '#engines/media/animation/gif.ts';
import { compressLzw } from '#engines/media/animation/lzw.ts';
import { makePalette } from '#engines/media/animation/palette.ts';

const settings = { width: 97, height: 61, loop: 3, quality: 100 };

/** Draws a gradient with a moving square. */
function picture(step: number): Uint8ClampedArray<ArrayBuffer> {
  const { width, height } = settings;
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const inside = x >= step * 5 && x < step * 5 + 20 && y > 10 && y < 30;
    pixels.set(inside ? [220, 30, 40, 255] : [x * 2, y * 4, 128, 255], at * 4);
  }
  return pixels;
}

async function write(pictures: Uint8ClampedArray<ArrayBuffer>[], dither: 'pattern' | 'diffusion' | 'none') {
  const writer = gifWriter({ ...settings, dither });
  const parts = [...writer.begin()];
  for (const pixels of pictures) parts.push(...((await writer.draw(pixels)?.(0.08)) ?? []));
  parts.push(...writer.end());
  return Buffer.from(await new Blob(parts).arrayBuffer());
}

test.each(['pattern', 'diffusion', 'none'] as const)(
  'a GIF with %s dots is read by libvips, frame by frame',
  async (dither) => {
    const pictures = [0, 1, 2, 3].map(picture);
    const gif = await write(pictures, dither);
    const meta = await sharp(gif, { animated: true }).metadata();
    expect(meta).toMatchObject({
      format: 'gif',
      width: 97,
      pageHeight: 61,
      pages: 4,
      loop: 3,
      delay: [80, 80, 80, 80],
    });
    const { data } = await sharp(gif, { animated: true }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const wanted = pictures.flatMap((pixels) => [...pixels].filter((_, index) => index % 4 !== 3));
    const off = wanted.reduce((sum, value, index) => sum + Math.abs(value - (data[index] ?? 0)), 0) / wanted.length;
    expect(off).toBeLessThan(6);
  },
);

test('a picture that looks like the one before is not written', async () => {
  const gif = await write([picture(0), picture(0), picture(2)], 'pattern');
  expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(2);
});

test('only what has changed is in a frame', async () => {
  const one = (await write([picture(0)], 'pattern')).length;
  const two = (await write([picture(0), picture(1)], 'pattern')).length;
  expect(two - one).toBeLessThan(one * 0.6);
});

test('a palette holds each colour of a picture that has few', () => {
  const { colours, count, nearest } = makePalette(
    new Uint8ClampedArray([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 0, 0, 255]),
  );
  expect(count).toBe(3);
  expect([...colours.subarray(nearest(255, 0, 0) * 3, nearest(255, 0, 0) * 3 + 3)]).toEqual([255, 0, 0]);
});

test('noise, in which no code repeats, is unpacked to itself', async () => {
  const values = new Uint8Array(300 * 300).map((_, at) => ((at * 2_654_435_761) >>> 13) & 255);
  const table = Uint8Array.from({ length: 768 }, (_, at) => Math.floor(at / 3));
  const gif = Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([44, 1, 44, 1, 0xf7, 0, 0]),
    table,
    Buffer.from([0x2c, 0, 0, 0, 0, 44, 1, 44, 1, 0]),
    compressLzw(values, 8),
    Buffer.from([0x3b]),
  ]);
  const { data, info } = await sharp(gif).raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < values.length; at += 1) {
    if (data[at * info.channels] !== values[at]) throw new Error(`Pixel ${at} is another one`);
  }
});
