import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { readImage } from '../browser/readers.ts';
import { fixture, only } from '../browser/tool-page.ts';
import { formPdf } from '../form-pdf.ts';
import { checkStatus, read } from '../unit/pdf/read-pdf.ts';
import { test } from './counted-taps.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const pdf = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
});

test('25 photos of a phone become JPEG in 3 presses', async ({ begin }) => {
  const journey = await begin(3);
  const buffer = await readFile(fixture('images/photo.heic'));
  const names = Array.from({ length: 25 }, (_, index) => `IMG_${1201 + index}`);
  await journey.give(...names.map((name) => ({ name: `${name}.heic`, mimeType: 'image/heic', buffer })));
  await journey.answer('Convert HEIC to JPEG');
  await expect(journey.page.locator('.state')).toContainText('25 files done');
  const results = await journey.save();
  expect(results.size).toBe(25);
  for (const bytes of results.values())
    expect(await readImage(bytes)).toMatchObject({ format: 'jpeg', width: 640, height: 360 });
});

/** Builds a contract of scanned pages, with a word on each. */
async function contract(name: string, scans: readonly string[]) {
  const document = await PDFDocument.create();
  for (const scan of scans) {
    const page = document.addPage([595, 842]);
    page.drawImage(await document.embedJpg(await readFile(fixture(`photos/${scan}`))), { width: 595, height: 400 });
    page.drawText(`${name} ${document.getPageCount()}`, { x: 60, y: 780 });
  }
  return pdf(`${name}.pdf`, await document.save());
}

