import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import sharp from 'sharp';
import { image, photo } from './image-runs.ts';
import { difference, readImage } from '../readers.ts';
import { browserToPng, framesInBrowser, jxlToPng, pixelsInBrowser } from '../other-readers.ts';
import {
  addFiles,
  convert,
  only,
  openTool,
  rowOf,
  runTool,
  saveResults,
  setOption,
  work,
  runOn,
} from '../tool-page.ts';
import { atNight, nightly } from '../../nightly.ts';

/** Files to read, and the photographs that they were made from. */
const read: Record<string, string> = {
  'photo.tif': 'coffee.jpg',
  'cmyk.tif': 'coffee.jpg',
  'depth-16.tif': 'dandelion.jpg',
  'zstandard.tif': 'coffee.jpg',
  'webp.tif': 'coffee.jpg',
  'lab.tif': 'coffee.jpg',
  'photo.jxl': 'coffee.jpg',
  'photo.bmp': 'coffee.jpg',
  'photo.qoi': 'coffee.jpg',
  'photo.ppm': 'coffee.jpg',
  'photo.hdr': 'coffee.jpg',
  'cmyk.psd': 'coffee.jpg',
  'depth-16.psd': 'dandelion.jpg',
  'camera.raf': 'rocket.jpg',
  'photo.jp2': 'coffee.jpg',
  'photo.tga': 'coffee.jpg',
  'photo.pam': 'coffee.jpg',
};

test('what is read shows the photograph that it was made from', nightly, async ({ page }) => {
  const results = await convert(page, Object.keys(read).map(image), 'png');
  // Most become `photo.png` with a number, so their order identifies them.
  const inOrder = [...results.values()];
  for (const [index, [name, source]] of Object.entries(read).entries()) {
    const after = inOrder[index] ?? Buffer.of();
    const { width } = await readImage(after);
    const expected = await sharp(photo(source)).resize({ width }).png().toBuffer();
    expect(await difference(expected, after), name).toBeLessThan(name.startsWith('cmyk') ? 14 : 8);
  }
  await expect(rowOf(page, 'photo.hdr')).toContainText('HDR brightness was removed');
});

test('rows show what the browser itself cannot draw', nightly, async ({ page }) => {
  const names = ['photo.hdr', 'photo.tga', 'sideways.heic'];
  names.push(...atNight(['photo.tif', 'photo.jxl', 'photo.jp2', 'preview.heic']));
  await openTool(page, 'convert-image');
  await addFiles(page, names.map(image));
  for (const name of names) {
    const picture = rowOf(page, name).locator('.picture img');
    await rowOf(page, name).scrollIntoViewIfNeeded();
    await expect(picture, name).toBeVisible({ timeout: 60_000 });
    const shown = await picture.evaluate(async (img: HTMLImageElement) => {
      await img.decode();
      const canvas = new OffscreenCanvas(img.naturalWidth, img.naturalHeight);
      canvas.getContext('2d')?.drawImage(img, 0, 0);
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
    });
    const after = Buffer.from(shown);
    const { width, height } = await readImage(after);
    const source = name === 'sideways.heic' ? image('sideways.jpg') : photo('coffee.jpg');
    const expected = await sharp(source).autoOrient().resize({ width }).png().toBuffer();
    expect(await difference(expected, after), name).toBeLessThan(14);
    expect(Math.max(width, height), name).toBe(name === 'photo.jp2' || name === 'photo.tga' ? 120 : 128);
  }
  // Its fourth channel is not alpha.
  await expect(rowOf(page, 'photo.hdr')).not.toContainText('transparency');
});

