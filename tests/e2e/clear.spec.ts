import { expect, test } from '@playwright/test';
import { addFiles, fixture, only, openTool, runTool, saveResults, setOption } from '../browser/tool-page.ts';

const [photo, paper] = [fixture('photos/coffee.jpg'), fixture('pdf/first.pdf')];

test('Clear can be undone until other files are added: files and results are back, and the button has the focus', async ({
  page,
}) => {
  await openTool(page, 'convert-image');
  await setOption(page, 'format', 'png');
  await addFiles(page, [photo]);
  await runTool(page);
  const before = only(await saveResults(page));
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
