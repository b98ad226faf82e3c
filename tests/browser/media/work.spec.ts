import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import ffprobe from '@ffprobe-installer/ffprobe';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { convert, media } from './media-runs.ts';
import { wavHeader } from '../../wav-header.ts';
import {
  addFiles,
  finished,
  only,
  openTool,
  pressRun,
  rowOf,
  runTool,
  saveResults,
  setOption,
  work,
  runOn,
} from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

/** Runs a script in the media worker before its own scripts. */
async function prepend(page: Page, body: string) {
  await page.route('**/prepended.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.route(/\/media\.worker\b.*\.js$/, async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, body: `import '/prepended.js';${await response.text()}` });
  });
}

/** An encoder that fails at its 20th frame, unless it is a software encoder. */
const failing = `{
  const Own = self.VideoEncoder;
  self.VideoEncoder = class extends Own {
    #init; #left = Infinity;
    constructor(init) { super(init); this.#init = init; }
    configure(config) { if (config.hardwareAcceleration !== 'prefer-software') this.#left = 20; super.configure(config); }
    encode(...frame) {
      this.#left -= 1;
      if (this.#left > 0) return super.encode(...frame);
      super.close();
      this.#init.error(new DOMException('Encoding error.', 'EncodingError'));
    }
  };
}`;

test('where hardware fails in the middle, the work is done in software', nightly, async ({ page }) => {
  await prepend(page, failing);
  const { reading } = await convert(page, 'resize-video', 'clip.mp4', { size: 'own', height: '90' });
  expect(reading.tracks[0]).toMatchObject({ codec: 'h264', height: 90, frames: 100 });
  expect(reading.complaints).toBe('');
});

