import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { framesInBrowser } from './other-readers.ts';
import { difference, meanColour, readImage } from './readers.ts';
import { addFiles, fixture, openTool, rowOf, runTool, saveResults, type GivenFile } from './tool-page.ts';

const image = (name: string) => fixture(`images/${name}`);
const photo = (name: string) => fixture(`photos/${name}`);

async function setOption(page: Page, name: string, value: string) {
  const control = page.locator(`#option-${name}`);
  if ((await control.evaluate((element) => element.tagName)) === 'SELECT') await control.selectOption(value);
  else if ((await control.getAttribute('type')) === 'checkbox') await control.setChecked(value === 'true');
  else await control.fill(value);
}

/** The results of a tool, by name. */
async function run(page: Page, slug: string, files: GivenFile[], options: Record<string, string> = {}) {
  await openTool(page, slug);
  for (const [name, value] of Object.entries(options)) await setOption(page, name, value);
  await addFiles(page, files);
  await runTool(page);
  return saveResults(page);
}

const only = (results: Map<string, Buffer>): Buffer => {
  const [result] = results.values();
  if (!result || results.size > 1) throw new Error(`${results.size} results`);
  return result;
};

/** A picture of a hundred columns and sixty rows: red, green, blue and white by quarters. */
const quarters = async (): Promise<GivenFile> => {
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { width: 50, height: 30, channels: 3 as const, background } },
    left,
    top,
  });
  const buffer = await sharp({ create: { width: 100, height: 60, channels: 3, background: '#f00' } })
    .composite([quarter('#0f0', 50, 0), quarter('#00f', 0, 30), quarter('#fff', 50, 30)])
    .png()
    .toBuffer();
  return { name: 'quarters.png', mimeType: 'image/png', buffer };
};

