import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../test.ts';
import sharp, { type Sharp } from 'sharp';
import { image, photo, pixel, quarters } from './image-runs.ts';
import { difference, meanColour, readImage } from '../readers.ts';
import { addFiles, only, openTool, rowOf, runTool, saveResults, work } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

test.describe('rotate', () => {
  test('turns right, left and over, and mirrors', async ({ page }) => {
    const file = await quarters();
    const { buffer } = file as { buffer: Buffer };
    // A fully opaque alpha channel need not stay.
    const pixels = (picture: Sharp) => picture.ensureAlpha().raw().toBuffer();
    for (const [turn, angle] of [
      ['90', 90],
      ['270', 270],
      ['180', 180],
    ] as const) {
      const after = only(await work(page, 'rotate-image', [file], { turn }));
      expect(await pixels(sharp(after))).toEqual(await pixels(sharp(buffer).rotate(angle)));
    }
    const flopped = only(await work(page, 'rotate-image', [file], { turn: '0', mirror: 'horizontal' }));
    expect(await pixels(sharp(flopped))).toEqual(await pixels(sharp(buffer).flop()));
    const flipped = only(await work(page, 'rotate-image', [file], { turn: '0', mirror: 'vertical' }));
    expect(await pixels(sharp(flipped))).toEqual(await pixels(sharp(buffer).flip()));
  });

  test('turns a photo that is noted as sideways from how it looks', nightly, async ({ page }) => {
    const before = await readFile(image('sideways.jpg'));
    const upright = await sharp(before).autoOrient().png().toBuffer();
    const expected = await sharp(upright).rotate(90).png().toBuffer();
    // Its sides are not multiples of blocks: by default, only its orientation tag changes, and its pixels stay
    // identical.
    const noted = only(await work(page, 'rotate-image', [image('sideways.jpg')], { turn: '90' }));
    expect(await difference(expected, noted)).toBe(0);
    await expect(rowOf(page, 'sideways.jpg')).toContainText('Every pixel is unchanged: the file stores how to rotate');
    // Cropped at an edge, it is slightly shifted.
    for (const [exact, most] of [
      ['blocks', 25],
      ['encode', 6],
    ] as const) {
      const after = only(await work(page, 'rotate-image', [image('sideways.jpg')], { turn: '90', exact }));
      expect(await difference(expected, after)).toBeLessThan(most);
      expect((await readImage(after)).orientation ?? 1).toBe(1);
    }
  });

  test('by any angle: corners filled, see-through or cut off', nightly, async ({ page }) => {
    const file = await quarters();
    const filled = only(
      await work(page, 'rotate-image', [file], {
        turn: 'angle',
        angle: '30',
        corners: 'colour',
        background: '#102030',
      }),
    );
    expect(await readImage(filled)).toMatchObject({ width: 117, height: 102 });
    expect((await pixel(filled, 1, 1)).slice(0, 3)).toEqual([16, 32, 48]);
    const open = only(await work(page, 'rotate-image', [file], { turn: 'angle', angle: '30', corners: 'transparent' }));
    expect((await pixel(open, 1, 1))[3]).toBe(0);
    const cut = only(await work(page, 'rotate-image', [file], { turn: 'angle', angle: '30', corners: 'cut' }));
    const { width, height } = await readImage(cut);
    // Red stays at the upper left, and nothing of the corners is left.
    for (const [left, top] of [
      [0, 0],
      [width - 1, height - 1],
    ] as const) {
      const [red = 0, green = 0, blue = 0] = await pixel(cut, left, top);
      expect(red + green + blue).toBeGreaterThan(200);
    }
  });

  test('every frame of an animation, with its time', nightly, async ({ page }) => {
    const before = await readImage(await readFile(image('animated.gif')));
    const after = await readImage(only(await work(page, 'rotate-image', [image('animated.gif')], { turn: '90' })));
    expect(after).toMatchObject({
      width: before.height,
      height: before.width,
      frames: before.frames,
      delay: before.delay,
    });
  });

  test('16 bits stay when corners are filled', nightly, async ({ page }) => {
    const options = { turn: 'angle', angle: '10', corners: 'colour', background: '#ffffff' };
    const after = only(await work(page, 'rotate-image', [image('depth-16.png')], options));
    expect((await readImage(after)).depth).toBe('ushort');
    expect((await meanColour(after, { left: 0, top: 0, width: 0.01, height: 0.01 })).slice(0, 3)).toEqual([
      255, 255, 255,
    ]);
  });
});

