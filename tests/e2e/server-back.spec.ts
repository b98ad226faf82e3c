import { expect, test, type Page } from '@playwright/test';
import { addFiles, fixture, openTool, rowOf, runTool, saveResults } from '../browser/tool-page.ts';
import { atNight, nightly } from '../nightly.ts';

const unavailable = 'A part of the site that this tool needs could not be loaded.';

/**
 * Blocks all responses from the server until the returned function is called. The network itself stays up, so browsers
 * report nothing.
 */
async function stopServer(page: Page, part: string | RegExp = '**/*') {
  await page.route(part, (route) => route.abort('connectionrefused'));
  return () => page.unroute(part);
}

const give = (page: Page, file: string) => page.locator('drop-zone .zone input').setInputFiles(fixture(file));

for (const [slug, file] of [
  ['resize-image', 'photos/coffee.jpg'],
  ...atNight([
    ['merge-pdf', 'pdf/first.pdf'],
    ['convert-audio', 'media/tone.wav'],
    ['image-to-text', 'images/scan.png'],
  ]),
] as const) {
  test(`when the server is back, the files that ${slug} was given meanwhile are tried again`, async ({ page }) => {
    await openTool(page, slug);
    const start = await stopServer(page);
    await give(page, file);
    await expect(page.locator('.state')).toContainText(unavailable);
    const again = page.locator('.bar').getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(page.locator('.state')).toContainText(unavailable);
    await start();
    await again.click();
    await expect(page.locator('file-rows li')).toHaveCount(1);
    await expect(again).toBeHidden();
    await runTool(page);
    expect((await saveResults(page)).size).toBe(1);
  });
}

test('when the server is back, what shows the files is loaded by the same button', nightly, async ({ page }) => {
  await openTool(page, 'crop-image');
  const start = await stopServer(page, /crop-box/);
  await give(page, 'photos/coffee.jpg');
  await expect(page.locator('.state')).toContainText(unavailable);
  await start();
  await page.locator('.bar').getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('crop-box canvas, crop-box img').first()).toBeVisible();
  await runTool(page);
  expect((await saveResults(page)).size).toBe(1);
});

test('when the server is back, Run begins with what no engine could read before', async ({ page }) => {
  await openTool(page, 'resize-image');
  const start = await stopServer(page, /\/vips-[^/]*\.wasm$/);
  await addFiles(page, [fixture('photos/coffee.jpg')]);
  await expect(rowOf(page, 'coffee.jpg')).toContainText(unavailable);
  await start();
  await runTool(page);
  expect((await saveResults(page)).size).toBe(1);
});

test('when the server is back, Run loads what works on the files', async ({ page }) => {
  await openTool(page, 'rotate-pages');
  const start = await stopServer(page, /pdf-run/);
  await addFiles(page, [fixture('pdf/first.pdf')]);
  await runTool(page);
  await expect(rowOf(page, 'first.pdf')).toContainText(unavailable);
  await start();
  await runTool(page);
  expect((await saveResults(page)).size).toBe(1);
});

test('when the server is back, files that were given to the front page are tried again', nightly, async ({ page }) => {
  await page.goto('/');
  const start = await stopServer(page);
  await page.locator('front-door drop-zone input').first().setInputFiles(fixture('photos/coffee.jpg'));
  const offers = page.locator('front-door .offers');
  await expect(offers).toContainText(unavailable);
  await start();
  await offers.getByRole('button', { name: 'Try again' }).click();
  await expect(offers.getByRole('link', { name: 'Compress images' }).first()).toBeVisible();
});
