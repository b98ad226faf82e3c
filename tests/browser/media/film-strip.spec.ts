import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../test.ts';
import sharp from 'sharp';
import { framesInBrowser, pixelsInBrowser } from '../other-readers.ts';
import { image, photo } from '../image/image-runs.ts';
import { difference, readImage } from '../readers.ts';
import {
  addFiles,
  convert,
  only,
  openTool,
  rowOf,
  runTool,
  saveResults,
  setOption,
  showBefore,
  work,
  runOn,
} from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

const frame = (page: Page, place: number) => page.locator('film-strip li > button').nth(place);
const list = (page: Page) => page.locator('#option-frames');
const first = async (results: Map<string, Buffer>) => [...results.values()][0] ?? Buffer.of();

test('the frames of an animation are shown as they are seen, with their times', nightly, async ({ page }) => {
  await openTool(page, 'edit-animation');
  for (const name of ['animated.gif', 'animated.webp', 'animated.png']) {
    await addFiles(page, [image(name)]);
    await expect(rowOf(page, name)).toBeVisible();
  }
  const { delay } = await readImage(await readFile(image('animated.gif')));
  await expect(page.locator('film-strip li img')).toHaveCount(delay.length);
  for (const [place, time] of delay.entries())
    await expect(frame(page, place)).toHaveAccessibleName(
      `Frame ${place + 1}, ${time / 1000} s, position ${place + 1} of ${delay.length}`,
    );
  const shown = await page
    .locator('film-strip li img')
    .nth(2)
    .evaluate(async (picture: HTMLImageElement) => {
      await picture.decode();
      const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight);
      const context = canvas.getContext('2d');
      context?.drawImage(picture, 0, 0);
      const { data, width, height } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? new ImageData(1, 1);
      return { data: [...data], width, height };
    });
  const third = await sharp(image('animated.gif'), { page: 2 }).png().toBuffer();
  const { data, ...raw } = shown;
  const picture = await sharp(Uint8Array.from(data), { raw: { ...raw, channels: 4 } })
    .png()
    .toBuffer();
  expect(await difference(third, picture)).toBeLessThan(12);
  await page.getByRole('button', { name: 'Next image' }).click();
  await page.getByRole('button', { name: 'Next image' }).click();
  await expect(page.locator('film-strip li')).toHaveCount(
    (await framesInBrowser(page, await readFile(image('animated.png')), 'image/png')).frames,
  );
});

test('frames are deleted, doubled, moved and timed by keys, in every format', nightly, async ({ page }) => {
  await openTool(page, 'edit-animation');
  await addFiles(page, [image('animated.gif')]);
  const { delay } = await readImage(await readFile(image('animated.gif')));
  await expect(page.locator('film-strip li')).toHaveCount(delay.length);
  await frame(page, 0).focus();
  await page.keyboard.press('Delete');
  await page.keyboard.press('d');
  await page.keyboard.press('Home');
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(list(page)).toHaveValue('2-3, 2, 4-last');
  await page.getByRole('button', { name: 'Choose all' }).click();
  await page.getByRole('button', { name: 'Choose none' }).click();
  await frame(page, 1).click();
  await page.getByRole('spinbutton', { name: 'Shown for' }).fill('0.7');
  await page.keyboard.press('Tab');
  await expect(list(page)).toHaveValue(/0\.7/);
  await expect(frame(page, 1)).toHaveAccessibleName(/, 0\.7 s,/);
  const places = await page
    .locator('film-strip li > button')
    .evaluateAll((all) => all.map((each) => Number(/Frame (\d+)/.exec(each.ariaLabel ?? '')?.[1]) - 1));
  const wanted = places.map((place, index) => (index === 1 ? 700 : delay[place]));
  await setOption(page, 'loops', 'set');
  await setOption(page, 'loop', '4');
  for (const format of ['gif', 'webp']) {
    await setOption(page, 'format', format);
    await runTool(page);
    const after = await first(await saveResults(page));
    expect(await readImage(after)).toMatchObject({ format, delay: wanted });
    expect((await sharp(after).metadata()).loop).toBe(4);
  }
  await setOption(page, 'format', 'png');
  await runTool(page);
  const apng = await first(await saveResults(page));
  const read = await framesInBrowser(page, apng, 'image/png');
  expect(read).toMatchObject({ delay: wanted });
  // The loop count follows the number of frames.
  expect(apng.readUInt32BE(apng.indexOf('acTL') + 8)).toBe(4);
});

