import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { qpdf } from '../../qpdf.ts';
import { renderPdf } from '../../render-pdf.ts';
import { browserToPng } from '../other-readers.ts';
import { decodeWhole, difference, meanColour, readImage } from '../readers.ts';
import {
  addFiles,
  convert,
  finished,
  fixture,
  openTool,
  rowOf,
  runTool,
  saveResults,
  work,
  runOn,
} from '../tool-page.ts';
import { serveWithoutIsolation } from './serve-without-isolation.ts';
import { test } from './without-isolation.ts';
import { atNight, nightly } from '../../nightly.ts';

// In one worker, which has its own site.
test.describe.configure({ mode: 'default' });

const image = (name: string) => fixture(`images/${name}`);
const photo = (name: string) => fixture(`photos/${name}`);

async function resize(page: Page, path: string, options: Record<string, string>): Promise<Buffer> {
  await openTool(page, 'resize-image');
  for (const [name, value] of Object.entries(options)) {
    const control = page.locator(`#option-${name}`);
    if (name === 'fit') await control.selectOption(value);
    else await control.fill(value);
  }
  await addFiles(page, [path]);
  await runTool(page);
  return [...(await saveResults(page)).values()][0] ?? Buffer.of();
}

const formats = [
  ['jpeg', 'jpeg'],
  ...atNight([
    ['png', 'png'],
    ['webp', 'webp'],
    ['avif', 'heif'],
  ]),
] as const;
/** Various numbers of channels, bits and colours; other formats are read in other tests, and here too at night. */
const sources = [
  photo('coffee.jpg'),
  ...['still.gif', 'depth-16.png', 'grey.jpg'].map(image),
  ...atNight([photo('cat.png'), ...['photo.webp', 'photo.avif', 'progressive.jpg'].map(image)]),
];
for (const [format, readAs] of formats) {
  test(`without isolation, every format becomes ${format}`, async ({ page }) => {
    const results = await convert(page, sources, format);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
    expect(results.size).toBe(sources.length);
    for (const [index, after] of [...results.values()].entries()) {
      const path = sources[index] ?? '';
      const before = await readFile(path);
      const { width, height } = await readImage(before);
      expect(await readImage(after), path).toMatchObject({ format: readAs, width, height });
      await decodeWhole(after);
      expect(await difference(before, after), path).toBeLessThan(9);
    }
  });
}

test('without isolation, bitmaps and icons are written', nightly, async ({ page }) => {
  for (const [format, type] of [
    ['bmp', 'image/bmp'],
    ['ico', 'image/x-icon'],
  ] as const) {
    const [after = Buffer.of()] = (await convert(page, [image('transparent.png')], format)).values();
    const shown = await browserToPng(page, after, type);
    expect(await readImage(shown), format).toMatchObject({ width: 256, height: 256, alpha: true });
    expect(await difference(await readFile(image('transparent.png')), shown), format).toBeLessThan(1);
  }
});

test('without isolation, a PNG keeps every pixel, see-through ones too', nightly, async ({ page }) => {
  const path = image('transparent.png');
  const results = await convert(page, [path], 'png');
  const [before, after] = await Promise.all([
    decodeWhole(await readFile(path)),
    decodeWhole(results.get('transparent-converted.png') ?? Buffer.of()),
  ]);
  expect(after.equals(before)).toBe(true);
});

test('without isolation, pictures become pages of a PDF', nightly, async ({ page }) => {
  const [pdf = Buffer.of()] = (
    await work(page, 'images-to-pdf', ['sideways.jpg', 'transparent.png', 'photo.webp'].map(image))
  ).values();
  expect((await qpdf(['--check', 'made.pdf'], { 'made.pdf': pdf })).status).toBe(0);
  const [cat = Buffer.of(), astronaut = Buffer.of()] = await renderPdf(pdf);
  expect(await difference(await readFile(photo('cat.png')), cat)).toBeLessThan(6);
  expect(await difference(await readFile(image('transparent.png')), astronaut)).toBeLessThan(6);
});

test('without isolation, sideways and mirrored photos come out upright', nightly, async ({ page }) => {
  const results = await convert(page, [image('sideways.jpg'), image('mirrored.jpg')], 'webp');
  const cat = await readFile(photo('cat.png'));
  expect(results.size).toBe(2);
  for (const [name, after] of results) {
    const reading = await readImage(after);
    expect(reading, name).toMatchObject({ width: 451, height: 300 });
    expect([undefined, 1]).toContain(reading.orientation);
    expect(await difference(cat, after), name).toBeLessThan(5);
  }
  await expect(rowOf(page, 'sideways.jpg')).toContainText('Metadata');
});

test('without isolation, other colours become sRGB, and the row says so', nightly, async ({ page }) => {
  const results = await convert(page, [image('display-p3.jpg'), image('cmyk.jpg')], 'webp');
  await expect(rowOf(page, 'display-p3.jpg')).toContainText('to sRGB');
  await expect(rowOf(page, 'cmyk.jpg')).toContainText('from CMYK to sRGB');
  const after = results.get('display-p3.webp') ?? Buffer.of();
  expect((await readImage(after)).profile).toBeUndefined();
  const [expected, actual] = [await meanColour(await readFile(image('display-p3.jpg'))), await meanColour(after)];
  for (const [channel, value] of expected.entries()) expect(Math.abs(value - (actual[channel] ?? 0))).toBeLessThan(1);
});