test.describe('crop', () => {
  const box = (page: Page) => page.getByRole('application', { name: 'Crop box' });
  const side = (page: Page, name: string) => page.getByRole('spinbutton', { name: `${name} px` });

  test('to the box as it is typed, the same share of every picture', nightly, async ({ page }) => {
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
    const after = results.get('coffee-cropped.jpg') ?? Buffer.of();
    const expected = await sharp(before).extract({ left: 0, top: 100, width: 300, height: 200 }).png().toBuffer();
    expect(await readImage(after)).toMatchObject({ width: 300, height: 200 });
    expect(await difference(expected, after)).toBeLessThan(5);
    const other = await readImage(await readFile(image('photo.webp')));
    expect(await readImage(results.get('photo-cropped.webp') ?? Buffer.of())).toMatchObject({
      width: Math.round(other.width / 2),
      height: Math.round(other.height * 0.75) - Math.round(other.height * 0.25),
    });
  });

  test('to the same pixels of every picture, and says when nothing is left', nightly, async ({ page }) => {
    await openTool(page, 'crop-image');
    await addFiles(page, [photo('coffee.jpg')]);
    await addFiles(page, [await quarters()]);
    await expect(box(page)).toBeVisible();
    await page.getByLabel('Keep on every image').selectOption('pixels');
    await side(page, 'From the left').fill('110');
    // Other changes on the page do not affect what is being typed.
    await page
      .locator('crop-box')
      .evaluate((element) => (element as unknown as { requestUpdate(): void }).requestUpdate());
    await page
      .locator('crop-box')
      .evaluate((element) => (element as unknown as { updateComplete: Promise<unknown> }).updateComplete);
    await page.keyboard.press('Tab');
    await runTool(page);
    await expect(rowOf(page, 'quarters.png')).toContainText('The crop box is outside this image');
    expect(await readImage(only(await saveResults(page)))).toMatchObject({ width: 480, height: 320 });
  });

  test('to a box of one shape for every picture, whatever its own shape is', nightly, async ({ page }) => {
    await openTool(page, 'crop-image');
    await addFiles(page, [photo('coffee.jpg'), photo('astronaut.jpg')]);
    await expect(box(page)).toBeVisible();
    await page.getByLabel('Shape of the box').selectOption('16:9');
    await page.getByRole('button', { name: 'Next image' }).click();
    await expect(page.getByAltText('Preview of astronaut.jpg')).toBeVisible();
    const [width, height] = [await side(page, 'Width').inputValue(), await side(page, 'Height').inputValue()];
    await runTool(page);
    const results = await saveResults(page);
    for (const [name, bytes] of results) {
      const after = await readImage(bytes);
      expect(Math.abs(after.width - (after.height * 16) / 9), name).toBeLessThan(2);
    }
    // The result is what the page shows, except for a rounded pixel.
    const after = await readImage(results.get('astronaut-cropped.jpg') ?? Buffer.of());
    expect(Math.abs(after.width - Number(width))).toBeLessThanOrEqual(1);
    expect(Math.abs(after.height - Number(height))).toBeLessThanOrEqual(1);
  });

  test('by keys alone', nightly, async ({ page }) => {
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

  test('by the pointer: moved, drawn anew, and held to a shape', nightly, async ({ page }) => {
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

  test('to a shape, around what catches the eye', nightly, async ({ page }) => {
    // A bright spot on the right of a grey area.
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
    const after = only(await work(page, 'crop-image', [file], { by: 'shape', shape: '1:1', gravity: 'attention' }));
    expect(await readImage(after)).toMatchObject({ width: 300, height: 300 });
    const part = sharp(buffer).extract({ left: 300, top: 0, width: 300, height: 300 });
    expect(await sharp(after).removeAlpha().raw().toBuffer()).toEqual(await part.removeAlpha().raw().toBuffer());
    const passport = await readImage(only(await work(page, 'crop-image', [file], { by: 'shape', shape: '7:9' })));
    expect(passport.width / passport.height).toBeCloseTo(35 / 45, 2);
    const middle = only(await work(page, 'crop-image', [file], { by: 'shape', shape: '16:9', gravity: 'centre' }));
    expect(await readImage(middle)).toMatchObject({ width: 533, height: 300 });
  });

  test('shows and cuts files that browsers cannot show, and every frame of an animation', nightly, async ({ page }) => {
    await openTool(page, 'crop-image');
    await addFiles(page, [image('photo.heic'), image('animated.gif')]);
    await expect(page.getByAltText('Preview of photo.heic')).toBeVisible();
    await page.getByRole('button', { name: 'Next image' }).click();
    await expect(page.getByAltText('Preview of animated.gif')).toBeVisible();
    await runTool(page);
    const results = await saveResults(page);
    const before = await readImage(await readFile(image('animated.gif')));
    expect(await readImage(results.get('animated-cropped.gif') ?? Buffer.of())).toMatchObject({
      width: before.width * 0.8,
      height: before.height * 0.8,
      frames: before.frames,
      delay: before.delay,
    });
    expect(results.has('photo.jpg')).toBe(true);
  });
});