test('TIFF keeps 16 bits, and every pixel; JPEG 2000 brings them', nightly, async ({ page }) => {
  const after = only(await convert(page, [image('depth-16.png')], 'tiff'));
  expect(await readImage(after)).toMatchObject({ format: 'tiff', depth: 'ushort' });
  expect(await difference(await readFile(image('depth-16.png')), after)).toBe(0);
  const deep = only(await convert(page, [image('deep.jp2')], 'tiff'));
  expect(await readImage(deep)).toMatchObject({ format: 'tiff', depth: 'ushort', width: 120 });
  expect(await difference(await readFile(image('depth-16.tif')), deep)).toBe(0);
  const back = only(await convert(page, [image('depth-16.tif')], 'png'));
  expect(await readImage(back)).toMatchObject({ format: 'png', depth: 'ushort' });
});

test('each page of a TIFF becomes a file, which is said before', async ({ page }) => {
  await openTool(page, 'convert-image');
  await addFiles(page, [image('pages.tif')]);
  await expect(rowOf(page, 'pages.tif')).toContainText('Each of the 3 pages becomes a separate file');
  await runTool(page);
  await expect(rowOf(page, 'pages.tif')).toContainText('3 files');
  const results = await saveResults(page);
  expect([...results.keys()]).toEqual(['pages-1.jpg', 'pages-2.jpg', 'pages-3.jpg']);
  for (const [index, after] of [...results.values()].entries()) {
    const before = await sharp(image('pages.tif'), { page: index }).png().toBuffer();
    expect(await difference(before, after)).toBeLessThan(8);
  }
});

test('each page of a TIFF is resized', nightly, async ({ page }) => {
  await openTool(page, 'resize-image');
  await page.locator('#option-width').fill('60');
  await addFiles(page, [image('pages.tif')]);
  await runTool(page);
  const results = await saveResults(page);
  expect(results.size).toBe(3);
  const last = results.get('pages-3.tif') ?? Buffer.of();
  expect(await readImage(last)).toMatchObject({ format: 'tiff', width: 60, height: 40 });
  expect(await difference(await sharp(image('pages.tif'), { page: 2 }).png().toBuffer(), last)).toBeLessThan(9);
});

test('compressing never drops the pages of a TIFF', nightly, async ({ page }) => {
  await runOn(page, 'compress-image', [image('pages.tif')]);
  expect(only(await saveResults(page)).equals(await readFile(image('pages.tif')))).toBe(true);
});

test('JPEG XL is written, with alpha and 16 bits', nightly, async ({ page }) => {
  for (const name of ['transparent.png', 'depth-16.png', ...atNight(['cmyk.jpg', 'grey.jpg'])]) {
    const before = await readFile(image(name));
    const after = await jxlToPng(only(await convert(page, [image(name)], 'jxl')));
    const { width, height } = await readImage(before);
    expect(await readImage(after), name).toMatchObject({ width, height });
    expect(await difference(before, after), name).toBeLessThan(name === 'cmyk.jpg' ? 14 : 5);
  }
});

test('animation and its times stay between GIF, WebP, APNG and JPEG XL', nightly, async ({ page }) => {
  const { frames, delay, width, height } = await readImage(await readFile(image('animated.gif')));
  for (const [format, type] of [
    ['jxl', 'image/jxl'],
    ['png', 'image/png'],
  ] as const) {
    const after = only(await convert(page, [image('animated.gif')], format));
    expect(await framesInBrowser(page, after, type), format).toEqual({ frames, delay });
  }
  for (const format of ['webp', 'gif']) {
    const results = await convert(page, [image('animated.jxl'), image('animated.png')], format);
    const [jxl = Buffer.of(), png = Buffer.of()] = results.values();
    expect(await readImage(jxl), format).toMatchObject({ frames, delay, width, height });
    expect(await readImage(png), format).toMatchObject({ frames: 4, delay: [100, 100, 100, 100], width: 160 });
  }
});

test('the frames of an APNG are laid over each other as browsers do', nightly, async ({ page }) => {
  const after = only(await convert(page, [image('layers.png')], 'png'));
  const before = await pixelsInBrowser(page, await readFile(image('layers.png')), 'image/png');
  const rewritten = await pixelsInBrowser(page, after, 'image/png');
  expect(rewritten.length).toBe(before.length);
  for (const [index, frame] of before.entries()) {
    const furthest = frame.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (rewritten[index]?.[at] ?? 0))),
      0,
    );
    expect(furthest, `frame ${index}`).toBeLessThan(3);
  }
});

