import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { read } from '../../unit/pdf/read-pdf.ts';
import { expect, test, type Page } from '../test.ts';
import { addFiles, fixture, only, openTool, rowOf, runTool, saveResults } from '../tool-page.ts';

/** Builds a document with a page of text and a scanned page. */
async function halfScanned(name: string, written = 'This page is written, and names Ann Smith.') {
  const document = await PDFDocument.create();
  document.addPage([500, 200]).drawText(written, { x: 20, y: 100, size: 12 });
  const scan = await sharp(await readFile(fixture('images/scan.png')))
    .jpeg()
    .toBuffer();
  const picture = await document.embedJpg(scan);
  const [width, height] = [picture.width, picture.height].map((side) => (side / 200) * 72) as [number, number];
  document.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

const illustrated = await readFile(fixture('pdf/illustrated.pdf'));

const search = async (page: Page, words: string) => {
  await page.locator('#option-words').fill(words);
  await page.locator('#option-words').press('Tab');
};

test('Words on a scan are not found, which is said, and found once it is read', async ({ page }) => {
  await openTool(page, 'redact-pdf');
  await addFiles(page, [await halfScanned('letter.pdf')]);
  await search(page, 'Ann Smith; invoice');
  const board = page.locator('page-areas');
  await expect(board).toContainText('Page 2 is an image, so the text on it was not searched.');
  await runTool(page);
  await expect(rowOf(page, 'letter.pdf')).toContainText('1 area removed on 1 page');
  await expect(rowOf(page, 'letter.pdf')).toContainText('Page 2 is an image, so the text on it was not searched.');
  await search(page, 'invoice');
  await runTool(page);
  await expect(rowOf(page, 'letter.pdf')).toContainText('These words are not in the text of this file: invoice.');
  await rowOf(page, 'letter.pdf').getByRole('button', { name: 'Read scans (OCR)' }).click();
  await expect(page).toHaveURL('/ocr-pdf');
  await expect(rowOf(page, 'letter.pdf')).toBeVisible();
  await runTool(page);
  await page.getByRole('button', { name: 'Use in…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Redact PDF', exact: true }).click();
  await expect(page).toHaveURL('/redact-pdf');
  await expect(page.locator('file-tool[data-ready]')).toBeAttached();
  await search(page, 'invoice');
  await expect(page.locator('page-areas [role=status]')).toHaveText('0 of 1 match are on this page.');
  await expect(board).not.toContainText('is an image');
  await runTool(page);
  const texts = await (await read(only(await saveResults(page)))).texts();
  expect(texts[1]).toContain('number is 2024-117');
  expect(texts[1]).not.toContain('invoice');
});

test('The text of a scan is missing from a text and a comparison, which both say', async ({ page }) => {
  const offer = page.getByRole('button', { name: 'Read scans (OCR)' });
  await openTool(page, 'pdf-to-text');
  await addFiles(page, [await halfScanned('letter.pdf')]);
  await runTool(page);
  await expect(rowOf(page, 'letter.pdf')).toContainText('Page 2 is an image, so the text on it was not included.');
  await expect(offer).toBeVisible();
  await openTool(page, 'compare-pdf');
  await addFiles(page, [
    { name: 'earlier.pdf', mimeType: 'application/pdf', buffer: illustrated },
    await halfScanned('letter.pdf', 'This page is written, and names nobody at all.'),
  ]);
  await runTool(page);
  await expect(page.locator('file-rows .joint').first()).toContainText(
    'Page 2 of letter.pdf is an image, so the text on it was not compared.',
  );
  await offer.click();
  await expect(page).toHaveURL('/ocr-pdf');
  await expect(page.locator('file-rows li')).toHaveCount(1);
});
