import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { expect, test } from '../test.ts';
import sharp from 'sharp';
import { pngChunk, withChunks } from '../../../scripts/fixtures/make-png.ts';
import { image, photo, pixel } from './image-runs.ts';
import { difference, meanColour, readImage } from '../readers.ts';
import { only, rowOf, runOn, saveResults, work } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

test('it is said that a PNG is cut off, whatever it is written as', nightly, async ({ page }) => {
  const whole = await sharp(photo('cat.png')).png({ progressive: true }).toBuffer();
  const apng = await readFile(image('animated.png'));
  const cut = (name: string, bytes: Buffer) => ({
    name,
    mimeType: 'image/png',
    buffer: bytes.subarray(0, bytes.length / 2),
  });
  for (const format of ['jpeg', 'webp']) {
    await runOn(page, 'convert-image', [cut('rows.png', whole), cut('moves.png', apng), image('transparent.png')], {
      format: format,
    });
    await expect(rowOf(page, 'rows.png')).toContainText('It starts as PNG');
    await expect(rowOf(page, 'moves.png')).toContainText('Your file is damaged or incomplete');
  }
});

test('greys with a profile of colours keep it in a PNG that readers take', nightly, async ({ page }) => {
  const buffer = await sharp({ create: { width: 200, height: 150, channels: 3, background: '#777777' } })
    .withIccProfile('p3')
    .tiff()
    .toBuffer();
  const after = only(
    await work(page, 'convert-image', [{ name: 'grey.tif', mimeType: 'image/tiff', buffer }], { format: 'png' }),
  );
  expect(await readImage(after)).toMatchObject({ channels: 3 });
  expect((await readImage(after)).profile).toMatch(/P3/);
});

/** Builds an ICC profile of linear greys. */
function linearGreys(): Buffer {
  const tag = (type: string, ...words: number[]) => {
    const bytes = Buffer.alloc(8 + words.length * 4);
    bytes.write(type);
    for (const [index, word] of words.entries()) bytes.writeUInt32BE(word, 8 + index * 4);
    return bytes;
  };
  const tags: [string, Buffer][] = [
    ['wtpt', tag('XYZ ', 0xf6d6, 0x10000, 0xd32d)],
    ['kTRC', tag('curv', 0)],
  ];
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length);
  let at = 128 + table.length;
  for (const [index, [name, { length }]] of tags.entries()) {
    table.write(name, 4 + index * 12);
    table.writeUInt32BE(at, 8 + index * 12);
    table.writeUInt32BE(length, 12 + index * 12);
    at += length;
  }
  const header = Buffer.alloc(128);
  header.writeUInt32BE(at);
  for (const [place, text] of [
    [12, 'mntrGRAYXYZ '],
    [36, 'acsp'],
  ] as const)
    header.write(text, place);
  header.writeUInt32BE(0x02400000, 8);
  for (const [index, word] of [0xf6d6, 0x10000, 0xd32d].entries()) header.writeUInt32BE(word, 68 + index * 4);
  return Buffer.concat([header, table, ...tags.map(([, bytes]) => bytes)]);
}

const withProfile = (png: Buffer, profile: Buffer) =>
  withChunks(png, pngChunk('iCCP', Buffer.concat([Buffer.from('grey\0\0'), deflateSync(profile)])));

test('greys of a profile that WebP cannot hold are converted by it, and the row says so', nightly, async ({ page }) => {
  const buffer = await sharp({ create: { width: 100, height: 80, channels: 3, background: '#808080' } })
    .toColourspace('b-w')
    .png()
    .toBuffer()
    .then((grey) => withProfile(grey, linearGreys()));
  await runOn(page, 'convert-image', [{ name: 'ramp.png', mimeType: 'image/png', buffer }], { format: 'webp' });
  await expect(rowOf(page, 'ramp.png')).toContainText('to sRGB');
  // Half of the light is 188 of 255 in sRGB.
  const [level = 0] = await meanColour(only(await saveResults(page)));
  expect(Math.abs(level - 188)).toBeLessThan(3);
});