test('an animated PNG is compressed without losing a frame', nightly, async ({ page }) => {
  const after = only(await work(page, 'compress-image', [image('animated.png')]));
  expect(after.length).toBeLessThan((await readFile(image('animated.png'))).length);
  expect(await framesInBrowser(page, after, 'image/png')).toEqual({ frames: 4, delay: [100, 100, 100, 100] });
});

test('a HEIC photo keeps its wide colours, and its pixels are right', nightly, async ({ page }) => {
  const before = await readFile(image('display-p3.jpg'));
  for (const format of ['jpeg', ...atNight(['png', 'avif'])]) {
    const after = only(await convert(page, [image('photo.heic')], format));
    expect((await readImage(after)).profile, format).toBe('sP3C');
    expect(await difference(before, after), format).toBeLessThan(6);
  }
});

test('a HEIC photo is turned once, keeps its date, and loses its place and names', async ({ page }) => {
  const after = only(await convert(page, [image('sideways.heic')], 'jpeg'));
  const reading = await readImage(after);
  expect(reading).toMatchObject({ width: 451, height: 300, exif: { gps: false } });
  expect([undefined, 1]).toContain(reading.orientation);
  expect(after.includes('2026:11:20')).toBe(true);
  expect(after.includes('Fixture Person')).toBe(false);
  expect(await difference(await readFile(photo('cat.png')), after)).toBeLessThan(8);
});

test('a HEIC photo of 10 bits keeps them, or says that it does not', nightly, async ({ page }) => {
  const deep = only(await convert(page, [image('deep.heic')], 'png'));
  expect(await readImage(deep)).toMatchObject({ format: 'png', depth: 'ushort', width: 200, height: 113 });
  expect(await difference(await readFile(image('depth-16.png')), deep)).toBeLessThan(6);
  await convert(page, [image('deep.heic')], 'jpeg');
  await expect(rowOf(page, 'deep.heic')).toContainText('8 bits per channel instead of 10');
});

test('the size of a HEIC photo is known before it is decoded', async ({ page }) => {
  await openTool(page, 'convert-image');
  await addFiles(page, ['sideways.heic', 'deep.heic'].map(image));
  await expect(rowOf(page, 'sideways.heic')).toContainText('451 × 300');
  await expect(rowOf(page, 'deep.heic')).toContainText('200 × 113');
  await expect(rowOf(page, 'deep.heic')).toContainText('10 bit');
});

test('a HEIC photo is resized, and truncated ones are explained', nightly, async ({ page }) => {
  await openTool(page, 'resize-image');
  await page.locator('#option-width').fill('200');
  const whole = await readFile(image('photo.heic'));
  const half = { name: 'half.heic', mimeType: 'image/heic', buffer: whole.subarray(0, whole.length / 2) };
  await addFiles(page, [{ name: 'whole.heic', mimeType: 'image/heic', buffer: whole }, half]);
  await runTool(page);
  await expect(rowOf(page, 'half.heic')).toContainText('damaged or incomplete');
  const result = await saveResults(page);
  expect([...result.keys()]).toEqual(['whole.jpg']);
  expect(await readImage(only(result))).toMatchObject({ width: 200, format: 'jpeg' });
});

test('of an icon the largest picture is taken, as see-through as it was', nightly, async ({ page }) => {
  const results = await convert(page, ['icon.ico', 'pointer.cur'].map(image), 'png');
  const icon = results.get('icon.png') ?? Buffer.of();
  expect(await readImage(icon)).toMatchObject({ width: 48, height: 48, alpha: true });
  expect(await readImage(results.get('pointer.png') ?? Buffer.of())).toMatchObject({
    width: 32,
    height: 32,
    alpha: true,
  });
  // The second of its PNGs, up to the end.
  const file = await readFile(image('icon.ico'));
  const start = file.readUInt32LE(6 + 16 + 12);
  const inside = file.subarray(start, start + file.readUInt32LE(6 + 16 + 8));
  expect(await difference(inside, icon)).toBeLessThan(0.5);
});