test('three contracts are merged, a page is turned, and all of it is kept under a size, in 8 presses', async ({
  begin,
}) => {
  const contracts = await Promise.all([
    contract('Rent', ['brook.jpg', 'coffee.jpg']),
    contract('Power', ['mountain.jpg']),
    contract('Water', ['dandelion.jpg']),
  ]);
  const journey = await begin(8);
  const { page } = journey;
  await journey.give(...contracts);
  await journey.answer('Merge PDF');
  await journey.tap(page.getByText('Show all pages'));
  const second = page.locator('page-board li').nth(1);
  await second.hover();
  await journey.tap(second.getByRole('button', { name: 'Turn page 2 right' }));
  await expect(second.locator('[data-angle="90"]')).toBeVisible();
  await journey.run('Merge');
  await expect(page.locator('.state')).toContainText('Merged 3 files: 4 pages');
  await journey.tap(page.getByRole('button', { name: 'Open in…' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('under 500 kB');
  await journey.tap(dialog.getByRole('link', { name: 'Compress PDF to 500 kB' }));
  await expect(page).toHaveURL('/compress-pdf-to-500kb');
  await expect(page.locator('.bar[data-done]')).toBeAttached();
  const bytes = only(await journey.save());
  expect(contracts.reduce((sum, { buffer }) => sum + buffer.length, 0)).toBeGreaterThan(900_000);
  expect(bytes.length).toBeLessThanOrEqual(500_000);
  expect(await checkStatus(bytes)).toBe(0);
  expect(await (await read(bytes)).texts()).toEqual(['Rent 1', 'Rent 2', 'Power 1', 'Water 1']);
  const pages = (await PDFDocument.load(bytes)).getPages();
  expect(pages.map((one) => one.getRotation().angle)).toEqual([0, 90, 0, 0]);
});

test('an account number is taken out of a statement in 5 presses', async ({ begin }) => {
  const document = await PDFDocument.create();
  const drawn = document.addPage([595, 842]);
  drawn.drawText('Account of Rosa Muster', { x: 60, y: 780 });
  drawn.drawText('DE89 3704 0044 0532 0130 00', { x: 60, y: 750 });
  const journey = await begin(5);
  const { page } = journey;
  await journey.give(pdf('statement.pdf', await document.save()));
  await journey.wish('hide account number', 'Redact PDF');
  await journey.tap(page.getByText('IBANs', { exact: true }));
  await expect(page.locator('page-areas .found')).toBeVisible();
  await journey.run('Redact');
  const bytes = only(await journey.save());
  expect(await checkStatus(bytes)).toBe(0);
  const [text] = await (await read(bytes)).texts();
  expect(text).toContain('Rosa Muster');
  expect(text).not.toMatch(/DE89|3704|0532/);
});

test('the proof takes 3 presses', async ({ begin }) => {
  const journey = await begin(3);
  const { page } = journey;
  const { host } = new URL(page.url());
  const elsewhere: string[] = [];
  page.on('requestfinished', (request) => {
    const { protocol, host: other } = new URL(request.url());
    if (protocol.startsWith('http') && other !== host) elsewhere.push(request.url());
  });
  await journey.tap(page.getByRole('link', { name: 'See how' }));
  await journey.tap(page.getByRole('button', { name: 'Use a sample' }));
  await journey.tap(page.getByRole('button', { name: 'Try to leak it' }));
  await expect(page.locator('leak-trial')).toHaveAttribute('data-verdict', /./);
  await expect(page.locator('leak-trial .sum')).toHaveText(/^50 of 50\s/);
  expect(elsewhere).toEqual([]);
});

test('the photos of this week go through the steps that were saved last week, in 3 presses', async ({
  begin,
  page,
}) => {
  await begin(0);
  await page.goto('/workflow#resize-image:width=200;watermark-image');
  const words = page.getByRole('textbox', { name: 'Text', exact: true });
  await page.locator('.steps summary', { hasText: 'Watermark images' }).click();
  await words.fill('ROSA’S SHOP');
  await words.blur();
  await page.locator('summary', { hasText: 'My workflows' }).click();
  await page.getByLabel('Name').fill('Shop photos');
  await page.getByRole('button', { name: 'Save workflow' }).click();
  await expect(page.getByText('“Shop photos” was saved in this browser')).toBeVisible();

  const photos = ['photos/coffee.jpg', 'photos/rocket.jpg'].map(fixture);
  const journey = await begin(3);
  await journey.give(...photos);
  await journey.answer('Shop photos');
  await expect(page.locator('.state')).toContainText('2 files done');
  const results = [...(await journey.save()).values()];
  expect(results).toHaveLength(2);
  for (const [index, bytes] of results.entries()) {
    expect(await readImage(bytes)).toMatchObject({ format: 'jpeg', width: 200 });
    const plain = sharp(readFileSync(photos[index] ?? '')).resize(200);
    const changed = await changedPart(await plain.toBuffer(), bytes);
    expect(changed).toBeGreaterThan(0.004);
    expect(changed).toBeLessThan(0.3);
  }
});

/** The part of the pixels that differ clearly between two pictures of a size. */
async function changedPart(a: Buffer, b: Buffer): Promise<number> {
  const pixels = (bytes: Buffer) => sharp(bytes).greyscale().raw().toBuffer();
  const [before, after] = await Promise.all([pixels(a), pixels(b)]);
  return before.filter((value, at) => Math.abs(value - (after[at] ?? 0)) > 40).length / before.length;
}

test('a form is filled in with 3 presses beside its fields', async ({ begin, page }) => {
  const journey = await begin(3);
  await journey.give(pdf('form.pdf', await formPdf()));
  await journey.wish('fill in', 'Fill PDF form');
  const field = (name: string) => page.locator('.stage').getByRole('textbox', { name });
  await field('person.name').fill('Rosa Muster');
  await field('notes').fill('By post, please');
  const saved = page.waitForEvent('download');
  await journey.run('Fill in and save');
  const form = (await PDFDocument.load(await readFile(await (await saved).path()))).getForm();
  expect(form.getTextField('person.name').getText()).toBe('Rosa Muster');
  expect(form.getTextField('notes').getText()).toBe('By post, please');
  await expect(page.locator('.save-all')).toHaveText('Saved ✓');
});

test('a part of a clip becomes a GIF in 5 presses', async ({ begin, page }) => {
  const journey = await begin(5);
  await journey.give(fixture('media/clip.mp4'));
  await journey.wish('gif', 'Video to GIF');
  await expect(page.locator('trim-player video')).toHaveJSProperty('readyState', 4);
  const end = await page.getByRole('slider', { name: 'End' }).boundingBox();
  const line = await page.locator('trim-player .line').boundingBox();
  if (!end || !line) throw new Error('There is no strip');
  const y = end.y + end.height / 2;
  await page.mouse.move(end.x + end.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2 - line.width * 0.75, y, { steps: 4 });
  await page.mouse.up();
  await journey.run('Make GIF');
  const { format, frames, delay } = await readImage(only(await journey.save()));
  expect(format).toBe('gif');
  expect(frames).toBeGreaterThan(3);
  expect(delay.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1000, -2);
});
