import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import sharp from 'sharp';
import { readMedia, readOpacity } from './media-readers.ts';
import { codecs, convert, media } from './media-runs.ts';
import { addFiles, openTool, rowOf, runTool, saveResults, setOption } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

test('a muted video keeps its picture alone, bit for bit', nightly, async ({ page }) => {
  const { name, reading, row } = await convert(page, 'mute-video', 'clip.mp4');
  expect(name).toBe('clip-muted.mp4');
  expect(codecs(reading)).toEqual(['h264']);
  expect(reading.tracks[0]?.frames).toBe(100);
  await expect(row).toContainText('Copied without re-encoding');
});

test('an MP4 is turned by a note, on top of the one that it has', nightly, async ({ page }) => {
  const once = await convert(page, 'rotate-video', 'clip.mp4');
  // ffprobe counts in the other direction.
  expect(once.reading.tracks[0]).toMatchObject({ width: 320, height: 180, rotation: -90 });
  await expect(once.row).toContainText('Copied without re-encoding');
  const before = (await readMedia(await readFile(media('turned.mp4')))).tracks[0]?.rotation;
  const twice = await convert(page, 'rotate-video', 'turned.mp4', { turn: '180' });
  expect(Math.abs((twice.reading.tracks[0]?.rotation ?? 0) - (before ?? 0))).toBe(180);
});

test('every frame is turned if players ignore the note, or if the person chooses that', nightly, async ({ page }) => {
  const webm = await convert(page, 'rotate-video', 'clip.webm');
  expect(webm.reading.tracks[0]).toMatchObject({ width: 180, height: 320, frames: 100 });
  await expect(webm.row).toContainText('Re-encoded: video');
  const mp4 = await convert(page, 'rotate-video', 'clip.mp4', { redraw: true });
  expect(mp4.reading.tracks[0]).toMatchObject({
    codec: 'h264',
    width: 180,
    height: 320,
    pixels: 'yuv420p',
    range: 'tv',
  });
  expect(mp4.reading.tracks[0]?.rotation).toBeUndefined();
});

test('a see-through video stays see-through where its new kind can be', nightly, async ({ page }) => {
  const webm = await convert(page, 'resize-video', 'see-through.webm', { size: 'own', height: '32' });
  expect(webm.reading.tracks[0]).toMatchObject({ codec: 'vp9', height: 32, frames: 10 });
  expect(webm.reading.tags['alpha_mode']).toBe('1');
  const reversed = await convert(page, 'reverse-video', 'see-through.webm');
  expect(reversed.reading.tags['alpha_mode']).toBe('1');
  for (const { bytes } of [webm, reversed]) {
    const { left, right } = await readOpacity(bytes);
    expect([left.length, right.length]).toEqual([10, 10]);
    expect(Math.min(...left)).toBeGreaterThan(230);
    expect(Math.max(...right)).toBeLessThan(20);
  }
  expect(reversed.reading.tracks[0]?.frames).toBe(10);
  await convert(page, 'merge-video', 'see-through.webm');
  await expect(page.locator('file-rows .joint')).toContainText('Removed: transparency');
  const mp4 = await convert(page, 'webm-to-mp4', 'see-through.webm');
  expect(mp4.reading.tracks[0]).toMatchObject({ codec: 'h264', frames: 10 });
  await expect(mp4.row).toContainText('Removed: transparency (MP4 cannot hold it)');
});

test('HDR that is drawn anew is named', nightly, async ({ page }) => {
  const { reading, row } = await convert(page, 'resize-video', 'hdr.webm', { size: 'own', height: '32' });
  expect(reading.tracks[0]).toMatchObject({ codec: 'vp9', height: 32, pixels: 'yuv420p' });
  await expect(row).toContainText('8 bits per channel instead of 10');
  await expect(row).toContainText('HDR brightness was removed');
});

test('music is trimmed by copying', nightly, async ({ page }) => {
  const { name, reading, row } = await convert(page, 'trim-audio', 'tone.mp3', { start: '0.5', end: '1' });
  expect(name).toBe('tone-trimmed.mp3');
  expect(codecs(reading)[0]).toBe('mp3');
  expect(Math.abs(reading.duration - 0.5)).toBeLessThan(0.08);
  expect(reading.tags['title']).toBe('Fixture tone');
  await expect(row).toContainText('Copied without re-encoding');
});

test('the page of a pair converts without a choice', nightly, async ({ page }) => {
  const mp3 = await convert(page, 'mp4-to-mp3', 'clip.mp4');
  expect(mp3.name).toBe('clip.mp3');
  expect(codecs(mp3.reading)).toEqual(['mp3']);
  // As browsers record it: the duration of the last frame of each cluster is missing.
  const webm = withoutDurations(await readFile(media('clip.webm')));
  const mp4 = await convert(page, 'webm-to-mp4', { name: 'clip.webm', mimeType: '', buffer: webm });
  expect(codecs(mp4.reading)).toEqual(['h264', 'aac']);
  expect(mp4.reading.tracks[0]?.frames).toBe(100);
});

/** Removes the default duration of a frame. */
function withoutDurations(matroska: Buffer): Buffer {
  const at = matroska.indexOf(Buffer.of(0x23, 0xe3, 0x83, 0x84));
  matroska.set([0xec, 0x86], at);
  return matroska;
}

