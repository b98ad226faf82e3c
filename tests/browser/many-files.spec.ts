import { readFile } from 'node:fs/promises';
import { outOfView, sheet } from './out-of-view.ts';
import { expect, test, type Page } from './test.ts';
import { addFiles, fixture, openTool, rowOf } from './tool-page.ts';
import { nightly } from '../nightly.ts';

declare global {
  interface Window {
    sizesWritten: number;
  }
}

/** Counts how often rows are drawn: a row formats the size of its file each time. */
const countDrawing = (page: Page) =>
  page.addInitScript(() => {
    window.sizesWritten = 0;
    const { prototype } = Intl.NumberFormat;
    const format = Object.getOwnPropertyDescriptor(prototype, 'format');
    Object.defineProperty(prototype, 'format', {
      get(this: Intl.NumberFormat) {
        window.sizesWritten += 1;
        return format?.get?.call(this) as unknown;
      },
    });
  });
const drawnSince = async (page: Page, before = 0) => (await page.evaluate(() => window.sizesWritten)) - before;

test('of many files, only the rows near the view are drawn, and only when they change; they push nothing out of the window', async ({
  page,
}) => {
  const buffer = await readFile(fixture('pdf/plain.pdf'));
  const count = 150;
  const names = Array.from({ length: count }, (_, index) => `file ${index + 1}.pdf`);
  const rows = page.locator('file-rows li');
  const drawn = page.locator('file-rows li:has(.actions)');
  await countDrawing(page);
  await openTool(page, 'merge-pdf');
  await addFiles(
    page,
    names.map((name) => ({ name, mimeType: 'application/pdf', buffer })),
  );
  // The last row is read last, and is drawn wherever it is, so that Tab can reach it.
  await expect(rowOf(page, `file ${count}.pdf`)).toContainText('2 pages');
  await expect(rows).toHaveCount(count);
  expect(await drawn.count()).toBeLessThan(40);
  // Each row and the totals are drawn a few times, but not all visible rows for each file that is read.
  expect(await drawnSince(page)).toBeLessThan(count * 10);

  const up = page.getByRole('button', { name: 'Move file 2.pdf up' });
  await up.press('Enter');
  await expect(page.locator('file-rows [role=status]')).toHaveText('file 2.pdf, now 1 of 150');
  await expect(rows.first().locator('.name')).toHaveText('file 2.pdf');
  await expect(up).toBeFocused();
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(rows.first().locator('.name')).toHaveText('file 2.pdf');

  // A focused row stays when it is scrolled away, and Tab continues from it.
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rowOf(page, 'file 145.pdf')).toContainText('2 pages');
  await expect(up).toBeFocused();
  const before = await drawnSince(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Move file 2.pdf down' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move file 2.pdf down' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove file 3.pdf' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove file 4.pdf' })).toBeFocused();
  // Three changes: each draws only the rows near the viewport.
  expect(await drawnSince(page, before)).toBeLessThan(count / 2);

  await page.getByLabel('Optimise').or(page.locator('#options :is(input, select, button):visible')).first().focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: `Remove file ${count}.pdf` })).toBeFocused();
  expect(await outOfView(page, ['.bar .run', sheet, 'file-rows'])).toEqual([]);
  await page.locator('.clear').press('Enter');
  await expect(rows).toHaveCount(0);
});

test('of many rows, those alone are drawn that are looked at', nightly, async ({ page }) => {
  await openTool(page, 'convert-image');
  const tga = { mimeType: '', buffer: await readFile(fixture('images/photo.tga')) };
  await addFiles(
    page,
    Array.from({ length: 60 }, (_, index) => ({ name: `${index}.tga`, ...tga })),
  );
  await rowOf(page, '59.tga').scrollIntoViewIfNeeded();
  await expect(rowOf(page, '59.tga').locator('.picture img')).toBeVisible();
  expect(await page.locator('.picture img').count()).toBeLessThan(50);
});
