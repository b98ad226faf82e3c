import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { renderPdf } from '../../render-pdf.ts';
import { read } from '../../unit/pdf/read-pdf.ts';
import { finished } from '../tool-page.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
test.use(phone);

async function lease() {
  const document = await PDFDocument.create();
  for (let number = 1; number <= 3; number++)
    document.addPage([595, 842]).drawText(`Page ${number}`, { x: 60, y: 780 });
  return { name: 'lease.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

/** Saves as in browsers that have no dialog for it, which Playwright cannot answer. */
const withoutPicker = (page: Page) =>
  page.addInitScript(() => {
    delete window.showSaveFilePicker;
  });

/** Draws with a finger along these points. */
async function drag(page: Page, points: readonly (readonly [x: number, y: number])[]) {
  const browser = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  for (const [index, [x, y]] of points.entries())
    await browser.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y }],
      timestamp: start + index / 60,
    });
  // The finger rests before it leaves: the browser ignores a tap that follows a fling.
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: start + 2 });
}

/** Where there is blue ink, as fractions of the sides; undefined for none. */
async function ink(page: Buffer | undefined) {
  const { data, info } = await sharp(page).raw().toBuffer({ resolveWithObject: true });
  const found: { x: number; y: number }[] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 255, , blue = 0] = data.subarray(at, at + 3);
    if (blue - red < 40) continue;
    const pixel = at / info.channels;
    found.push({ x: (pixel % info.width) / info.width, y: Math.floor(pixel / info.width) / info.height });
  }
  return found.length === 0
    ? undefined
    : { left: Math.min(...found.map(({ x }) => x)), top: Math.min(...found.map(({ y }) => y)) };
}

test('A lease is signed on a phone in six taps and a drag: pen first, then the page', async ({ page }) => {
  let taps = 0;
  const tap = async (name: string) => {
    taps += 1;
    await page.getByRole('button', { name, exact: true }).tap();
  };
  await withoutPicker(page);
  await page.goto('/sign-pdf');
  await expect(page.locator('file-tool[data-ready]')).toBeAttached();
  // One tap opens the picker, and one chooses the file there.
  taps += 2;
  await page.locator('drop-zone .zone input').setInputFiles(await lease());

  const pad = page.locator('.pad:visible');
  await expect.poll(async () => (await pad.boundingBox())?.width, 'as wide as the sheet').toBeGreaterThan(300);
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is no pad');
  await expect(page.getByText('Draw', { exact: true })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Place it on the page' })).toBeDisabled();
  await drag(
    page,
    Array.from({ length: 30 }, (_, at) => [box.x + 60 + at * 6, box.y + 130 + 40 * Math.sin(at / 3)] as const),
  );
  await tap('Place it on the page');

  const area = page.locator('sign-areas .area');
  await expect(page.locator('sign-areas input[type=number]'), 'the last page').toHaveValue('3');
  await expect(area).toBeFocused();
  await expect(area).toBeInViewport({ ratio: 1 });
  const before = await area.boundingBox();
  if (!before) throw new Error('Nothing was placed');
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
  await drag(page, [
    [x, y],
    [x - 20, y - 40],
    [x - 40, y - 80],
  ]);
  await expect.poll(async () => (await area.boundingBox())?.y).toBeCloseTo(before.y - 80, 0);
  const place = await area.evaluate(({ style }) => ({
    left: Number(style.getPropertyValue('--left')),
    top: Number(style.getPropertyValue('--top')),
  }));
  await tap('Sign');
  await finished(page);
  await expect(page.locator('sheet-view'), 'the signed page').toContainText('Page 3 of 3');
  const [download] = await Promise.all([page.waitForEvent('download'), tap('Save')]);
  expect(taps).toBeLessThanOrEqual(6);

  const drawn = await renderPdf(await readFile(await download.path()));
  expect(await ink(drawn[0])).toBeUndefined();
  expect(await ink(drawn[1])).toBeUndefined();
  const signed = await ink(drawn[2]);
  expect(signed?.left).toBeCloseTo(place.left, 1);
  expect(signed?.top).toBeCloseTo(place.top, 1);
});

test('Initials and the date are placed like the signature, and all of them on several pages', async ({ page }) => {
  await withoutPicker(page);
  await page.goto('/sign-pdf');
  await expect(page.locator('file-tool[data-ready]')).toBeAttached();
  await page.locator('drop-zone .zone input').setInputFiles(await lease());
  await page.getByText('Type', { exact: true }).tap();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Place it on the page' }).tap();
  await page.getByRole('button', { name: 'Place date' }).tap();
  await page.getByRole('textbox', { name: 'Date', exact: true }).fill('1 December 1852');
  await page.getByRole('button', { name: 'Previous page' }).tap();
  await page.getByRole('button', { name: 'Place signature' }).tap();
  await page.getByRole('button', { name: 'Place initials' }).tap();
  await page.getByRole('textbox', { name: 'Initials', exact: true }).fill('AL');
  await page.getByRole('button', { name: 'Place it on the page' }).tap();
  await expect(page.locator('sign-areas [role=status]')).toContainText('Placed on pages 2 and 3.');
  await page.getByRole('button', { name: 'Sign', exact: true }).tap();
  await finished(page);
  await expect(page.locator('sheet-view'), 'the first page that changed').toContainText('Page 2 of 3');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save', exact: true }).tap(),
  ]);
  const texts = await (await read(await readFile(await download.path()))).texts();
  expect(texts.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
    'Page 1',
    expect.stringMatching(/^Page 2.*Ada Lovelace.*AL$/),
    expect.stringMatching(/^Page 3.*Ada Lovelace.*1 December 1852$/),
  ]);
});