test('transparency turns with the colours of an AVIF, as browsers show it', nightly, async ({ page }) => {
  const after = only(await work(page, 'convert-image', [image('turned-in-part.avif')], { format: 'png' }));
  const { width, height } = await sharp(after).metadata();
  expect({ width, height }).toEqual({ width: 256, height: 512 });
  // Letters are black and opaque, and everything else is white and semi-transparent: no pixel mixes these.
  const { data } = await sharp(after).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let mixed = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) < 30 && (data[at + 3] ?? 0) < 200) mixed += 1;
  expect(mixed / (width * height)).toBeLessThan(0.002);
});

test('a small drawing in black and white keeps its edges as JPEG', nightly, async ({ page }) => {
  const dots = Buffer.from(Array.from({ length: 24 * 24 }, (_, at) => ((at * at * 7) % 5 > 2 ? 255 : 0)));
  const buffer = await sharp(dots, { raw: { width: 24, height: 24, channels: 1 } })
    .png()
    .toBuffer();
  const given = { name: 'dots.png', mimeType: 'image/png', buffer };
  expect(await difference(buffer, only(await work(page, 'convert-image', [given], { format: 'jpeg' })))).toBeLessThan(
    14,
  );
});

test('a BMP with ten bits a channel keeps them', nightly, async ({ page }) => {
  const [width, height] = [64, 4];
  const buffer = Buffer.alloc(138 + width * height * 4);
  buffer.write('BM');
  buffer.writeUInt32LE(buffer.length, 2);
  buffer.writeUInt32LE(138, 10);
  for (const [at, value] of [
    [14, 124],
    [18, width],
    [22, height],
    [30, 3],
    [54, 0x3ff00000],
    [58, 0xffc00],
    [62, 0x3ff],
  ] as const)
    buffer.writeUInt32LE(value, at);
  buffer.writeUInt16LE(1, 26);
  buffer.writeUInt16LE(32, 28);
  for (let x = 0; x < width; x += 1)
    for (let y = 0; y < height; y += 1)
      buffer.writeUInt32LE(((512 + x) * 2 ** 20 + (511 - x) * 2 ** 10 + y) >>> 0, 138 + (y * width + x) * 4);
  const given = { name: 'ten.bmp', mimeType: 'image/bmp', buffer };
  const after = only(await work(page, 'convert-image', [given], { format: 'png' }));
  expect(await readImage(after)).toMatchObject({ depth: 'ushort', width, height });
  const pixels = await sharp(after).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer();
  // The last row of the file is the first of the picture.
  for (const x of [0, 1, 31, 63])
    expect([0, 2, 4].map((at) => Math.round((pixels.readUInt16LE(x * 6 + at) * 1023) / 65_535))).toEqual([
      512 + x,
      511 - x,
      3,
    ]);
  expect((await meanColour(after))[2]).toBeLessThan(2);
});

test('JPEG 2000 and TGA keep their transparency, and say what is cut off', nightly, async ({ page }) => {
  const before = await sharp(image('transparent.png')).resize({ width: 120 }).png().toBuffer();
  const cut = async (name: string) => {
    const buffer = await readFile(image(name));
    return { name, mimeType: '', buffer: buffer.subarray(0, buffer.length / 2) };
  };
  for (const name of ['transparent.jp2', 'transparent.tga']) {
    const after = only(await work(page, 'convert-image', [image(name)], { format: 'png' }));
    expect(await readImage(after)).toMatchObject({ width: 120, height: 120, alpha: true });
    expect(await difference(before, after), name).toBeLessThan(4);
    const [corner, centre] = [
      await meanColour(after, { left: 0, top: 0, width: 0.05, height: 0.05 }),
      await meanColour(after, { left: 0.45, top: 0.45, width: 0.1, height: 0.1 }),
    ];
    expect([Math.round(corner[3] ?? 255), Math.round(centre[3] ?? 0)]).toEqual([0, 255]);
  }
  await runOn(page, 'convert-image', [await cut('photo.jp2'), await cut('photo.tga'), image('photo.jp2')]);
  for (const name of ['photo.jp2', 'photo.tga'])
    await expect(rowOf(page, name).first()).toContainText('damaged or incomplete');
});