test('a video is made smaller in pixels, never larger, and keeps its shape', nightly, async ({ page }) => {
  const small = await convert(page, 'resize-video', 'clip.mp4', { size: 'own', height: '90' });
  expect(small.reading.tracks[0]).toMatchObject({
    width: 160,
    height: 90,
    frames: 100,
    pixels: 'yuv420p',
    range: 'tv',
  });
  const same = await convert(page, 'resize-video', 'clip.mp4', { size: '720' });
  expect(same.reading.tracks[0]).toMatchObject({ width: 320, height: 180 });
  await expect(same.row).toContainText('Copied without re-encoding');
  const square = await convert(page, 'resize-video', 'clip.mp4', {
    size: 'own',
    width: '100',
    height: '100',
    fit: 'contain',
  });
  expect(square.reading.tracks[0]).toMatchObject({ width: 100, height: 100, pixels: 'yuv420p', range: 'tv' });
});

test('a video is cropped to the box, drawn on one of its frames', async ({ page }) => {
  await openTool(page, 'crop-video');
  await addFiles(page, [media('turned.mp4')]);
  const picture = page.locator('crop-box img');
  await expect(picture).toBeVisible();
  // Upright, as displayed.
  const size = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(size).toEqual([180, 320]);
  for (const [side, length] of [
    ['Width', '100'],
    ['Height', '200'],
  ] as const) {
    await page.getByRole('spinbutton', { name: `${side} px` }).fill(length);
    await page.getByRole('spinbutton', { name: `${side} px` }).blur();
  }
  await runTool(page);
  const [bytes = Buffer.of()] = (await saveResults(page)).values();
  const { tracks } = await readMedia(bytes);
  expect(tracks[0]).toMatchObject({ codec: 'h264', width: 100, height: 200, frames: 100 });
});

test(
  'a link to a shape opens the box in it, as large as it can be, and each of several videos gets it',
  nightly,
  async ({ page }) => {
    // From another page: on the same page, the files of the previous test would stay.
    await openTool(page, 'crop-image');
    await openTool(page, 'crop-video#shape=9:16');
    await addFiles(page, [media('clip.mp4'), media('turned.mp4')]);
    await expect(page.locator('crop-box img')).toBeVisible();
    const side = (name: string) => page.getByRole('spinbutton', { name: `${name} px` });
    // The middle of 320 × 180 pixels.
    await expect(side('Height')).toHaveValue('180');
    await expect(side('Width')).toHaveValue('102');
    await expect(side('From the left')).toHaveValue('109');
    // This one already has the aspect ratio.
    await expect(rowOf(page, 'turned.mp4')).toContainText('Will be copied');
    await runTool(page);
    const sizes = await Promise.all([...(await saveResults(page)).values()].map(readMedia));
    expect(sizes.map(({ tracks: [first] }) => [first?.width, first?.height, first?.rotation])).toEqual([
      [100, 180, undefined],
      [320, 180, 90],
    ]);
  },
);

test('the shape that is chosen for the box is that of the whole picture until someone draws in it', async ({
  page,
}) => {
  await openTool(page, 'crop-video');
  await addFiles(page, [media('clip.mp4')]);
  await expect(page.locator('crop-box img')).toBeVisible();
  const sides = () =>
    Promise.all(['Width', 'Height'].map((name) => page.getByRole('spinbutton', { name: `${name} px` }).inputValue()));
  await setOption(page, 'shape', '9:16');
  expect(await sides()).toEqual(['102', '180']);
  await setOption(page, 'shape', '1:1');
  expect(await sides()).toEqual(['180', '180']);
  await setOption(page, 'shape', 'free');
  expect(await sides()).toEqual(['320', '180']);
});

test('the box is drawn on the picture of a chosen time', nightly, async ({ page }) => {
  await openTool(page, 'crop-video');
  await addFiles(page, [media('ramp.mp4')]);
  const picture = page.locator('crop-box img');
  await expect(picture).toBeVisible();
  const first = await picture.getAttribute('src');
  const brightness = () =>
    picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = new OffscreenCanvas(1, 1);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, 1, 1);
      return context?.getImageData(0, 0, 1, 1).data[0] ?? 0;
    });
  const before = await brightness();
  await page.getByRole('slider', { name: 'Picture at' }).fill('3.5');
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  // The ramp brightens by 2 of 255 with each of its 25 frames per second.
  expect((await brightness()) - before).toBeGreaterThan(100);
});

test('frames come out as images, upright', nightly, async ({ page }) => {
  await openTool(page, 'video-to-images');
  await page.locator('#option-count').fill('4');
  await setOption(page, 'format', 'png');
  await addFiles(page, [media('ramp.mp4'), media('turned.mp4')]);
  await runTool(page);
  const results = await saveResults(page);
  expect(results.size).toBe(8);
  const [first, second] = await Promise.all(
    [...results.values()].slice(0, 2).map(async (bytes) => (await sharp(bytes).stats()).channels[0]?.mean ?? 0),
  );
  // Frames 12 and 37, one second apart: the ramp rises by 50 of 219 steps.
  expect((second ?? 0) - (first ?? 0)).toBeCloseTo((50 * 255) / 219, -1);
  const [turned = Buffer.of()] = [...results.values()].slice(-1);
  expect(await sharp(turned).metadata()).toMatchObject({ format: 'png', width: 180, height: 320 });
});
