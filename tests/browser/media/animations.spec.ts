import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import sharp from 'sharp';
import { readMedia } from './media-readers.ts';
import { codecs, media } from './media-runs.ts';
import { addFiles, fixture, openTool, rowOf, runTool, saveResults, setOption, work } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

test(
  'a part of a video becomes a GIF and an animated WebP, at the size, speed and loops asked for',
  nightly,
  async ({ page }) => {
    await openTool(page, 'mp4-to-gif');
    for (const [name, value] of [
      ['start', '1'],
      ['end', '3'],
      ['frameRate', '10'],
      ['width', '120'],
      ['loop', '2'],
    ] as const) {
      await setOption(page, name, value);
    }
    await addFiles(page, [media('clip.mp4')]);
    await expect(rowOf(page, 'clip.mp4')).toContainText('20 frames, 120 × 68');
    for (const format of ['gif', 'webp'] as const) {
      await setOption(page, 'format', format);
      await runTool(page);
      const [[name, bytes] = ['', Buffer.of()]] = await saveResults(page);
      expect(name).toBe(`clip.${format}`);
      const { pages = 0, delay = [], ...meta } = await sharp(bytes, { animated: true }).metadata();
      expect(meta).toMatchObject({ format, width: 120, pageHeight: 68, loop: 2 });
      expect(pages).toBe(20);
      expect(delay.reduce((sum, each) => sum + each, 0)).toBe(2000);
    }
  },
);

test('each frame of a GIF shows the video at its time', nightly, async ({ page }) => {
  const results = await work(page, 'video-to-gif', [media('ramp.mp4'), media('turned.mp4')], { frameRate: '5' });
  const ramp = results.get('ramp.gif') ?? Buffer.of();
  const means: number[] = [];
  for (const frame of [0, 5, 10]) means.push((await sharp(ramp, { page: frame }).stats()).channels[0]?.mean ?? 0);
  // One second apart: the ramp rises by 50 of 219 steps in 50 frames of a 25th of a second.
  expect((means[1] ?? 0) - (means[0] ?? 0)).toBeGreaterThan(20);
  expect((means[2] ?? 0) - (means[1] ?? 0)).toBeGreaterThan(20);
  // Upright.
  expect(await sharp(results.get('turned.gif')).metadata()).toMatchObject({ width: 180, height: 320 });
});

/** As in Safari. */
const withoutImageDecoder = async (page: Page) => {
  const remove = 'delete self.ImageDecoder;';
  await page.addInitScript(remove);
  await page.route('**/{media,image}.worker/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${remove}${await response.text()}` });
  });
};

test('animations become videos where the browser gives no single frames', async ({ page }) => {
  await withoutImageDecoder(page);
  await expectFilm(page);
});

test('animations become videos with the times of their frames', nightly, async ({ page }) => {
  await expectFilm(page);
});

async function expectFilm(page: Page) {
  const [[name, bytes] = ['', Buffer.of()]] = await work(page, 'gif-to-mp4', [fixture('images/animated.gif')], {
    times: '2',
  });
  expect(name).toBe('animated.mp4');
  const reading = await readMedia(bytes);
  const {
    pages = 0,
    delay = [],
    width = 0,
  } = await sharp(fixture('images/animated.gif'), { animated: true }).metadata();
  expect(codecs(reading)).toEqual(['h264']);
  expect(reading.tracks[0]).toMatchObject({ frames: pages * 2, width: width + (width % 2) });
  expect(reading.duration).toBeCloseTo((2 * delay.reduce((sum, each) => sum + each, 0)) / 1000, 1);
  expect(reading.complaints).toBe('');
}

test('what is see-through gets the colour that is chosen, and an odd side one row more', nightly, async ({ page }) => {
  const odd = await sharp({ create: { width: 75, height: 51, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const results = await work(
    page,
    'animation-to-video',
    [
      { name: 'odd.png', mimeType: 'image/png', buffer: odd },
      {
        name: 'moves.webp',
        mimeType: 'image/webp',
        buffer: await sharp(fixture('images/animated.webp'), { animated: true }).webp().toBuffer(),
      },
    ],
    { container: 'webm', background: '#ff0000', stillTime: '1' },
  );
  const still = await readMedia(results.get('odd.webm') ?? Buffer.of());
  expect(still.tracks[0]).toMatchObject({ codec: 'vp9', width: 76, height: 52, frames: 1 });
  const { pages } = await sharp(fixture('images/animated.webp'), { animated: true }).metadata();
  expect((await readMedia(results.get('moves.webm') ?? Buffer.of())).tracks[0]?.frames).toBe(pages);
});