test('what is typed is shown, and some frames alone are kept', nightly, async ({ page }) => {
  await openTool(page, 'edit-animation');
  await addFiles(page, [image('animated.webp')]);
  const { delay } = await readImage(await readFile(image('animated.webp')));
  await setOption(page, 'frames', '3-1, last=1');
  await expect(page.locator('film-strip li')).toHaveCount(4);
  await frame(page, 1).click();
  await frame(page, 3).click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Keep only these' }).click();
  await expect(list(page)).toHaveValue(`2, 1, ${delay.length}=1`);
  await runTool(page);
  const after = await readImage(await first(await saveResults(page)));
  expect(after.delay).toEqual([delay[1], delay[0], 1000]);
  await showBefore(page);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(list(page)).toHaveValue('');
});

test('changes to frames are undone one by one, by key and by button, and the focus stays', async ({ page }) => {
  await openTool(page, 'edit-animation');
  await addFiles(page, [image('animated.webp')]);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  await frame(page, 0).press('d');
  await page.keyboard.press('Delete');
  await expect(list(page)).toHaveValue('');
  await page.keyboard.press('d');
  await page.keyboard.press('d');
  await expect(list(page)).toHaveValue(/^1, 1, 1/);
  await page.keyboard.press('Control+z');
  await expect(list(page)).toHaveValue(/^1, 1-/);
  await expect(page.locator('film-strip li > button:focus')).toHaveCount(1);
  await setOption(page, 'frames', '3');
  await setOption(page, 'frames', '3, 2');
  await undo.press('Enter');
  await expect(list(page)).toHaveValue(/^1, 1-/);
  for (let left = 0; left < 3; left++) await undo.press('Enter');
  await expect(list(page)).toHaveValue('');
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
});

test('every frame becomes an image', nightly, async ({ page }) => {
  const results = await work(page, 'animation-to-images', [image('animated.gif'), image('animated.png')], {
    frames: '2-3',
  });
  expect([...results.keys()].toSorted()).toEqual(
    ['gif', 'png'].flatMap((from) => [`animated.${from}/animated-1.png`, `animated.${from}/animated-2.png`]),
  );
  const second = await sharp(image('animated.gif'), { page: 1 }).png().toBuffer();
  expect(await difference(second, results.get('animated.gif/animated-1.png') ?? Buffer.of())).toBeLessThan(1);
});

test('a sequence in AVIF is edited as an animated WebP, and split', nightly, async ({ page }) => {
  await openTool(page, 'edit-animation');
  await setOption(page, 'speed', '2');
  await setOption(page, 'format', 'webp');
  await addFiles(page, [image('sequence.avif')]);
  await expect(page.locator('film-strip li')).toHaveCount(5);
  await expect(rowOf(page, 'sequence.avif')).not.toContainText('only the first');
  await frame(page, 2).focus();
  await page.keyboard.press('Delete');
  await runTool(page);
  const [[name, after] = ['', Buffer.of()]] = await saveResults(page);
  expect(name).toBe('sequence.webp');
  expect(await readImage(after)).toMatchObject({ format: 'webp', frames: 4, width: 160, delay: [50, 50, 50, 50] });

  const fourth = await work(page, 'animation-to-images', [image('sequence.avif'), image('sequence-full-range.avif')], {
    frames: '4',
  });
  expect([...fourth.keys()].toSorted()).toEqual(['sequence-full-range.png', 'sequence.png']);
  // The third of the remaining frames.
  const edited = await sharp(after, { page: 2 }).png().toBuffer();
  expect(await difference(edited, fourth.get('sequence.png') ?? Buffer.of())).toBeLessThan(8);
  const { data, info } = await sharp(fourth.get('sequence-full-range.png')).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 65, height: 97, channels: 4 });
  const colourAt = (x: number, y: number) => [...data.subarray((y * 65 + x) * 4, (y * 65 + x) * 4 + 4)];
  for (const [x, y, colour] of [
    [50, 48, [240, 160, 44, 255]],
    [32, 86, [20, 60, 200, 60]],
    [10, 76, [255, 255, 255, 255]],
  ] as const) {
    const apart = colourAt(x, y).map((value, channel) => Math.abs(value - (colour[channel] ?? 999)));
    expect(Math.max(...apart), `at ${x}, ${y}`).toBeLessThan(5);
  }
});

