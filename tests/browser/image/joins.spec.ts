import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import sharp from 'sharp';
import { image, photo, pixel } from './image-runs.ts';
import { framesInBrowser } from '../other-readers.ts';
import { difference, readImage } from '../readers.ts';
import {
  addFiles,
  only,
  openTool,
  pressRun,
  rowOf,
  runTool,
  saveResults,
  setOption,
  showBefore,
  work,
} from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

test.describe('merge', () => {
  test('side by side, in the order of the list, with gap, border and background', nightly, async ({ page }) => {
    const options = { gap: '10', border: '5', background: '#00ff00', format: 'png', scale: 'none', align: 'start' };
    const files = [photo('coffee.jpg'), image('transparent.png')];
    const after = only(await work(page, 'merge-images', files, options));
    expect(await readImage(after)).toMatchObject({ format: 'png', width: 5 + 600 + 10 + 256 + 5, height: 410 });
    for (const [left, top] of [
      [0, 0],
      [609, 200],
      [700, 400],
      // The corner of the second picture is transparent.
      [616, 6],
    ] as const)
      expect((await pixel(after, left, top)).slice(0, 3)).toEqual([0, 255, 0]);
    const first = await sharp(after).extract({ left: 5, top: 5, width: 600, height: 400 }).png().toBuffer();
    expect(await difference(await readFile(photo('coffee.jpg')), first)).toBeLessThan(2);
    await expect(page.locator('.joint')).toContainText('2 images, 876 × 410 in all.');
    await expect(page.locator('sheet-view').getByRole('img')).toBeVisible();
  });

  test('under each other and in a grid, pictures of every kind, brought to one size', nightly, async ({ page }) => {
    const files = [
      photo('coffee.jpg'),
      image('photo.heic'),
      image('cmyk.jpg'),
      image('animated.gif'),
      image('photo.avif'),
    ];
    const column = await readImage(only(await work(page, 'merge-images', files, { layout: 'column' })));
    expect(column).toMatchObject({ format: 'jpeg', width: 240, frames: 1, channels: 3 });
    await expect(page.locator('.joint')).toContainText('The first of 6 frames');
    await expect(page.locator('.joint')).toContainText('from CMYK to sRGB');
    const grid = only(
      await work(page, 'merge-images', files.slice(0, 3), { layout: 'grid', columns: '2', format: 'webp' }),
    );
    expect(await readImage(grid)).toMatchObject({ format: 'webp', width: 800, height: 534 });
    const coffee = await sharp(await readFile(photo('coffee.jpg')))
      .resize(400)
      .png()
      .toBuffer();
    const cell = await sharp(grid).extract({ left: 0, top: 0, width: 400, height: 267 }).png().toBuffer();
    expect(await difference(coffee, cell)).toBeLessThan(6);
  });

  test('as pages of one TIFF, each unchanged; pages of a TIFF stay pages', nightly, async ({ page }) => {
    const files = [photo('coffee.jpg'), image('depth-16.png'), image('pages.tif'), image('display-p3.png')];
    const after = only(await work(page, 'merge-images', files, { layout: 'pages' }));
    const own = (await sharp(image('pages.tif')).metadata()).pages ?? 0;
    expect(await sharp(after).metadata()).toMatchObject({ format: 'tiff', pages: 3 + own });
    for (const [index, name] of [
      [0, photo('coffee.jpg')],
      [1, image('depth-16.png')],
      [2 + own, image('display-p3.png')],
    ] as const) {
      const among = sharp(after, { page: index });
      const { width, height, depth } = await sharp(name).metadata();
      expect(await among.metadata()).toMatchObject({ width, height, depth });
      expect((await among.raw().toBuffer()).equals(await sharp(name).raw().toBuffer())).toBe(true);
    }
    // The pages of a TIFF become frames of an animation.
    const moving = only(await work(page, 'make-animation', [image('pages.tif')], { format: 'webp' }));
    expect((await readImage(moving)).frames).toBe(own);
  });

  test('says which file cannot be read, and goes on without it', nightly, async ({ page }) => {
    await openTool(page, 'merge-images');
    await addFiles(page, [photo('coffee.jpg'), image('truncated.jpg'), photo('cat.png')]);
    await pressRun(page);
    await expect(page.locator('.state')).toContainText('truncated.jpg: This file is damaged or incomplete.');
    await page.getByRole('button', { name: 'Remove truncated.jpg' }).click();
    await runTool(page);
    await expect(page.locator('.joint')).toContainText('2 images');
  });

  test('refuses a picture that no format could hold, before it decodes any', nightly, async ({ page }) => {
    await openTool(page, 'merge-images');
    await setOption(page, 'format', 'webp');
    await addFiles(
      page,
      Array.from({ length: 30 }, () => photo('coffee.jpg')),
    );
    await pressRun(page);
    await expect(page.locator('.state')).toContainText('WebP can be at most 16,383 pixels wide and high');
  });
});