test('without isolation, HEIC photos are read: upright, and in sRGB', nightly, async ({ page }) => {
  const results = await convert(page, [image('sideways.heic'), image('photo.heic')], 'jpeg');
  expect(await difference(await readFile(photo('cat.png')), results.get('sideways.jpg') ?? Buffer.of())).toBeLessThan(
    8,
  );
  const wide = results.get('photo.jpg') ?? Buffer.of();
  expect(await difference(await readFile(image('display-p3.jpg')), wide)).toBeLessThan(8);
  expect((await readImage(wide)).profile).toBeUndefined();
});

test('without isolation, BMP, QOI, JPEG 2000, TGA and icons are read', nightly, async ({ page }) => {
  const results = await convert(page, ['photo.bmp', 'icon.ico', 'pointer.cur'].map(image), 'png');
  expect(await difference(await readFile(photo('coffee.jpg')), results.get('photo.png') ?? Buffer.of())).toBeLessThan(
    16,
  );
  expect(await readImage(results.get('icon.png') ?? Buffer.of())).toMatchObject({ width: 48, alpha: true });
  for (const name of ['photo.qoi', 'photo.jp2', 'photo.tga']) {
    const [read = Buffer.of()] = (await convert(page, [image(name)], 'png')).values();
    expect(await difference(await readFile(photo('coffee.jpg')), read), name).toBeLessThan(16);
  }
});

test('without isolation, what only libvips reads or writes is explained', async ({ page }) => {
  await openTool(page, 'convert-image');
  await addFiles(page, ['photo.tif', 'photo.jxl', 'photo.ppm'].map(image));
  await finished(page);
  await expect(rowOf(page, 'photo.tif')).toContainText('cannot decode TIFF');
  await expect(rowOf(page, 'photo.jxl')).toContainText('cannot decode JPEG XL');
});

test(
  'without isolation, an animation is given back or cut to its first frame, and never in silence',
  nightly,
  async ({ page }) => {
    await runOn(page, 'compress-image', [image('animated.gif'), image('animated.webp'), image('animated.png')]);
    for (const [name, bytes] of await saveResults(page))
      expect(bytes.equals(await readFile(image(name.replace('-compressed', '')))), name).toBe(true);
    await convert(page, [image('animated.gif'), image('animated.png')], 'webp');
    await expect(rowOf(page, 'animated.gif')).toContainText('The first of 6 frames');
    await expect(rowOf(page, 'animated.png')).toContainText('The first of 4 frames');
  },
);

test('without isolation, transparent parts become white in a JPEG', nightly, async ({ page }) => {
  const results = await convert(page, [image('transparent.webp')], 'jpeg');
  await expect(rowOf(page, 'transparent.webp')).toContainText('now white');
  expect(
    await difference(await readFile(image('transparent.webp')), results.get('transparent.jpg') ?? Buffer.of()),
  ).toBeLessThan(5);
});

test('without isolation, images are resized to every fit', nightly, async ({ page }) => {
  const by: [Record<string, string>, { width: number; height: number }][] = [
    [{ width: '300' }, { width: 300, height: 200 }],
    [
      { width: '200', height: '200', fit: 'cover' },
      { width: 200, height: 200 },
    ],
    [
      { width: '200', height: '200', fit: 'contain' },
      { width: 200, height: 200 },
    ],
    [
      { width: '200', height: '50', fit: 'fill' },
      { width: 200, height: 50 },
    ],
  ];
  for (const [options, size] of by)
    expect(await readImage(await resize(page, photo('brook.jpg'), options))).toMatchObject(size);
  const small = await resize(page, photo('brook.jpg'), { width: '300' });
  expect(await difference(await readFile(photo('brook.jpg')), small)).toBeLessThan(11);
});

test('without isolation, what cannot be done is explained', async ({ page }) => {
  await runOn(
    page,
    'compress-image',
    ['empty.jpg', 'truncated.jpg', 'truncated.png', 'text.jpg', 'bomb.png', 'still.gif'].map(image),
  );
  await expect(rowOf(page, 'empty.jpg')).toContainText('0 bytes');
  await expect(rowOf(page, 'truncated.jpg')).toContainText('damaged or incomplete');
  await expect(rowOf(page, 'truncated.png')).toContainText('damaged or incomplete');
  await expect(rowOf(page, 'text.jpg')).toContainText('This is plain text');
  await expect(rowOf(page, 'bomb.png')).toContainText('21.6 GB');
  await expect(rowOf(page, 'still.gif')).toContainText('cannot write GIF');
});

test(
  'without isolation and without ImageDecoder, images are upright, in sRGB, and as see-through as before; what is cut off is refused',
  nightly,
  async ({ browser, baseURL }) => {
    using server = await serveWithoutIsolation(baseURL ?? '', true);
    await using context = await browser.newContext({ baseURL: server.address });
    const page = await context.newPage();
    const paths = ['sideways.jpg', 'mirrored.jpg', 'display-p3.png', 'transparent.webp', 'photo.avif'].map(image);
    const cutOff = ['truncated.jpg', 'truncated.png'];
    const results = await convert(page, [...paths, ...cutOff.map(image)], 'png');
    expect(results.size).toBe(paths.length);
    for (const [index, after] of [...results.values()].entries()) {
      const before = await readFile(paths[index] ?? '');
      expect(await difference(before, after), paths[index]).toBeLessThan(3.5);
    }
    for (const name of cutOff) await expect(rowOf(page, name)).toContainText('damaged or incomplete');
    const worker = page.workers().find((one) => one.url().includes('image.worker'));
    expect(await worker?.evaluate(() => 'ImageDecoder' in self)).toBe(false);
  },
);
