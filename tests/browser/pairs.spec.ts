import { expect, test } from '@playwright/test';
import { readImage } from './readers.ts';
import { addFiles, fixture, openTool, runTool, saveResults } from './tool-page.ts';

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