test.describe('animations', () => {
  test('are made of pictures of every kind, each with its time', nightly, async ({ page }) => {
    const files = [photo('coffee.jpg'), image('photo.heic'), image('transparent.png'), image('animated.gif')];
    const moving = await readImage(await readFile(image('animated.gif')));
    for (const format of ['gif', 'webp']) {
      const after = only(
        await work(page, 'make-animation', files, { format, time: '0.5', times: '1, 0.2', width: '300' }),
      );
      expect(await readImage(after)).toMatchObject({
        format,
        width: 300,
        height: 200,
        frames: 9,
        delay: [1000, 200, 500, ...moving.delay],
      });
      const first = await sharp(after, { page: 0 }).png().toBuffer();
      expect(await difference(await readFile(photo('coffee.jpg')), first)).toBeLessThan(12);
    }
    const apng = only(await work(page, 'make-animation', files, { format: 'png', time: '0.25', width: '120' }));
    const { frames, delay } = await framesInBrowser(page, apng, 'image/png');
    expect({ frames, delay: delay.slice(0, 3) }).toEqual({ frames: 9, delay: [250, 250, 250] });
  });

  test('are cut, sped up, reversed and resized, and repeat as often as asked', nightly, async ({ page }) => {
    const { delay, width, height } = await readImage(await readFile(image('animated.gif')));
    const options = {
      speed: '2',
      reverse: 'true',
      loops: 'set',
      loop: '3',
      width: String(width / 2),
    };
    await openTool(page, 'edit-animation');
    for (const [name, value] of Object.entries(options)) await setOption(page, name, value);
    await addFiles(page, [image('animated.gif'), image('animated.webp')]);
    await setOption(page, 'frames', '2-5');
    await runTool(page);
    const results = await saveResults(page);
    for (const name of ['animated.gif', 'animated.webp']) {
      const after = results.get(name.replace('.', '-edited.')) ?? Buffer.of();
      const halved = delay
        .slice(1, 5)
        .toReversed()
        .map((time) => time / 2);
      expect(await readImage(after), name).toMatchObject({
        width: width / 2,
        height: height / 2,
        frames: 4,
        delay: halved,
      });
      expect((await sharp(after).metadata()).loop, name).toBe(3);
      // The last frame has become the first.
      const first = await sharp(after, { page: 0 }).png().toBuffer();
      const before = await readFile(image(name));
      const differences = await Promise.all(
        delay.map(async (_, page) => difference(await sharp(before, { page }).png().toBuffer(), first)),
      );
      expect(differences.indexOf(Math.min(...differences)), name).toBe(4);
    }
  });

  test(
    'go from one format to another with every second frame, and say when there is none',
    nightly,
    async ({ page }) => {
      const before = await readImage(await readFile(image('animated.webp')));
      const files = [image('animated.webp'), image('animated.png')];
      const results = await work(page, 'edit-animation', files, { every: '2', format: 'gif' });
      const after = await readImage(results.get('animated.gif') ?? Buffer.of());
      const sum = (times: number[]) => times.reduce((total, time) => total + time, 0);
      expect(after.frames).toBe(Math.ceil(before.frames / 2));
      expect(sum(after.delay)).toBe(sum(before.delay));
      await showBefore(page);
      await setOption(page, 'frames', '6');
      await runTool(page);
      await expect(rowOf(page, 'animated.png')).toContainText('this file has 4 frames');
    },
  );
});