/** Builds a greyscale TIFF, 16 × 8, whose columns go from the lowest to the highest value. */
function greysOf(bits: number, sampleFormat: number, write: (pixels: DataView, at: number, share: number) => void) {
  const [width, height] = [16, 8];
  const fields = [
    [256, width],
    [257, height],
    [258, bits],
    [259, 1],
    [262, 1],
    [273, 142],
    [277, 1],
    [278, height],
    [279, (width * height * bits) / 8],
    [339, sampleFormat],
  ];
  const tiff = Buffer.alloc(142 + (width * height * bits) / 8);
  tiff.write('II*\0\x08\0\0\0', 'latin1');
  tiff.writeUInt16LE(fields.length, 8);
  for (const [index, [tag = 0, value = 0]] of fields.entries()) {
    const at = 10 + index * 12;
    for (const [place, number] of [tag, 3, 1, 0, value].entries()) tiff.writeUInt16LE(number, at + place * 2);
  }
  const pixels = new DataView(tiff.buffer, tiff.byteOffset + 142);
  for (let at = 0; at < width * height; at += 1) write(pixels, (at * bits) / 8, (at % width) / (width - 1));
  return tiff;
}

test(
  'greys in whole numbers of 32 bits, with signs, in few levels and in fractions are as light as they are',
  nightly,
  async ({ page }) => {
    const files = {
      'whole.tif': greysOf(32, 1, (pixels, at, share) => pixels.setUint32(at, share * (2 ** 32 - 1), true)),
      'signed.tif': greysOf(16, 2, (pixels, at, share) => pixels.setInt16(at, share * 65_535 - 32_768, true)),
      'heights.tif': greysOf(32, 3, (pixels, at, share) => pixels.setFloat32(at, share * 5000 - 400, true)),
      // Floats are linear light; a half is 188 in sRGB.
      'light.tif': greysOf(32, 3, (pixels, at, share) => pixels.setFloat32(at, (share * 0.999) ** 2.2, true)),
    };
    // With few levels; and in floats, whose rows go from bottom to top.
    const levels = Buffer.concat([Buffer.from('P5\n2 2\n15\n'), Buffer.of(0, 11, 0, 11)]);
    const fractions = Buffer.alloc(16);
    for (const [at, value] of [0, 0, 0, 1].entries()) fractions.writeFloatLE(value, at * 4);
    const others = {
      'levels.pgm': levels,
      'fractions.pfm': Buffer.concat([Buffer.from('Pf\n2 2\n-1.0\n'), fractions]),
    };
    const given = Object.entries({ ...files, ...others }).map(([name, buffer]) => ({ name, mimeType: '', buffer }));
    const results = await work(page, 'convert-image', given, { format: 'png' });
    expect((await pixel(results.get('levels.png') ?? Buffer.of(), 1, 0))[0]).toBe(187);
    const corners = results.get('fractions.png') ?? Buffer.of();
    expect([await pixel(corners, 1, 0), await pixel(corners, 1, 1)].map(([grey = 0]) => grey > 250)).toEqual([
      true,
      false,
    ]);
    await expect(rowOf(page, 'whole.tif')).toContainText('16 bits per channel instead of 32');
    for (const name of Object.keys(files)) {
      const after = results.get(name.replace('.tif', '.png')) ?? Buffer.of();
      const [level = 0] = await meanColour(after, { left: 0.5, top: 0, width: 0.5, height: 1 });
      expect(Math.abs(level - 191), `${name}: ${level}`).toBeLessThan(6);
    }
  },
);
