import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { lease } from '../../lease-pdf.ts';
import { read } from '../../unit/pdf/read-pdf.ts';
import { finished } from '../tool-page.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
test.use(phone);

/** Saves as in browsers that have no dialog for it, which Playwright cannot answer. */
const withoutPicker = (page: Page) =>
  page.addInitScript(() => {
    delete window.showSaveFilePicker;
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