test('an estimate ends when the work begins, and does not slow it down', nightly, async ({ page }) => {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route('**/mp3-encoder/*.js', async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  await openTool(page, 'convert-audio');
  const sound = Buffer.alloc(44_100 * 4 * 60);
  await addFiles(page, [
    { name: 'minute.wav', mimeType: 'audio/wav', buffer: Buffer.concat([wavHeader(sound.length), sound]) },
  ]);
  await expect(rowOf(page, 'minute.wav')).toContainText('Estimating size and time');
  await asked.promise;
  const ended = Promise.any(
    page
      .workers()
      .filter((worker) => worker.url().includes('media.worker'))
      .map((worker) => worker.waitForEvent('close', { timeout: 10_000 })),
  );
  await pressRun(page);
  await ended;
  held.resolve();
  await finished(page);
  await expect(rowOf(page, 'minute.wav')).toContainText('→');
});

test('the screen stays on while there is work, and no longer', nightly, async ({ page }) => {
  await page.addInitScript(() => {
    const asked: WakeLockSentinel[] = [];
    const { request } = WakeLock.prototype;
    WakeLock.prototype.request = async function noted(type) {
      const lock = await request.call(this, type);
      asked.push(lock);
      return lock;
    };
    Object.assign(window, { asked });
  });
  await convert(page, 'compress-video', 'clip.mp4');
  const locks = () =>
    page.evaluate(() => (window as unknown as { asked: WakeLockSentinel[] }).asked.map((lock) => lock.released));
  await expect.poll(locks).toEqual([true]);
});

test('a video is compared with its result on the sheet, at the same time in both, and frame by frame', async ({
  page,
}) => {
  await convert(page, 'compress-video', 'ramp.mp4');
  const pair = page.locator('video-pair');
  const [before, after] = ['before', 'after'].map((side) => pair.locator(`video.${side}`));
  if (!before || !after) throw new Error('There are two');
  const time = (video: Locator) => video.evaluate((shown: HTMLVideoElement) => shown.currentTime);
  const apart = async () => Math.abs((await time(before)) - (await time(after)));
  await expect.poll(() => time(after)).toBeGreaterThan(0);
  // Frame 65, in full range: the brightness of frame n is 20 + 2 n.
  const brightness = ((150 - 16) / 219) * 255;
  await pair.getByRole('slider', { name: 'Time in both videos' }).fill('2.6');
  for (const video of [before, after]) await expect.poll(() => video.evaluate(meanOf)).toBeCloseTo(brightness, -1);

  await page.keyboard.press('Home');
  await expect.poll(() => time(after)).toBeLessThan(0.04);
  const play = pair.getByRole('button', { name: 'Play both' });
  await play.press('Enter');
  const playing = await pair.evaluate(catchUp);
  await page.keyboard.press('Enter');
  expect(playing).toEqual({ focused: 'Pause', isTogether: true });
  await expect(play).toBeFocused();
  await expect.poll(apart, 'when they stand').toBe(0);

  // The sound is that of the only visible video, otherwise that of the result.
  const heard = () =>
    pair
      .locator('video')
      .evaluateAll((all: HTMLVideoElement[]) => all.filter(({ muted }) => !muted).map(({ className }) => className));
  expect(await heard()).toEqual(['after']);
  await page.keyboard.press('b');
  await expect(pair.locator('.divider')).toHaveValue('100');
  await expect.poll(heard).toEqual(['before']);

  await page.getByRole('button', { name: 'Compare ramp.mp4 before and after' }).click();
  const dialog = page.getByRole('dialog', { name: /before and after/ });
  await dialog.getByLabel('Frame').fill('2.6');
  await expect(dialog.locator('.moment')).toHaveText('0:02.60');
  for (const name of ['Before', 'After']) {
    const picture = dialog.getByAltText(name, { exact: true });
    await expect.poll(() => picture.evaluate(meanOf).catch(() => -1)).toBeCloseTo(brightness, -1);
  }
});

test(
  'where the browser cannot play a video beside its result, it says so, plays the result and compares frames',
  nightly,
  async ({ page }) => {
    await convert(page, 'compress-video', 'clip.m2ts');
    const sheet = page.locator('sheet-view');
    await expect(sheet.getByText('This browser cannot play the original beside the result.')).toBeVisible();
    await expect(sheet.getByLabel('Player for clip.mp4')).toBeVisible();
    await sheet.getByRole('button', { name: 'Compare frames' }).click();
    await expect(page.getByRole('dialog').getByAltText('Before', { exact: true })).toBeVisible();
  },
);

test('how large a long video will be, and how long that takes, is estimated before', nightly, async ({ page }) => {
  const buffer = only(await work(page, 'merge-video', Array<string>(8).fill(media('clip.mp4'))));
  await openTool(page, 'convert-video');
  await setOption(page, 'container', 'webm');
  await addFiles(page, [{ name: 'long.mp4', mimeType: 'video/mp4', buffer }]);
  const estimate = rowOf(page, 'long.mp4').getByText(/^Result: about [\d.]+ kB, in about .+\.$/);
  const kilobytes = Number(/[\d.]+/.exec(await estimate.innerText())?.[0]);
  await runTool(page);
  const made = only(await saveResults(page)).length / 1000;
  expect(kilobytes).toBeGreaterThan(made * 0.7);
  expect(kilobytes).toBeLessThan(made * 1.4);
});

test('a video whose frames cannot be decoded does not become a result without a picture', nightly, async ({ page }) => {
  const path = media('clip.mp4');
  const wanted = ['-select_streams', 'v', '-show_entries', 'packet=pos,size', '-of', 'csv=p=0'];
  const packets = execFileSync(ffprobe.path, ['-v', 'error', ...wanted, path], { encoding: 'utf8' });
  const buffer = await readFile(path);
  for (const packet of packets.trim().split('\n')) {
    const [size = 0, position = 0] = packet.split(',').map(Number);
    buffer.fill(0xff, position, position + size);
  }
  await runOn(page, 'convert-video', [{ name: 'noise.mp4', mimeType: 'video/mp4', buffer }], { container: 'webm' });
  await expect(rowOf(page, 'noise.mp4').locator('.problem')).toContainText('damaged');
});

/**
 * Once both videos play, sets the first back by a quarter of a second: too little for a seek, so it has to play faster.
 * Returns whether they synchronise before the second ends, and the name of the focused button meanwhile.
 */
async function catchUp(pair: SVGElement | HTMLElement) {
  const [before, after] = pair.querySelectorAll('video');
  if (!before || !after) throw new Error('There are two videos');
  const frames = async (isLast: () => boolean) => {
    while (!isLast() && !after.ended) await new Promise(requestAnimationFrame);
  };
  await frames(() => before.currentTime > 0.3 && after.currentTime > 0.3);
  const focused = document.activeElement?.getAttribute('aria-label');
  before.currentTime = after.currentTime - 0.25;
  await frames(() => !before.seeking && Math.abs(before.currentTime - after.currentTime) < 0.03);
  return { focused, isTogether: !after.ended };
}

/** Returns the mean red value of a picture, or of the current frame of a video, from 0 to 255. */
async function meanOf(picture: SVGElement | HTMLElement) {
  if (picture instanceof HTMLImageElement) await picture.decode();
  else if (!(picture instanceof HTMLVideoElement)) return -1;
  const context = new OffscreenCanvas(16, 16).getContext('2d');
  context?.drawImage(picture, 0, 0, 16, 16);
  const reds = [...(context?.getImageData(0, 0, 16, 16).data ?? [])].filter((_, at) => at % 4 === 0);
  return reds.reduce((sum, red) => sum + red, 0) / reds.length;
}
