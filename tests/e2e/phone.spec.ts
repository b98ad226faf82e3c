import { expect, test } from '@playwright/test';
import { addFiles, fixture, only, openTool, runTool, saveResults } from '../browser/tool-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone, the choice that matters stands above the button, which says what it will do', async ({ page }) => {
  await openTool(page, 'compress-image');
  const run = page.locator('.run');
  await addFiles(page, [fixture('photos/coffee.jpg')]);
  await expect(run).toHaveText('Compress');
  await page.getByText('50 kB', { exact: true }).tap();
  await expect(run).toHaveText('Compress to 50 kB');
  await runTool(page);
  expect(only(await saveResults(page)).length).toBeLessThanOrEqual(50_000);

  await openTool(page, 'convert-audio');
  await addFiles(page, [fixture('media/tone.mp3')]);
  await page.getByLabel('Format', { exact: true }).selectOption('wav');
  await expect(run).toHaveText('Convert to WAV');
  await expect(page.getByLabel('Bit rate')).toBeHidden();
  const options = page.getByRole('button', { name: 'Options' });
  await options.tap();
  await expect(page.getByRole('heading', { name: 'Options' })).toBeVisible();
  await expect(page.getByLabel('Bit rate')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).tap();
  await expect(page.getByLabel('Bit rate')).toBeHidden();
  await expect(options).toBeFocused();
  await expect(page.getByLabel('Format', { exact: true })).toHaveValue('wav');
});
