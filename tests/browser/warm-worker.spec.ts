import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { photo } from './image/image-runs.ts';
import { addFiles, openTool, runTool } from './tool-page.ts';

const workers = (page: Page) => page.workers().filter((worker) => worker.url().includes('image.worker/'));

/** Compresses a photo, clears the list, and lets a minute pass. */
async function compress(page: Page, width: number) {
  const buffer = await sharp(photo('mountain.jpg')).resize(width).jpeg().toBuffer();
  await addFiles(page, [{ name: `${width}.jpg`, mimeType: 'image/jpeg', buffer }]);
  await runTool(page);
  await page.locator('.clear').click();
  await page.clock.fastForward('01:00');
}

const ended = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.fastForward('01:00');
      return workers(page);
    })
    .toEqual([]);

test('a worker waits for the next file unless it holds much or nobody sees the page', async ({ page }) => {
  await page.clock.install();
  await openTool(page, 'compress-image');
  await compress(page, 800);
  const [warm] = workers(page);
  expect(warm).toBeDefined();
  await compress(page, 900);
  expect(workers(page)).toEqual([warm]);
  await compress(page, 6000);
  await ended(page);
  await compress(page, 800);
  expect(workers(page)).toHaveLength(1);
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
  await ended(page);
});
