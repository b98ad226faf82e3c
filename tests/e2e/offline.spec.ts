import { expect, test } from '@playwright/test';
import { addFiles, fixture, openTool, pressRun, rowOf, runTool, saveResults, runOn } from '../browser/tool-page.ts';
import { atNight, nightly } from '../nightly.ts';

const unavailable = 'A part of the site that this tool needs could not be loaded.';

test(
  'without a network, a file whose decoder was not loaded says so, and is worked on when the network is back',
  nightly,
  async ({ page, context }) => {
    await runOn(page, 'convert-image', [fixture('photos/coffee.jpg')], { format: 'png' });
    await context.setOffline(true);
    await addFiles(page, [fixture('images/photo.heic')]);
    await runTool(page);
    await expect(rowOf(page, 'photo.heic')).toContainText(unavailable);
    await context.setOffline(false);
    await runTool(page);
    await expect(rowOf(page, 'photo.heic')).not.toContainText(unavailable);
    expect([...(await saveResults(page)).keys()].toSorted()).toEqual(['coffee.png', 'photo.png']);
  },
);

for (const [slug, file] of [
  ['change-speed', 'media/clip.mp4'],
  ...atNight([
    ['crop-image', 'photos/coffee.jpg'],
    ['resize-image', 'photos/coffee.jpg'],
    ['greyscale-pdf', 'pdf/illustrated.pdf'],
  ]),
] as const) {
  test(
    `without a network, ${slug} says so, and finishes when the network is back`,
    nightly,
    async ({ page, context }) => {
      await openTool(page, slug);
      await context.setOffline(true);
      await page.locator('drop-zone .zone input').setInputFiles(fixture(file));
      await expect(page.locator('file-tool')).toContainText(unavailable);
      await context.setOffline(false);
      await page.locator('file-tool .clear').click();
      await addFiles(page, [fixture(file)]);
      await runTool(page);
      expect((await saveResults(page)).size).toBe(1);
    },
  );
}

test('without a network from the start, a PDF says so, and is worked on when the network is back', async ({
  page,
  context,
}) => {
  await openTool(page, 'flatten-pdf');
  await context.setOffline(true);
  await page.locator('drop-zone .zone input').setInputFiles(fixture('pdf/first.pdf'));
  await expect(page.locator('.state')).toContainText(unavailable);
  await context.setOffline(false);
  await expect(page.locator('file-rows li')).toHaveCount(1);
  await runTool(page);
  expect((await saveResults(page)).size).toBe(1);
});

test(
  'what shows a result, and could not be loaded, is loaded when the network is back, and the page no longer misses it',
  nightly,
  async ({ page, context }) => {
    await openTool(page, 'convert-subtitles');
    await addFiles(page, [fixture('subtitles/lines.srt')]);
    await expect(rowOf(page, 'lines.srt')).toContainText('3 subtitles');
    await context.setOffline(true);
    await pressRun(page);
    await expect(rowOf(page, 'lines.srt')).toContainText('lines.vtt');
    await expect(page.locator('.state')).toContainText(unavailable);
    await context.setOffline(false);
    await expect(page.locator('.state')).toHaveText('1 file done');
    await expect(page.locator('sheet-view')).toContainText('WEBVTT');
  },
);

const slowParts = {
  'the script of an engine': /\/_astro\/image\.worker\/[^/]*\.js$/,
  'an engine': /\/vips-(?!heif|jxl)[^/]*\.wasm$/,
};

for (const [name, part] of Object.entries(slowParts)) {
  test(`a network that takes minutes for ${name} makes no file fail`, nightly, async ({ page }) => {
    const arrived = Promise.withResolvers<void>();
    await page.clock.install();
    await page.route(part, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(part);
    await openTool(page, 'resize-image');
    await addFiles(page, [fixture('photos/coffee.jpg')]);
    await asked;
    await page.clock.fastForward('04:00');
    arrived.resolve();
    await expect(rowOf(page, 'coffee.jpg')).toContainText('600 × 400');
  });
}
