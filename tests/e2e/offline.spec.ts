import { expect, test } from '@playwright/test';
import { addFiles, fixture, openTool, rowOf, runTool, saveResults, setOption } from '../browser/tool-page.ts';

const unavailable = 'The part of the site that does this work could not be loaded.';

test('without a network, a file whose decoder was not loaded says so, and is worked on when the network is back', async ({
  page,
  context,
}) => {
  await openTool(page, 'convert-image');
  await setOption(page, 'format', 'png');
  await addFiles(page, [fixture('photos/coffee.jpg')]);
  await runTool(page);
  await context.setOffline(true);
  await addFiles(page, [fixture('images/photo.heic')]);
  await runTool(page);
  await expect(rowOf(page, 'photo.heic')).toContainText(unavailable);
  await context.setOffline(false);
  await runTool(page);
  await expect(rowOf(page, 'photo.heic')).not.toContainText(unavailable);
  expect([...(await saveResults(page)).keys()].toSorted()).toEqual(['coffee.png', 'photo.png']);
});

test('without a network from the start, a PDF says so, and is worked on when the network is back', async ({
  page,
  context,
}) => {
  await openTool(page, 'flatten-pdf');
  await context.setOffline(true);
  await page.locator('drop-zone .held input').setInputFiles(fixture('pdf/first.pdf'));
  await expect(page.locator('.state')).toContainText(unavailable);
  await context.setOffline(false);
  await expect(page.locator('file-rows li')).toHaveCount(1);
  await runTool(page);
  expect((await saveResults(page)).size).toBe(1);
});