test('BMP keeps every pixel, and transparency', nightly, async ({ page }) => {
  for (const name of ['transparent.png', 'depth-16.png', 'grey.jpg']) {
    const before = await readFile(image(name));
    const after = only(await convert(page, [image(name)], 'bmp'));
    expect(after.readUInt16LE(28), name).toBe(name === 'transparent.png' ? 32 : 24);
    const shown = await browserToPng(page, after, 'image/bmp');
    const { width, height } = await readImage(before);
    expect(await readImage(shown), name).toMatchObject({ width, height });
    // Browsers decode JPEG slightly differently; of 16 bits, the last are rounded.
    expect(await difference(before, shown), name).toBeLessThan(name === 'transparent.png' ? 0.5 : 2);
  }
});

test('an icon holds the usual sizes, and is not stretched', nightly, async ({ page }) => {
  await openTool(page, 'convert-image');
  await setOption(page, 'format', 'ico');
  await addFiles(page, [photo('mountain.jpg')]);
  await expect(rowOf(page, 'mountain.jpg')).toContainText('at most 256 × 256');
  await runTool(page);
  await expect(rowOf(page, 'mountain.jpg')).toContainText('16, 24, 32, 48, 64, 128 and 256 pixels');
  const icon = only(await saveResults(page));
  expect(icon.readUInt16LE(4)).toBe(7);
  const largest = await readImage(icon.subarray(icon.readUInt32LE(6 + 6 * 16 + 12)));
  expect(largest).toMatchObject({ format: 'png', width: 256, height: 256, alpha: true });
  const shown = await browserToPng(page, icon, 'image/x-icon');
  const square = { width: 256, height: 256, fit: 'contain', background: 'white' } as const;
  expect(await difference(await sharp(photo('mountain.jpg')).resize(square).png().toBuffer(), shown)).toBeLessThan(6);
  // Only the smallest, a 32-bit bitmap with a mask.
  const smallest = icon.subarray(0, 22);
  smallest.writeUInt16LE(1, 4);
  const alone = Buffer.concat([smallest, icon.subarray(icon.readUInt32LE(18), icon.readUInt32LE(34))]);
  alone.writeUInt32LE(22, 18);
  const small = await browserToPng(page, alone, 'image/x-icon');
  expect(await readImage(small)).toMatchObject({ width: 16, height: 16 });
  expect(await difference(await sharp(shown).resize(16).png().toBuffer(), small)).toBeLessThan(8);
});

test('a bitmap that is compressed becomes PNG', nightly, async ({ page }) => {
  const results = await work(page, 'compress-image', [image('photo.bmp')]);
  expect([...results.keys()]).toEqual(['photo.png']);
});

test('a picture of a few pixels keeps their colours, as JPEG and as WebP', async ({ page }) => {
  const colours = ['#f00', '#0f0', '#00f', '#ff0', '#0ff', '#f0f'];
  const rows = Array.from({ length: 36 }, (_, at) => {
    const colour = Number.parseInt((colours[(at * 5 + Math.floor(at / 6)) % 6] ?? '#000').slice(1), 16);
    return [colour >> 8, (colour >> 4) & 15, colour & 15].map((channel) => channel * 17);
  });
  const raw = { width: 6, height: 6, channels: 3 } as const;
  const buffer = await sharp(Buffer.from(rows.flat()), { raw }).png().toBuffer();
  for (const [format, most] of [
    // The difference at quality 80: with chroma subsampling, it would be 92.
    ['jpeg', 23],
    ['webp', 0],
  ] as const) {
    await runOn(page, 'convert-image', [{ name: 'icon.png', mimeType: 'image/png', buffer }], { format: format });
    expect(await difference(buffer, only(await saveResults(page))), format).toBeLessThanOrEqual(most);
  }
});
