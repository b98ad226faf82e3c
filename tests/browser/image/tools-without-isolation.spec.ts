import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { image, photo, pixel, quarters } from './image-runs.ts';
import { checkerboard } from './patterns.ts';
import { difference, meanColour, readImage } from '../readers.ts';
import { addFiles, only, openTool, pressRun, resultOf, rowOf, runTool, saveResults, work } from '../tool-page.ts';
import { test } from './without-isolation.ts';
import { nightly } from '../../nightly.ts';
import { withPreviews } from '../../with-preview.ts';

// In one worker, which has its own site.
test.describe.configure({ mode: 'default' });

test('without isolation, images are turned, mirrored and slanted', nightly, async ({ page }) => {
  const file = await quarters();
  const { buffer } = file as { buffer: Buffer };
  const turned = only(await work(page, 'rotate-image', [file], { turn: '90', mirror: 'vertical' }));
  expect(await sharp(turned).removeAlpha().raw().toBuffer()).toEqual(
    await sharp(await sharp(buffer).rotate(90).png().toBuffer())
      .flip()
      .removeAlpha()
      .raw()
      .toBuffer(),
  );
  const options = { turn: 'angle', angle: '30', corners: 'colour', background: '#102030' };
  const slanted = only(await work(page, 'rotate-image', [file], options));
  expect(await readImage(slanted)).toMatchObject({ width: 117, height: 102 });
  expect((await pixel(slanted, 1, 1)).slice(0, 3)).toEqual([16, 32, 48]);
});

test(
  'without isolation, images are cropped; what catches the eye is not known, which the row says',
  nightly,
  async ({ page }) => {
    const boxed = only(await work(page, 'crop-image', [photo('coffee.jpg')]));
    expect(await readImage(boxed)).toMatchObject({ width: 480, height: 320 });
    const square = only(await work(page, 'crop-image', [photo('coffee.jpg')], { by: 'shape' }));
    expect(await readImage(square)).toMatchObject({ width: 400, height: 400 });
    await expect(rowOf(page, 'coffee.jpg')).toContainText('Cropped to the centre');
  },
);

test('without isolation, areas are covered, and other pixels stay', async ({ page }) => {
  await openTool(page, 'redact-image');
  await addFiles(page, [image('transparent.png')]);
  await expect(page.locator('image-areas img')).toBeVisible();
  await page.locator('image-areas .add').press('Enter');
  await expect(page.locator('.area')).toBeFocused();
  await runTool(page);
  const after = only(await saveResults(page));
  const { width, height } = await readImage(after);
  expect(await pixel(after, Math.round(width / 2), Math.round(height / 2))).toEqual([0, 0, 0, 255]);
  const top = { left: 0, top: 0, width, height: Math.floor(height * 0.39) };
  const before = await sharp(image('transparent.png')).ensureAlpha().extract(top).raw().toBuffer();
  expect(await sharp(after).ensureAlpha().extract(top).raw().toBuffer()).toEqual(before);
});

test('without isolation, no preview and no place stays in a file with covered areas', async ({ page }) => {
  const { bytes, traces } = await withPreviews();
  await openTool(page, 'redact-image');
  await addFiles(page, [{ name: 'walk.jpg', mimeType: 'image/jpeg', buffer: bytes }]);
  await expect(page.locator('image-areas img')).toBeVisible();
  await page.locator('image-areas .add').press('Enter');
  await runTool(page);
  const after = only(await saveResults(page));
  expect((await pixel(after, 128, 128)).slice(0, 3).every((value) => value < 8)).toBe(true);
  for (const [what, trace] of traces) expect(after.includes(trace), what).toBe(false);
});

test('without isolation, faces are found', async ({ page }) => {
  await openTool(page, 'redact-image');
  await addFiles(page, [photo('astronaut.jpg')]);
  await expect(page.locator('image-areas img')).toBeVisible();
  await page.getByRole('button', { name: 'Find faces' }).press('Enter');
  await expect(page.locator('image-areas').getByRole('status')).toContainText('1 face found.');
  await expect(page.locator('.area')).toHaveCount(1);
});

test('without isolation, images are merged', nightly, async ({ page }) => {
  const options = { gap: '10', background: '#00ff00', format: 'png', scale: 'none', align: 'start' };
  const files = [photo('coffee.jpg'), image('transparent.png')];
  const after = only(await work(page, 'merge-images', files, options));
  expect(await readImage(after)).toMatchObject({ width: 866, height: 400 });
  expect((await pixel(after, 605, 5)).slice(0, 3)).toEqual([0, 255, 0]);
  expect((await pixel(after, 611, 1)).slice(0, 3)).toEqual([0, 255, 0]);
  const first = await sharp(after).extract({ left: 0, top: 0, width: 600, height: 400 }).png().toBuffer();
  expect(await difference(await readFile(photo('coffee.jpg')), first)).toBeLessThan(2);
});

test('without isolation, nothing is made that would not move, and the page says why', async ({ page }) => {
  await openTool(page, 'make-animation');
  await addFiles(page, [photo('coffee.jpg'), photo('cat.png')]);
  await pressRun(page);
  await expect(page.locator('.state')).toContainText('This browser cannot write animated GIF');
});

test('without isolation, marks are put on, icons made, and colours found', nightly, async ({ page }) => {
  const marked = only(
    await work(page, 'watermark-image', [await quarters()], { text: 'Stay', opacity: '100', colour: '#000000' }),
  );
  const { channels } = await sharp(marked).removeAlpha().extract({ left: 60, top: 32, width: 38, height: 27 }).stats();
  expect(channels.map(({ min }) => min)).toEqual([0, 0, 0]);

  const icons = await work(page, 'favicon-set', [photo('coffee.jpg')]);
  expect([...icons.keys()]).toContain('favicon.ico');
  expect(await readImage(icons.get('icon-maskable-512.png') ?? Buffer.of())).toMatchObject({ width: 512, height: 512 });
  expect((await pixel(icons.get('apple-touch-icon.png') ?? Buffer.of(), 90, 5)).slice(0, 3)).toEqual([255, 255, 255]);

  const [colours = Buffer.of()] = (await work(page, 'image-colours', [await quarters()], { format: 'json' })).values();
  const found = JSON.parse(colours.toString('utf8')) as { hex: string }[];
  expect(found.map(({ hex }) => hex).toSorted()).toEqual(['#0000ff', '#00ff00', '#ff0000', '#ffffff']);
});

test('without isolation, a checkerboard is resized in linear light', nightly, async ({ page }) => {
  const after = only(await work(page, 'resize-image', [await checkerboard()], { width: '32', linear: 'true' }));
  const [grey = 0] = await meanColour(after, { left: 0.2, top: 0.2, width: 0.6, height: 0.6 });
  expect(Math.abs(grey - 188)).toBeLessThan(3);
});

test('without isolation, photos are compressed to a size, and to what looks the same', nightly, async ({ page }) => {
  const filled = await resultOf(page, 'compress-image', photo('mountain.jpg'), {
    goal: 'size',
    kilobytes: '150',
    format: 'webp',
  });
  expect(filled.length).toBeLessThanOrEqual(150_000);
  expect(filled.length).toBeGreaterThan(135_000);
  const alike = await resultOf(page, 'compress-image', photo('coffee.jpg'), { format: 'webp' });
  const before = await readFile(photo('coffee.jpg'));
  expect(alike.length).toBeLessThan(before.length);
  expect(await difference(before, alike)).toBeLessThan(4);
});
