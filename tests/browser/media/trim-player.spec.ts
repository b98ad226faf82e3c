import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../test.ts';
import { writeSilence } from '../disk.ts';
import { readBrightness } from './media-readers.ts';
import { media } from './media-runs.ts';
import { parseTime } from '#options/time.ts';
import { addFiles, fixture, openTool, runTool, saveResults } from '../tool-page.ts';
import { atNight, nightly } from '../../nightly.ts';

declare global {
  interface Window {
    /** The heights of the stage's content, frame by frame, in pixels. */
    heights: Set<number>;
  }
}

test('the small picture of a video is a key frame, but not the first', async ({ page }) => {
  await openTool(page, 'trim-video');
  await addFiles(page, [media('ramp.mp4')]);
  const brightness = await page.locator('file-rows li img').evaluate(async (picture: HTMLImageElement) => {
    await picture.decode();
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(picture, 0, 0, 1, 1);
    return context?.getImageData(0, 0, 1, 1).data[0];
  });
  // ffmpeg says that in the key frames, one a second, it is 5, 63, 121 and 179; a tenth into the video it is 28.
  expect(Math.abs((brightness ?? 0) - 63)).toBeLessThan(6);
});

test('keys move the start frame by frame, and the cut begins with the frame that is seen', async ({ page }) => {
  await openTool(page, 'trim-video');
  await addFiles(page, [media('ramp.mp4')]);
  const start = page.getByRole('slider', { name: 'Start' });
  const end = page.getByRole('slider', { name: 'End' });
  await expect(page.locator('trim-player video')).toHaveJSProperty('readyState', 4);
  await start.focus();
  // To one second, and three frames of a 25th of a second further.
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.locator('#option-start')).toHaveValue('0:01');
  for (const time of ['1.04', '1.08', '1.12']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('#option-start')).toHaveValue(`0:0${time}`);
    await expect(page.locator('trim-player .time')).toHaveText(`0:0${time}`);
  }
  await expect(start).toHaveAttribute('aria-valuetext', '1.12 seconds');
  await end.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.locator('#option-end')).toHaveValue('0:03');
  await expect(page.locator('trim-player .wave')).toBeAttached();
  await expect(page.locator('#option-start')).toHaveValue('0:01.12');

  await page.locator('#option-exact').check();
  await runTool(page);
  const [bytes = Buffer.of()] = (await saveResults(page)).values();
  const frames = await readBrightness(bytes);
  expect(frames).toHaveLength(47);
  const whole = await readBrightness(await readFile(media('ramp.mp4')));
  expect(Math.abs((frames[0]?.brightness ?? 0) - (whole[28]?.brightness ?? 0))).toBeLessThan(1);
});

test('a handle is dragged, a typed time moves it, and the part plays to its end', nightly, async ({ page }) => {
  await openTool(page, 'trim-audio');
  await addFiles(page, [media('tone.mp3')]);
  const start = page.getByRole('slider', { name: 'Start' });
  const line = (await page.locator('trim-player .line').boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
  await page.mouse.move(line.x - 8, line.y + line.height / 2);
  await page.mouse.down();
  await page.mouse.move(line.x - 8 + line.width / 2, line.y + line.height / 2, { steps: 4 });
  await page.mouse.up();
  const duration = Number(await start.getAttribute('aria-valuemax'));
  expect(Math.abs(parseTime(await page.locator('#option-start').inputValue()) - duration / 2)).toBeLessThan(0.05);
  await page.locator('#option-end').fill('1.2');
  await page.locator('#option-end').blur();
  await expect(page.locator('#option-end')).toHaveValue('0:01.2');
  await expect(page.getByRole('slider', { name: 'End' })).toHaveAttribute('aria-valuetext', '1.2 seconds');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('trim-player .time')).toHaveText('0:01.20');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  const state = () => page.locator('#option-end').evaluate((field: HTMLInputElement) => field.validity.valid);
  await page.locator('#option-end').fill('2:75');
  expect(await state()).toBe(false);
  await page.locator('#option-end').fill('');
  expect(await state()).toBe(true);
  await page.locator('#option-end').blur();
  await expect(page.getByRole('slider', { name: 'End' })).toHaveAttribute('aria-valuenow', String(duration));
});

test('what the browser does not play is drawn frame by frame', nightly, async ({ page }) => {
  await openTool(page, 'trim-video');
  await addFiles(page, [media('clip.m2ts')]);
  await expect(page.locator('trim-player .known-size')).toBeVisible();
  await page.getByRole('slider', { name: 'Start' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#option-start')).not.toHaveValue('0:00');
  await expect(page.locator('trim-player .known-size')).toHaveAttribute('alt', /The picture at 0\.0\d seconds/);
});

for (const [slug, file] of [
  ['trim-video', media('turned.mp4')],
  ...atNight([
    ['crop-image', fixture('photos/coffee.jpg')],
    ['fade-video', media('ramp.mp4')],
    ['crop-pdf', fixture('pdf/plain.pdf')],
  ]),
] as const) {
  test(`what is shown by ${slug} has its room before it is there`, async ({ page }) => {
    await openTool(page, slug);
    await page.evaluate(() => {
      window.heights = new Set();
      const look = () => {
        const { height } = document.querySelector('.stage .known-size')?.getBoundingClientRect() ?? {};
        if (height !== undefined) window.heights.add(Math.round(height));
        requestAnimationFrame(look);
      };
      look();
    });
    await addFiles(page, [file]);
    await page.waitForFunction(() => {
      const shown = document.querySelector<HTMLImageElement | HTMLVideoElement>('.stage :is(img, video)');
      return shown instanceof HTMLVideoElement ? shown.readyState > 1 : shown?.complete && shown.naturalWidth > 0;
    });
    const heights = await page.evaluate(() => [...window.heights]);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
  });
}

test('on a phone, the line is zoomed until a handle can be put at a tenth of a second', async ({ browser }) => {
  await using page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    baseURL: process.env['STAYPUT_URL'] ?? '',
  });
  await using folder = await mkdtempDisposable(join(tmpdir(), 'stayput-'));
  const memo = join(folder.path, 'memo.wav');
  await writeSilence(memo, 180 * 44_100 * 4);
  await openTool(page, 'trim-audio');
  await addFiles(page, [memo]);
  const line = page.locator('trim-player .line');
  const widthOf = async () => (await line.boundingBox())?.width ?? 0;
  await expect(line).toBeVisible();
  const whole = await widthOf();
  const duration = Number(await page.getByRole('slider', { name: 'Start' }).getAttribute('aria-valuemax'));
  // A place near twelve seconds, which stays in view.
  await line.click({ position: { x: (whole * 12) / duration, y: 20 } });
  const larger = page.locator('trim-player').getByRole('button', { name: 'Zoom in' });
  for (let press = 0; press < 5; press++) await larger.click();
  await expect.poll(widthOf).toBeCloseTo(whole * 32, -1);
  await expect(page.locator('trim-player .marks span[data-at="12"]')).toBeInViewport();
  const mark = await page.locator('trim-player .marks span[data-at="12"]').boundingBox();
  const top = (await line.boundingBox())?.y ?? 0;
  await page.mouse.click(mark?.x ?? 0, top + 60);
  await page.getByRole('button', { name: 'Start here' }).click();
  expect(Math.abs(parseTime(await page.locator('#option-start').inputValue()) - 12)).toBeLessThan(0.05);
});