test('an image sequence in AVIF becomes an animation', nightly, async ({ page }) => {
  const after = only(await convert(page, [image('sequence.avif')], 'webp'));
  expect(await readImage(after)).toMatchObject({
    frames: 5,
    width: 160,
    height: 106,
    delay: [100, 100, 100, 100, 100],
  });
  await openTool(page, 'convert-image');
  await addFiles(page, [image('sequence.avif')]);
  await expect(rowOf(page, 'sequence.avif')).toContainText('only the first of 5 frames');
  await runTool(page);
  expect(await readImage(only(await saveResults(page)))).toMatchObject({ format: 'jpeg', width: 160, height: 106 });
  const turned = only(await work(page, 'rotate-image', [image('sequence.avif')]));
  expect(await framesInBrowser(page, turned, 'image/avif')).toEqual({ frames: 5, delay: [100, 100, 100, 100, 100] });
  const pixels = (await pixelsInBrowser(page, turned, 'image/avif'))[3] ?? [];
  const fourth = await sharp(Uint8Array.from(pixels), { raw: { width: 106, height: 160, channels: 4 } })
    .removeAlpha()
    // The order is blue, green, red.
    .recomb([
      [0, 0, 1],
      [0, 1, 0],
      [1, 0, 0],
    ])
    .png()
    .toBuffer();
  expect(await difference(await sharp(after, { page: 3 }).rotate(90).png().toBuffer(), fourth)).toBeLessThan(6);
});

test('transparency, times and loops go through an animated AVIF', nightly, async ({ page }) => {
  const flag = (background: string) => ({ create: { width: 17, height: 25, channels: 4 as const, background } });
  const frames = await Promise.all(
    ['#ff0000', '#00c000', '#2040ff'].map((colour) =>
      sharp(flag(colour)).extend({ left: 16, background: '#00000000' }).png().toBuffer(),
    ),
  );
  const webp = await sharp(frames, { join: { animated: true } })
    .webp({ lossless: true, delay: [50, 200, 1000], loop: 2 })
    .toBuffer();
  await openTool(page, 'webp-to-avif');
  await addFiles(page, [{ name: 'flags.webp', mimeType: 'image/webp', buffer: webp }]);
  await expect(rowOf(page, 'flags.webp')).toContainText('3 frames');
  await expect(rowOf(page, 'flags.webp')).not.toContainText('only the first');
  await runTool(page);
  const avif = only(await saveResults(page));
  expect(await framesInBrowser(page, avif, 'image/avif')).toEqual({ frames: 3, delay: [50, 200, 1000] });
  const before = await pixelsInBrowser(page, webp, 'image/webp');
  const after = await pixelsInBrowser(page, avif, 'image/avif');
  for (const [index, pixels] of before.entries()) {
    for (const x of [4, 28]) {
      const at = (12 * 33 + x) * 4;
      const apart = pixels
        .slice(at, at + 4)
        .map((value, channel) => Math.abs(value - (after[index]?.[at + channel] ?? -99)));
      expect(Math.max(...apart), `frame ${index}, ${x}`).toBeLessThan(6);
    }
  }
  // There is a still for readers without animation support; sharp uses it if the major brand is that of stills.
  const still = Buffer.from(avif);
  still.write('avif', 8);
  expect(await readImage(still)).toMatchObject({ format: 'heif', width: 33, height: 25, alpha: true });

  await runOn(page, 'avif-to-gif', [{ name: 'flags.avif', mimeType: 'image/avif', buffer: avif }]);
  const { loop, delay, hasAlpha } = await sharp(only(await saveResults(page)), { animated: true }).metadata();
  expect({ loop, delay, hasAlpha }).toEqual({ loop: 2, delay: [50, 200, 1000], hasAlpha: true });
});

test('each picture of an animation has a time of its own, which moves with it', nightly, async ({ page }) => {
  await openTool(page, 'make-animation');
  await setOption(page, 'format', 'webp');
  await addFiles(page, [photo('coffee.jpg'), photo('cat.png'), photo('rocket.jpg')]);
  await page.getByLabel('Time of cat.png').fill('2');
  await page.keyboard.press('Tab');
  await expect(page.locator('#option-times')).toHaveValue(', 2');
  await page.getByRole('button', { name: 'Move cat.png down' }).click();
  await expect(page.locator('#option-times')).toHaveValue(', , 2');
  await page.locator('#option-times').fill('0.1, , 2');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Time of coffee.jpg')).toHaveValue('0.1');
  await runTool(page);
  expect((await readImage(await first(await saveResults(page)))).delay).toEqual([100, 500, 2000]);
});
