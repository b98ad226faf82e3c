import { expect, test } from '@playwright/test';
import { addFiles, fixture, only, openTool, saveResults, work } from '../browser/tool-page.ts';

const [photo, paper] = [fixture('photos/coffee.jpg'), fixture('pdf/first.pdf')];

test('Clear can be undone until other files are added: files and results are back, and the button has the focus', async ({
  page,
}) => {
  const before = only(await work(page, 'convert-image', [photo], { format: 'png' }));
  const rows = page.locator('file-rows li[data-id]');
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.getByRole('button', { name: 'Clear all files' }).click();
  await expect(rows).toHaveCount(0);
  await expect(page.locator('.state')).toHaveText('Cleared 1 file');
  await expect(page.locator('drop-zone .zone input')).toBeFocused();
  await undo.click();
  await expect(rows).toHaveCount(1);
  await expect(page.locator('.state')).toContainText('1 file done');
  expect(only(await saveResults(page)).equals(before)).toBe(true);

  await page.getByRole('button', { name: 'Clear all files' }).click();
  await expect(undo).toBeVisible();
  await addFiles(page, [photo]);
  await expect(undo).toBeHidden();
});

test('so can Start over on the front page', async ({ page }) => {
  await page.goto('/');
  await page.locator('drop-zone .zone input').setInputFiles([photo, paper]);
  const offers = page.locator('.offers');
  await expect(offers).toContainText('1 PDF file');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(offers).toHaveText(/Cleared 2 files\s*Undo/);
  await offers.getByRole('button', { name: 'Undo' }).click();
  await expect(offers).toContainText('1 PDF file');
  await expect(offers).toContainText('1 JPEG file');
});

test('files that were cleared do not come back to a page that they were handed to, however soon it is opened again', async ({
  page,
}) => {
  await openTool(page, 'fill-pdf-form');
  await addFiles(page, [fixture('pdf/plain.pdf')]);
  await page.getByRole('button', { name: 'Write on the pages' }).click();
  await expect(page).toHaveURL(/write-on-pdf/);
  await expect(page.locator('file-rows li')).toContainText('plain.pdf');
  await page.evaluate(() => {
    // As if the page were left before anything more is stored.
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('Too late', 'AbortError');
    };
    document.querySelector<HTMLButtonElement>('.clear')?.click();
  });
  // As from the address bar: a reload would begin anew in any case.
  await page.goto('/write-on-pdf');
  await expect(page.locator('file-tool[data-ready]')).toBeAttached();
  await expect(page.locator('file-rows li')).toHaveCount(0);
});
