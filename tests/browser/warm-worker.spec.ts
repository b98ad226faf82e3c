import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { photo } from './image/image-runs.ts';
import { addFiles, openTool, runTool } from './tool-page.ts';

/** The workers that are left a minute after a photo was compressed and cleared. */
async function leftAfter(page: Page, width: number) {
  const buffer = await sharp(photo('mountain.jpg')).resize(width).jpeg().toBuffer();
  await addFiles(page, [{ name: `${width}.jpg`, mimeType: 'image/jpeg', buffer }]);
  await runTool(page);
  await page.locator('.clear').click();
  return left(page);
}

async function left(page: Page) {
  await page.clock.fastForward('01:00');
  return page.workers().filter((worker) => worker.url().includes('image.worker/'));
}

test('a worker waits for the next file unless it holds much or nobody sees the page', async ({ page }) => {
  await page.clock.install();
  await openTool(page, 'compress-image');
  const [warm] = await leftAfter(page, 800);
  expect(await leftAfter(page, 900)).toEqual([warm]);
  await leftAfter(page, 6000);
  await expect.poll(() => left(page)).toEqual([]);
  expect(await leftAfter(page, 800)).toHaveLength(1);
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
  await expect.poll(() => left(page)).toEqual([]);
});
