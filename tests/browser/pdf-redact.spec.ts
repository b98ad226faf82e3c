import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { objectsOf, read } from '../unit/read-pdf.ts';
import { addFiles, fixture, only, openTool, rowOf, runTool, saveResults } from './tool-page.ts';

test('Words and pixels under an area are gone, chosen by keys', async ({ page }) => {
  await openTool(page, 'redact-pdf');
  await addFiles(page, [fixture('pdf/illustrated.pdf')]);
  await page.locator('#option-words').fill('pictures 2');
  await page.locator('#option-words').press('Tab');
  await expect(page.locator('page-areas')).toContainText('0 of 1 places');
  await page.getByRole('button', { name: 'Add an area' }).click();
  await expect(page.locator('.area')).toBeFocused();
  // So narrow that it is on the photo alone.
  for (let count = 0; count < 3; count++) await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.locator('page-areas')).toContainText('1 of 1 areas');
  await runTool(page);
  await expect(rowOf(page, 'illustrated.pdf')).toContainText('2 areas removed on 2 pages');
  const bytes = only(await saveResults(page));
  expect(await (await read(bytes)).texts()).toEqual(['Pictures 1', '']);
  const photos = [...(await objectsOf(bytes)).values()].flatMap((object) => {
    if (typeof object !== 'object' || object === null || Array.isArray(object)) return [];
    const { data, dict } = object;
    const isPhoto = JSON.stringify(dict)?.includes('DCTDecode');
    return isPhoto && typeof data === 'string' ? [{ data }] : [];
  });
  const pixels = await Promise.all(
    photos.map(({ data }) => sharp(Buffer.from(data, 'base64')).raw().toBuffer({ resolveWithObject: true })),
  );
  // Of the two pages, one still has the photo as it was.
  const darkest = pixels.map(({ data, info }) => {
    const at = (Math.round(info.height * 0.63) * info.width + Math.round(info.width * 0.7)) * info.channels;
    return Math.max(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255);
  });
  expect(darkest).toHaveLength(2);
  expect(Math.min(...darkest)).toBeLessThan(8);
  expect(Math.max(...darkest)).toBeGreaterThan(8);
});

test('A page that cannot be cut becomes a picture, and is said to be one', async ({ page }) => {
  await openTool(page, 'redact-pdf');
  await addFiles(page, [fixture('pdf/illustrated.pdf')]);
  // Over the edge of a picture with a mask.
  await page.getByRole('button', { name: 'Add an area' }).click();
  await runTool(page);
  await expect(rowOf(page, 'illustrated.pdf')).toContainText('Now pictures, without text to search: page 1');
  expect(await (await read(only(await saveResults(page)))).texts()).toEqual(['', 'Pictures 2']);
});
