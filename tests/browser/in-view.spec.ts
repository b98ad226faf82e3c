import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { startsByItself } from '#tool.ts';
import { samples, samplesOfTool } from '../samples.ts';
import { tools } from './all-tools.ts';
import { outOfView, sheet } from './out-of-view.ts';
import { expect, test } from './test.ts';
import { addFiles, finished, fixture, openTool, pressRun, setOption, type GivenFile } from './tool-page.ts';
import { atNight, everything, nightly } from '../nightly.ts';

/** Returns this many copies of a file, with different names. */
async function copies(path: string, count: number): Promise<GivenFile[]> {
  const buffer = await readFile(path);
  return Array.from({ length: count }, (_, at) => ({ name: `${at}-${basename(path)}`, mimeType: '', buffer }));
}

const takesMany = tools.filter(({ tool }) => tool.files === undefined);

for (const { slug, tool } of takesMany.filter((each) => each.slug === 'resize-image' || everything)) {
  test(`a hundred files push nothing of ${slug} out of the window`, nightly, async ({ page }) => {
    const [format = 'pdf'] = tool.accepts;
    await openTool(page, slug);
    await addFiles(page, await copies(samplesOfTool[slug]?.[format] ?? samples[format], 100));
    await expect(page.locator('file-rows li')).toHaveCount(100);
    if (startsByItself(tool)) await finished(page);
    const button = startsByItself(tool) ? '.bar .save-all' : '.bar .run';
    expect(await outOfView(page, [button, sheet, 'file-rows'])).toEqual([]);
  });
}

/** Boards and a player. At night, a tool of each family, and of each kind of board. */
type Worked = [slug: string, file: string, options?: Record<string, string>];
const worked: Worked[] = [
  ['organise-pdf', fixture('pdf/first.pdf')],
  ['trim-video', fixture('media/turned.mp4')],
  ...atNight<Worked>([
    ['compress-image', fixture('photos/coffee.jpg')],
    ['crop-image', fixture('photos/coffee.jpg')],
    ['image-colours', fixture('photos/coffee.jpg')],
    ['edit-animation', fixture('images/animated.gif')],
    ['merge-pdf', fixture('pdf/plain.pdf')],
    ['redact-pdf', fixture('pdf/first.pdf'), { words: 'page' }],
    ['convert-audio', fixture('media/tone.wav')],
  ]),
];

/** Returns the ratio of a player's aspect ratio to that of its video. */
const shapeBesideOwn = (video: Element) => {
  if (!(video instanceof HTMLVideoElement)) throw new Error('It is no video');
  return video.clientWidth / video.clientHeight / (video.videoWidth / video.videoHeight);
};

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
    const seen = 'sheet-view > :is(file-sight, .file-pair, .read)';
    await expect(page.locator(seen).first()).toBeVisible();
    await expect.poll(() => outOfView(page, ['.bar .save-all', '.bar .state', sheet, seen])).toEqual([]);
    if (slug === 'convert-audio') await expect(page.locator('file-sight .wave')).toBeVisible();
    const video = page.locator('file-sight video');
    if (await video.count())
      await expect.poll(() => video.evaluate(shapeBesideOwn), 'no black beside it').toBeCloseTo(1, 1);
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

test('a list stays where it was scrolled to while its files are worked on', async ({ page }) => {
  const list = page.locator('file-rows');
  await openTool(page, 'resize-image');
  await addFiles(page, await copies(fixture('photos/coffee.jpg'), 12));
  await pressRun(page);
  await list.evaluate((rows) => (rows.scrollTop = 150));
  await finished(page);
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
});