async function pixel(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

test.describe('rotate', () => {
  test('turns right, left and over, and mirrors', async ({ page }) => {
    const file = await quarters();
    const { buffer } = file as { buffer: Buffer };
    for (const [turn, angle] of [
      ['90', 90],
      ['270', 270],
      ['180', 180],
    ] as const) {
      const after = only(await run(page, 'rotate-image', [file], { turn }));
      expect(await sharp(after).raw().toBuffer()).toEqual(await sharp(buffer).rotate(angle).raw().toBuffer());
    }
    const flopped = only(await run(page, 'rotate-image', [file], { turn: '0', mirror: 'horizontal' }));
    expect(await sharp(flopped).raw().toBuffer()).toEqual(await sharp(buffer).flop().raw().toBuffer());
    const flipped = only(await run(page, 'rotate-image', [file], { turn: '0', mirror: 'vertical' }));
    expect(await sharp(flipped).raw().toBuffer()).toEqual(await sharp(buffer).flip().raw().toBuffer());
  });

  test('turns a photo that is noted as sideways from how it looks', async ({ page }) => {
    const before = await readFile(image('sideways.jpg'));
    const after = only(await run(page, 'rotate-image', [image('sideways.jpg')], { turn: '90' }));
    const upright = await sharp(before).autoOrient().png().toBuffer();
    expect(await difference(await sharp(upright).rotate(90).png().toBuffer(), after)).toBeLessThan(6);
    expect((await readImage(after)).orientation ?? 1).toBe(1);
  });

  test('by any angle: corners filled, see-through or cut off', async ({ page }) => {
    const file = await quarters();
    const filled = only(
      await run(page, 'rotate-image', [file], { turn: 'angle', angle: '30', corners: 'colour', background: '#102030' }),
    );
    expect(await readImage(filled)).toMatchObject({ width: 117, height: 102 });
    expect((await pixel(filled, 1, 1)).slice(0, 3)).toEqual([16, 32, 48]);
    const open = only(await run(page, 'rotate-image', [file], { turn: 'angle', angle: '30', corners: 'transparent' }));
    expect((await pixel(open, 1, 1))[3]).toBe(0);
    const cut = only(await run(page, 'rotate-image', [file], { turn: 'angle', angle: '30', corners: 'cut' }));
    const { width, height } = await readImage(cut);
    // Red stays at the upper left, and nothing of the corners is there.
    for (const [left, top] of [
      [0, 0],
      [width - 1, height - 1],
    ] as const) {
      const [red = 0, green = 0, blue = 0] = await pixel(cut, left, top);
      expect(red + green + blue).toBeGreaterThan(200);
    }
  });

  test('every frame of an animation, with its time', async ({ page }) => {
    const before = await readImage(await readFile(image('animated.gif')));
    const after = await readImage(only(await run(page, 'rotate-image', [image('animated.gif')], { turn: '90' })));
    expect(after).toMatchObject({
      width: before.height,
      height: before.width,
      frames: before.frames,
      delay: before.delay,
    });
  });

  test('16 bits stay when corners are filled', async ({ page }) => {
    const options = { turn: 'angle', angle: '10', corners: 'colour', background: '#ffffff' };
    const after = only(await run(page, 'rotate-image', [image('depth-16.png')], options));
    expect((await readImage(after)).depth).toBe('ushort');
    expect((await meanColour(after, { left: 0, top: 0, width: 0.01, height: 0.01 })).slice(0, 3)).toEqual([
      255, 255, 255,
    ]);
  });
});

test.describe('crop', () => {
  const box = (page: Page) => page.getByRole('application', { name: 'Crop box' });
  const side = (page: Page, name: string) => page.getByRole('spinbutton', { name: `${name} px` });

  test('to the box as it is typed, the same share of every picture', async ({ page }) => {
    await openTool(page, 'crop-image');
    await addFiles(page, [photo('coffee.jpg'), image('photo.webp')]);
    await expect(box(page)).toBeVisible();
    for (const [label, value] of [
      ['Width', '300'],
      ['Height', '200'],
      ['From the left', '0'],
      ['From the top', '100'],
    ] as const) {
      await side(page, label).fill(value);
      await page.keyboard.press('Tab');
    }
    await runTool(page);
    const results = await saveResults(page);
    const before = await readFile(photo('coffee.jpg'));
    const after = results.get('coffee.jpg') ?? Buffer.of();
    const expected = await sharp(before).extract({ left: 0, top: 100, width: 300, height: 200 }).png().toBuffer();
    expect(await readImage(after)).toMatchObject({ width: 300, height: 200 });
    expect(await difference(expected, after)).toBeLessThan(5);
    const other = await readImage(await readFile(image('photo.webp')));
    expect(await readImage(results.get('photo.webp') ?? Buffer.of())).toMatchObject({
      width: Math.round(other.width / 2),
      height: Math.round(other.height * 0.75) - Math.round(other.height * 0.25),
    });
  });

  test('to the same pixels of every picture, and says when nothing is left', async ({ page }) => {
    await openTool(page, 'crop-image');
    await addFiles(page, [photo('coffee.jpg')]);
    await addFiles(page, [await quarters()]);
    await expect(box(page)).toBeVisible();
    await page.getByLabel('Of every picture').selectOption('pixels');
    await side(page, 'From the left').fill('110');
    await page.keyboard.press('Tab');
    await runTool(page);
    await expect(rowOf(page, 'quarters.png')).toContainText('Nothing of this image is inside the crop box');
    expect(await readImage(only(await saveResults(page)))).toMatchObject({ width: 480, height: 320 });
  });

  test('by keys alone', async ({ page }) => {
    await openTool(page, 'crop-image');
    await addFiles(page, [photo('coffee.jpg')]);
    await box(page).focus();
    for (const key of ['ArrowLeft', 'ArrowUp', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Alt+ArrowRight'])
      await page.keyboard.press(key);
    await expect(side(page, 'Width')).toHaveValue('492');
    await expect(side(page, 'Height')).toHaveValue('328');
    await expect(side(page, 'From the left')).toHaveValue('49');
    await expect(side(page, 'From the top')).toHaveValue('32');
    await page.locator('.run').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.state')).toContainText('1 file done');
    expect(await readImage(only(await saveResults(page)))).toMatchObject({ width: 492, height: 328 });
  });

  test('by the pointer: moved, drawn anew, and held to a shape', async ({ page }) => {
    await openTool(page, 'crop-image');
    await addFiles(page, [photo('coffee.jpg')]);
    await box(page).scrollIntoViewIfNeeded();
    const drag = async (from: [number, number], to: [number, number]) => {
      const { x, y, width, height } = (await page.locator('crop-box .picture').boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      await page.mouse.move(x + from[0] * width, y + from[1] * height);
      await page.mouse.down();
      await page.mouse.move(x + to[0] * width, y + to[1] * height, { steps: 4 });
      await page.mouse.up();
    };
    const value = async () => JSON.parse(await page.locator('#option-area').inputValue()) as Record<string, number>;
    await drag([0.4, 0.6], [0.35, 0.5]);
    expect((await value())['left']).toBeCloseTo(0.05, 2);
    expect((await value())['top']).toBeCloseTo(0, 2);
    await drag([0.85, 0.8], [0.5, 0.5]);
    expect((await value())['width']).toBeCloseTo(0.45, 2);
    expect((await value())['height']).toBeCloseTo(0.5, 2);
    await drag([0.6, 0.6], [0.9, 0.9]);
    expect((await value())['left']).toBeCloseTo(0.6, 2);
    expect((await value())['height']).toBeCloseTo(0.3, 2);
    await page.getByLabel('Shape of the box').selectOption('1:1');
    await drag([0.6, 0.6], [0.2, 0.3]);
    await runTool(page);
    const { width, height } = await readImage(only(await saveResults(page)));
    expect(width).toBe(height);
  });

  test('to a shape, around what catches the eye', async ({ page }) => {
    // A bright spot at the right of a grey field.
    const spot = {
      input: { create: { width: 60, height: 60, channels: 3 as const, background: '#e02010' } },
      left: 500,
      top: 120,
    };
    const buffer = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#707070' } })
      .composite([spot])
      .png()
      .toBuffer();
    const file = { name: 'spot.png', mimeType: 'image/png', buffer };
    const after = only(await run(page, 'crop-image', [file], { by: 'shape', shape: '1:1', gravity: 'attention' }));
    expect(await readImage(after)).toMatchObject({ width: 300, height: 300 });
    expect(await sharp(after).raw().toBuffer()).toEqual(
      await sharp(buffer).extract({ left: 300, top: 0, width: 300, height: 300 }).raw().toBuffer(),
    );
    const middle = only(await run(page, 'crop-image', [file], { by: 'shape', shape: '16:9', gravity: 'centre' }));
    expect(await readImage(middle)).toMatchObject({ width: 533, height: 300 });
  });

  test('shows and cuts files that browsers cannot show, and every frame of an animation', async ({ page }) => {
    await openTool(page, 'crop-image');
    await addFiles(page, [image('photo.heic'), image('animated.gif')]);
    await expect(page.getByAltText('The picture photo.heic')).toBeVisible();
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(page.getByAltText('The picture animated.gif')).toBeVisible();
    await runTool(page);
    const results = await saveResults(page);
    const before = await readImage(await readFile(image('animated.gif')));
    expect(await readImage(results.get('animated.gif') ?? Buffer.of())).toMatchObject({
      width: before.width * 0.8,
      height: before.height * 0.8,
      frames: before.frames,
      delay: before.delay,
    });
    expect(results.has('photo.jpg')).toBe(true);
  });
});

test.describe('merge', () => {
  test('side by side, in the order of the list, with gap, border and background', async ({ page }) => {
    const options = { gap: '10', border: '5', background: '#00ff00', format: 'png', scale: 'none', align: 'start' };
    const files = [photo('coffee.jpg'), image('transparent.png')];
    const after = only(await run(page, 'merge-images', files, options));
    expect(await readImage(after)).toMatchObject({ format: 'png', width: 5 + 600 + 10 + 256 + 5, height: 410 });
    for (const [left, top] of [
      [0, 0],
      [609, 200],
      [700, 400],
      // The corner of the second picture is see-through.
      [616, 6],
    ] as const)
      expect((await pixel(after, left, top)).slice(0, 3)).toEqual([0, 255, 0]);
    const first = await sharp(after).extract({ left: 5, top: 5, width: 600, height: 400 }).png().toBuffer();
    expect(await difference(await readFile(photo('coffee.jpg')), first)).toBeLessThan(2);
    await expect(page.locator('.joint')).toContainText('2 images, 876 × 410 in all.');
    await expect(page.getByAltText('The result')).toBeVisible();
  });

  test('under each other and in a grid, pictures of every kind, brought to one size', async ({ page }) => {
    const files = [
      photo('coffee.jpg'),
      image('photo.heic'),
      image('cmyk.jpg'),
      image('animated.gif'),
      image('photo.avif'),
    ];
    const column = await readImage(only(await run(page, 'merge-images', files, { layout: 'column' })));
    expect(column).toMatchObject({ format: 'jpeg', width: 240, frames: 1, channels: 3 });
    await expect(page.locator('.joint')).toContainText('The first of 6 frames');
    await expect(page.locator('.joint')).toContainText('from CMYK to sRGB');
    const grid = only(
      await run(page, 'merge-images', files.slice(0, 3), { layout: 'grid', columns: '2', format: 'webp' }),
    );
    expect(await readImage(grid)).toMatchObject({ format: 'webp', width: 800, height: 534 });
    const coffee = await sharp(await readFile(photo('coffee.jpg')))
      .resize(400)
      .png()
      .toBuffer();
    const cell = await sharp(grid).extract({ left: 0, top: 0, width: 400, height: 267 }).png().toBuffer();
    expect(await difference(coffee, cell)).toBeLessThan(6);
  });

  test('refuses a picture that no format could hold, before it decodes any', async ({ page }) => {
    await openTool(page, 'merge-images');
    await setOption(page, 'format', 'webp');
    await addFiles(
      page,
      Array.from({ length: 30 }, () => photo('coffee.jpg')),
    );
    await page.locator('.run').click();
    await expect(page.locator('.state')).toContainText('WebP holds at most 16,383 pixels each way');
  });
});

test.describe('animations', () => {
  test('are made of pictures of every kind, each with its time', async ({ page }) => {
    const files = [photo('coffee.jpg'), image('photo.heic'), image('transparent.png'), image('animated.gif')];
    const moving = await readImage(await readFile(image('animated.gif')));
    for (const format of ['gif', 'webp']) {
      const after = only(
        await run(page, 'make-animation', files, { format, time: '0.5', times: '1, 0.2', width: '300' }),
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
    const apng = only(await run(page, 'make-animation', files, { format: 'png', time: '0.25', width: '120' }));
    const { frames, delay } = await framesInBrowser(page, apng, 'image/png');
    expect({ frames, delay: delay.slice(0, 3) }).toEqual({ frames: 9, delay: [250, 250, 250] });
  });

  test('are cut, sped up, reversed and resized, and repeat as often as asked', async ({ page }) => {
    const { delay, width, height } = await readImage(await readFile(image('animated.gif')));
    const options = {
      from: '2',
      to: '5',
      speed: '2',
      reverse: 'true',
      loops: 'set',
      loop: '3',
      width: String(width / 2),
    };
    const results = await run(page, 'edit-animation', [image('animated.gif'), image('animated.webp')], options);
    for (const name of ['animated.gif', 'animated.webp']) {
      const after = results.get(name) ?? Buffer.of();
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
      // The last frame is now the first.
      const first = await sharp(after, { page: 0 }).png().toBuffer();
      const before = await readFile(image(name));
      const differences = await Promise.all(
        delay.map(async (_, page) => difference(await sharp(before, { page }).png().toBuffer(), first)),
      );
      expect(differences.indexOf(Math.min(...differences)), name).toBe(4);
    }
  });

  test('go from one format to another with every second frame, and say when there is none', async ({ page }) => {
    const before = await readImage(await readFile(image('animated.webp')));
    const files = [image('animated.webp'), image('animated.png')];
    const results = await run(page, 'edit-animation', files, { every: '2', format: 'gif' });
    const after = await readImage(results.get('animated.gif') ?? Buffer.of());
    const sum = (times: number[]) => times.reduce((total, time) => total + time, 0);
    expect(after.frames).toBe(Math.ceil(before.frames / 2));
    expect(sum(after.delay)).toBe(sum(before.delay));
    await setOption(page, 'from', '6');
    await runTool(page);
    await expect(rowOf(page, 'animated.png')).toContainText('it has 4');
  });
});
