import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { families, startsByItself, type FamilyId } from '../../src/tool.ts';
import { samples, samplesOfTool } from '../samples.ts';
import { tools } from './all-tools.ts';
import { expect, test } from './test.ts';
import { addFiles, finished, fixture, openTool, pressRun, setOption, type GivenFile } from './tool-page.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 1366, height: 650 },
  { width: 1280, height: 900 },
];

/** What of these is not wholly in the window, or reaches below the bar, without scrolling, in each of the windows. */
async function outOfView(page: Page, selectors: string[]): Promise<string[]> {
  const missed: string[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    const found = await page.evaluate(async (wanted) => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      scrollTo(0, 0);
      const bar = document.querySelector('file-tool .bar')?.getBoundingClientRect();
      return wanted.filter((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        const end = selector.includes('.bar') ? innerHeight : (bar?.top ?? 0);
        return !box || box.height < 20 || box.top < 0 || box.left < 0 || box.bottom > end + 1 || box.right > innerWidth;
      });
    }, selectors);
    missed.push(...found.map((selector) => `${selector} at ${size.width} × ${size.height}`));
  }
  return missed;
}

/** The same file so often, each with a name of its own. */
async function copies(path: string, count: number): Promise<GivenFile[]> {
  const buffer = await readFile(path);
  return Array.from({ length: count }, (_, at) => ({ name: `${at}-${basename(path)}`, mimeType: '', buffer }));
}

const run = '.bar .run';
const sheet = 'file-tool .photo-sheet';

for (const family of Object.keys(families) as FamilyId[]) {
  test(`the sheet and the button of every tool for ${family} are in the window, without and with a file`, async ({
    page,
  }) => {
    for (const { slug, tool } of tools.filter((one) => one.tool.family === family)) {
      await openTool(page, slug);
      expect(await outOfView(page, [run, sheet]), `${slug}, empty`).toEqual([]);
      const [format = 'pdf'] = tool.accepts;
      await addFiles(page, [samplesOfTool[slug]?.[format] ?? samples[format]]);
      const isDone = startsByItself(tool);
      if (isDone) await finished(page);
      expect(
        await outOfView(page, [isDone ? '.bar .save-all' : run, sheet, 'file-rows']),
        `${slug}, with a file`,
      ).toEqual([]);
    }
  });
}

for (const slug of ['resize-image', 'merge-pdf', 'convert-audio']) {
  test(`a hundred files push nothing of ${slug} out of the window`, async ({ page }) => {
    const path = { 'merge-pdf': samples.pdf, 'convert-audio': samples.wav }[slug] ?? fixture('images/palette.png');
    await openTool(page, slug);
    await addFiles(page, await copies(path, 100));
    await expect(page.locator('file-rows li')).toHaveCount(100);
    expect(await outOfView(page, [run, sheet, 'file-rows'])).toEqual([]);
  });
}

/** A tool of each family, and of each kind of board. */
const worked: [slug: string, file: string, options?: Record<string, string>][] = [
  ['compress-image', fixture('photos/coffee.jpg')],
  ['crop-image', fixture('photos/coffee.jpg')],
  ['image-colours', fixture('photos/coffee.jpg')],
  ['edit-animation', fixture('images/animated.gif')],
  ['merge-pdf', fixture('pdf/plain.pdf')],
  ['organise-pdf', fixture('pdf/first.pdf')],
  ['redact-pdf', fixture('pdf/first.pdf'), { words: 'page' }],
  ['trim-video', fixture('media/clip.mp4')],
  ['convert-audio', fixture('media/tone.wav')],
];

for (const [slug, file, options = {}] of worked) {
  test(`the work and the result of ${slug} are in the window, and the focus goes to what saves it`, async ({
    page,
  }) => {
    await openTool(page, slug);
    await addFiles(page, [file]);
    for (const [name, value] of Object.entries(options)) await setOption(page, name, value);
    if (slug === 'image-colours') await finished(page);
    else {
      await pressRun(page);
      await finished(page);
      await expect(page.locator('.save-all')).toBeFocused();
    }
    const seen = 'sheet-view > :is(file-sight, picture-pair, .read)';
    await expect(page.locator(seen).first()).toBeVisible();
    expect(await outOfView(page, ['.bar .save-all', '.bar .state', sheet, seen])).toEqual([]);
  });
}

test('while a tool works, its progress and what stops it are in the window and have the focus', async ({ page }) => {
  await openTool(page, 'compress-image');
  await addFiles(page, await copies(fixture('photos/mountain.jpg'), 12));
  await pressRun(page);
  await expect(page.locator('.cancel')).toBeFocused();
  expect(await outOfView(page, ['.bar .cancel', '.bar .progress', sheet])).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.locator('.cancel')).toBeHidden();
  await expect(page.locator('.run')).toBeFocused();
});
