import { readFile } from 'node:fs/promises';
// oxlint-disable-next-line import/default -- Its types are a module's; what Node loads is CommonJS, whose all is the default.
import opentype from 'opentype.js';
import { PDFDocument, rgb } from 'pdf-lib';
import sharp from 'sharp';
import { read } from '../../unit/pdf/read-pdf.ts';
import { nightly } from '../../nightly.ts';
import { expect, test, type Page } from '../test.ts';
import { addFiles, fixture, only, openTool, rowOf, runTool, saveResults, runOn } from '../tool-page.ts';

const font = await readFile('node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const dejaVu = opentype.parse(new Uint8Array(font).buffer);

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

test('Words on a scan are not removed, which is said, and are once it is read', async ({ page }) => {
  await openTool(page, 'redact-pdf');
  await addFiles(page, [await halfScanned('letter.pdf')]);
  await search(page, 'Ann Smith; invoice');
  const board = page.locator('page-areas');
  await expect(board).toContainText('Page 2 is an image, so the text on it was not searched.');
  await runTool(page);
  const row = rowOf(page, 'letter.pdf');
  await expect(row).toContainText('1 area removed on 1 page');
  await expect(row).toContainText('Not in the text of this file: “invoice”.');
  await expect(row).toContainText('“invoice” can still be read in an image or drawing on page 2.');
  await expect(row).toContainText('or use Make a scan searchable (OCR) first');
  await expect(row.getByRole('button', { name: 'Make a scan searchable (OCR)' })).toBeVisible();
  await expect(row).not.toContainText('was not searched');
  await search(page, 'invoice');
  await runTool(page);
  await expect(rowOf(page, 'letter.pdf')).toContainText('These words are not in the text of this file: invoice.');
  await rowOf(page, 'letter.pdf').getByRole('button', { name: 'Make a scan searchable (OCR)' }).click();
  await expect(page).toHaveURL('/ocr-pdf');
  await expect(rowOf(page, 'letter.pdf')).toBeVisible();
  await runTool(page);
  await page.getByRole('button', { name: 'Open in…' }).click();
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

/** Builds a page that says a word as text, as an image and as outlines, each as asked. */
async function pictured(name: string, { image, outlines }: { image: string; outlines: string }) {
  const document = await PDFDocument.create();
  const page = document.addPage([500, 300]);
  page.drawText('A letter about Ann Smith, which goes on for a line.', { x: 20, y: 250, size: 12 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="80"><rect width="600" height="80" fill="#fff"/><text x="10" y="55" font-family="DejaVu Sans" font-size="42">${image}</text></svg>`;
  const picture = await document.embedPng(await sharp(Buffer.from(svg)).png().toBuffer());
  page.drawImage(picture, { x: 20, y: 160, width: 300, height: 40 });
  let x = 20;
  for (const glyph of [...outlines].map((letter) => dejaVu.charToGlyph(letter))) {
    const { commands } = glyph.getPath(0, 0, 20);
    page.drawSvgPath(commands.map((command) => Object.values(command).join(' ')).join(' '), {
      x,
      y: 80,
      color: rgb(0, 0, 0),
      borderWidth: 0,
    });
    x += ((glyph.advanceWidth ?? 0) * 20) / dejaVu.unitsPerEm;
  }
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

test('A removed word that is also in an image or in outlines is named, and no other', async ({ page }) => {
  await openTool(page, 'redact-pdf');
  await addFiles(page, [
    await pictured('logo.pdf', { image: 'Ann Smith', outlines: 'Something else' }),
    await pictured('outlines.pdf', { image: 'Something else', outlines: 'Ann Smith' }),
    await pictured('neither.pdf', { image: 'Something else', outlines: 'Nothing at all' }),
  ]);
  await search(page, 'Ann Smith');
  await runTool(page);
  for (const name of ['logo.pdf', 'outlines.pdf'])
    await expect(rowOf(page, name)).toContainText('“Ann Smith” can still be read in an image or drawing on page 1.');
  await expect(rowOf(page, 'neither.pdf')).toContainText(
    'The images and drawings on page 1 were read as English with OCR, which found none of the words.',
  );
});

test('A redacted file is given also where OCR cannot read its images, which is said', nightly, async ({ page }) => {
  // In a page of its own: others may have loaded it.
  const own = await page.context().newPage();
  await own.route(/tesseract/, (route) => route.abort('connectionrefused'));
  await openTool(own, 'redact-pdf');
  await addFiles(own, [await pictured('logo.pdf', { image: 'Ann Smith', outlines: 'Something else' })]);
  await search(own, 'Ann Smith');
  await runTool(own);
  await expect(rowOf(own, 'logo.pdf')).toContainText('1 area removed on 1 page');
  await expect(rowOf(own, 'logo.pdf')).toContainText('because the OCR did not work.');
  await search(own, 'Ann Smith; Щербакова');
  await runTool(own);
  await expect(rowOf(own, 'logo.pdf')).toContainText('because OCR here cannot read all letters of your words.');
  await own.close();
});

test('The text of a scan is missing from a text and a comparison, which both say', async ({ page }) => {
  const offer = page.getByRole('button', { name: 'Make a scan searchable (OCR)' });
  await runOn(page, 'pdf-to-text', [await halfScanned('letter.pdf')]);
  await expect(rowOf(page, 'letter.pdf')).toContainText('Page 2 is an image, so the text on it was not included.');
  await expect(offer).toBeVisible();
  await runOn(page, 'compare-pdf', [
    { name: 'earlier.pdf', mimeType: 'application/pdf', buffer: illustrated },
    await halfScanned('letter.pdf', 'This page is written, and names nobody at all.'),
  ]);
  await expect(page.locator('file-rows .joint').first()).toContainText(
    'Page 2 of letter.pdf is an image, so the text on it was not compared.',
  );
  await offer.click();
  await expect(page).toHaveURL('/ocr-pdf');
  await expect(page.locator('file-rows li')).toHaveCount(1);
});
