import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../test.ts';
import sharp from 'sharp';
import { qpdf } from '../../qpdf.ts';
import { renderPdf } from '../../render-pdf.ts';
import { difference, readImage } from '../readers.ts';
import { addFiles, fixture, openTool, runTool, saveResults, setOption, runOn } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

const image = (name: string) => fixture(`images/${name}`);

async function pdfOf(page: Page, names: string[], options: Record<string, string> = {}): Promise<Buffer> {
  await openTool(page, 'images-to-pdf');
  for (const [name, value] of Object.entries(options)) await setOption(page, name, value);
  await addFiles(page, names.map(image));
  await runTool(page);
  const [pdf = Buffer.of()] = (await saveResults(page)).values();
  expect((await qpdf(['--check', 'made.pdf'], { 'made.pdf': pdf })).status).toBe(0);
  return pdf;
}

/** Returns the entropy-coded data of a JPEG's last scan. */
function scanOf(jpeg: Buffer): Buffer {
  const start = jpeg.lastIndexOf(Buffer.of(0xff, 0xda));
  return jpeg.subarray(start, jpeg.lastIndexOf(Buffer.of(0xff, 0xd9)));
}

/** Returns a picture as it appears on a page at one pixel per point, at 96 dpi. */
async function asPage(name: string): Promise<Buffer> {
  const upright = await sharp(image(name)).autoOrient().toColourspace('srgb').png().toBuffer();
  const { width } = await sharp(upright).metadata();
  return sharp(upright)
    .resize(Math.round(width * 0.75))
    .flatten({ background: 'white' })
    .png()
    .toBuffer();
}

const held = [
  'progressive.jpg',
  'sideways.jpg',
  'mirrored.jpg',
  'grey.jpg',
  'cmyk.jpg',
  'palette.png',
  'depth-16.png',
  'transparent.png',
  'photo.webp',
  'photo.tif',
  'transparent.avif',
];

test('every picture is a page, upright and as it looked', nightly, async ({ page }) => {
  const pages = await renderPdf(await pdfOf(page, held));
  expect(pages).toHaveLength(held.length);
  for (const [index, name] of held.entries()) {
    const [expected, shown] = [await asPage(name), pages[index] ?? Buffer.of()];
    const [{ width, height }, reading] = [await readImage(expected), await readImage(shown)];
    expect(Math.abs(reading.width - width), name).toBeLessThanOrEqual(1);
    expect(Math.abs(reading.height - height), name).toBeLessThanOrEqual(1);
    expect(await difference(expected, shown), name).toBeLessThan(9);
  }
});

test(
  'a JPEG and the rows of a PNG are in the PDF as they were, without what is hidden in them',
  nightly,
  async ({ page }) => {
    const pdf = await pdfOf(page, ['sideways.jpg', 'palette.png']);
    expect(pdf.includes(scanOf(await readFile(image('sideways.jpg'))))).toBe(true);
    const png = await readFile(image('palette.png'));
    const rows = png.subarray(png.indexOf('IDAT') + 4, png.indexOf('IDAT') + 4 + 4096);
    expect(pdf.includes(rows)).toBe(true);
    expect(pdf.includes('Fixture Person')).toBe(false);
    expect(pdf.includes('Exif')).toBe(false);
  },
);

test('every page of a TIFF is a page', nightly, async ({ page }) => {
  expect(await renderPdf(await pdfOf(page, ['pages.tif', 'grey.jpg']))).toHaveLength(4);
});

test('pages of A4 lie where the picture does, with its margin', nightly, async ({ page }) => {
  const pages = await renderPdf(
    await pdfOf(page, ['progressive.jpg', 'transparent.png'], { page: 'a4', margin: 'wide' }),
  );
  const [lying, upright] = await Promise.all(pages.map((each) => readImage(each)));
  expect(lying).toMatchObject({ width: 842, height: 595 });
  expect(upright).toMatchObject({ width: 595, height: 842 });
  const { data, info } = await sharp(pages[0]).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  // 20 mm are 57 points.
  expect(pixel(421, 54)).toEqual([255, 255, 255]);
  expect(pixel(421, 64)).not.toEqual([255, 255, 255]);
});

test('of several files, the one that cannot be read is named', nightly, async ({ page }) => {
  await runOn(page, 'images-to-pdf', [image('grey.jpg'), image('truncated.png')]);
  await expect(page.locator('main')).toContainText('truncated.png: This file is damaged');
});
