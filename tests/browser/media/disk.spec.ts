import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { expectForgotten, keptIn, writeSilence } from '../disk.ts';
import { readMedia } from './media-readers.ts';
import { addFiles, openTool, pressRun, runTool, saveResults, setOption, runOn } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

const megabytes = 100;
let folder: string;
let long: string;
let animation: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stayput-'));
  long = join(folder, 'long.wav');
  animation = join(folder, 'noise.gif');
  await writeSilence(long, megabytes * 1_000_000);
  await writeNoise(animation);
});
test.afterAll(() => rm(folder, { recursive: true }));

test('a large result goes to the disk and is saved from there', async ({ page }) => {
  await runOn(page, 'convert-audio', [long], { container: 'wav' });
  expect(await keptIn(page)).toEqual([expect.stringMatching(/^results/)]);
  const [bytes] = (await saveResults(page)).values();
  const reading = await readMedia(bytes ?? new Uint8Array());
  expect(reading.duration).toBeCloseTo((megabytes * 1_000_000) / 4 / 44_100, 0);
});

test(
  'a result that is saved from a private window arrives whole, also where the page is closed at once',
  nightly,
  async ({ page }) => {
    await runOn(page, 'convert-audio', [long], { container: 'wav' });
    // Each Playwright context is a private window.
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.save-all').click()]);
    await page.close();
    expect(await download.failure()).toBeNull();
    expect((await stat(await download.path())).size).toBe(44 + megabytes * 1_000_000);
  },
);

test(
  'a stopped job leaves nothing on the disk when the next one has ended, and a closed page leaves nothing',
  nightly,
  async ({ page, context }) => {
    await openTool(page, 'convert-audio');
    await setOption(page, 'container', 'flac');
    await addFiles(page, [long]);
    await pressRun(page);
    // Polls often: the file exists only during the work.
    await expect.poll(() => keptIn(page), { intervals: [50] }).toEqual([expect.stringMatching(/^unfinished/)]);
    await page.locator('.cancel').click();
    await setOption(page, 'container', 'wav');
    await runTool(page);
    expect(await keptIn(page)).toEqual([expect.stringMatching(/^results/)]);

    const other = await context.newPage();
    await other.goto('/privacy');
    expect(await keptIn(other), 'of a page that is open').toHaveLength(1);
    await page.close();
    await expect.poll(() => keptIn(other)).toEqual([]);
  },
);

test(
  'a disk that is full is told as that while the work goes on, and nothing stays on it',
  nightly,
  async ({ page }) => {
    await page.route('**/media.worker/*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${fillDisk}\n${await response.text()}` });
    });
    const runs = [
      { slug: 'convert-audio', option: { name: 'container', value: 'wav' }, file: long },
      { slug: 'animation-to-video', option: { name: 'times', value: '100' }, file: animation },
    ] as const;
    for (const { slug, option, file } of runs) {
      await openTool(page, slug);
      await setOption(page, option.name, option.value);
      await addFiles(page, [file]);
      await runTool(page);
      const row = page.locator('file-rows li');
      await expect(row, slug).toContainText('The browser ran out of disk space while it wrote the result.');
      await expect(row, slug).not.toContainText(/is free|Please tell us/);
      expect(await keptIn(page), slug).toEqual([]);
    }
  },
);

test('what a page leaves that was closed at work is removed by the next page of any kind', async ({
  page,
  context,
}) => {
  await openTool(page, 'convert-audio');
  await setOption(page, 'container', 'flac');
  await addFiles(page, [long]);
  await pressRun(page);
  await expect.poll(() => keptIn(page), { intervals: [50] }).toEqual([expect.stringMatching(/^unfinished/)]);
  await page.close();
  await expectForgotten(await context.newPage(), '/blog');
});

/** Prepended to a worker's script: the disk refuses every byte. */
const fillDisk = `FileSystemSyncAccessHandle.prototype.write = () => {
  throw new DOMException('No space', 'QuotaExceededError');
};`;

/** Writes two frames of noise, which no encoder can compress. */
async function writeNoise(path: string) {
  const side = 1000;
  const pixels = Buffer.from(Array.from({ length: side * side * 2 * 3 }, (_, at) => (at * at * 2_654_435) >>> 13));
  await sharp(pixels, { raw: { width: side, height: side * 2, channels: 3, pageHeight: side } })
    .gif({ delay: [40, 40], effort: 1 })
    .toFile(path);
}
