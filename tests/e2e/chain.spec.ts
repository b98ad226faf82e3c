import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { finished, fixture, openTool, saveResults } from '../browser/tool-page.ts';

/** Goes on with the Tab key until a control has the focus, as people do who have no mouse. */
async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeEnabled({ timeout: 100_000 });
  for (let pressed = 0; pressed < 150; pressed += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(control)}`);
}

async function press(page: Page, control: Locator, key = 'Enter') {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

async function goOn(page: Page, tool: string) {
  await press(page, page.getByRole('button', { name: 'Then…' }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: tool }));
  await expect(page.getByRole('heading', { level: 1, name: tool })).toBeVisible();
  await expect(page.locator('file-rows li')).toHaveCount(20);
}

test('twenty HEIC photos are cropped, resized and compressed to 100 kB, and saved as one ZIP, by keyboard alone', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const buffer = await readFile(fixture('images/photo.heic'));
  await openTool(page, 'crop-image');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    press(page, page.locator('drop-zone .held input')),
  ]);
  const names = Array.from({ length: 20 }, (_, index) => `photo-${index + 1}.heic`);
  await chooser.setFiles(names.map((name) => ({ name, mimeType: 'image/heic', buffer })));

  await tabTo(page, page.getByLabel('Crop to', { exact: true }));
  await page.keyboard.type('A shape');
  await press(page, page.getByRole('button', { name: 'Crop', exact: true }));
  await finished(page, 300_000);

  await goOn(page, 'Resize images');
  await tabTo(page, page.getByLabel('Width'));
  await page.keyboard.type('200');
  await press(page, page.getByRole('button', { name: 'Resize', exact: true }));
  await finished(page, 300_000);

  await goOn(page, 'Compress images');
  await tabTo(page, page.getByLabel('Make it'));
  await page.keyboard.type('At most');
  await tabTo(page, page.getByLabel('At most', { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('100');
  await tabTo(page, page.locator('#option-format'));
  await page.keyboard.type('WebP');
  // Compressing starts by itself, and again with other options.
  await page.keyboard.press('Tab');
  await expect(page.locator('.run')).toBeEnabled();
  await finished(page, 300_000);
  await tabTo(page, page.locator('.save-all'));
  const saved = await saveResults(page, () => page.keyboard.press('Enter'));
  expect(saved.size).toBe(20);
  for (const [name, bytes] of saved) {
    expect(name).toMatch(/^photo-\d+\.webp$/);
    expect(bytes.length).toBeLessThanOrEqual(100_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 200, height: 200 });
  }
});
