import { expect, test } from '../test.ts';
import sharp from 'sharp';
import { renderPdf } from '../../render-pdf.ts';
import { besideLetters, difference, readImage } from '../readers.ts';
import { addFiles, fixture, openTool, runTool, saveResults, work } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

test('the page of a pair converts to its format without a choice', async ({ page }) => {
  await openTool(page, 'heic-to-png');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Convert HEIC to PNG');
  await addFiles(page, [fixture('images/photo.heic')]);
  await runTool(page);
  const [[name, bytes] = ['', Buffer.of()]] = await saveResults(page);
  expect(name).toBe('photo.png');
  expect((await readImage(bytes)).format).toBe('png');
});

test('another spelling leads to the page', async ({ page }) => {
  await page.goto('/jpeg-to-png');
  await expect(page).toHaveURL(/\/jpg-to-png$/);
});

test('the page of a format and PDF makes one document of all files', nightly, async ({ page }) => {
  const [[name, bytes] = ['', Buffer.of()]] = await work(page, 'svg-to-pdf', [
    fixture('images/drawing.svg'),
    fixture('images/drawing.svg'),
  ]);
  expect(name).toBe('images.pdf');
  const pages = await renderPdf(bytes);
  expect(pages).toHaveLength(2);
  // 120 pixels at 96 dpi are 90 points.
  expect(await readImage(pages[0] ?? Buffer.of())).toMatchObject({ width: 90, height: 60 });
  const expected = await sharp(fixture('images/drawing.svg')).png().toBuffer();
  const [before, after] = await Promise.all([besideLetters(expected), besideLetters(pages[0] ?? bytes)]);
  expect(await difference(before, after)).toBeLessThan(12);
});
