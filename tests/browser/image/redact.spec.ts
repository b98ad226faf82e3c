import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import sharp from 'sharp';
import { withCanaries } from '../../unit/image/canaries.ts';
import { withPreviews } from '../../with-preview.ts';
import { atNight, nightly } from '../../nightly.ts';
import { expect, test, type Page } from '../test.ts';
import { addFiles, fixture, openTool, rowOf, runTool, saveResults, setOption } from '../tool-page.ts';

const board = (page: Page) => page.locator('image-areas');

/** Draws an area by the pointer, from and to shares of the picture's sides. */
async function drawArea(page: Page, [fromX, fromY]: [number, number], [toX, toY]: [number, number]) {
  const box = await board(page).locator('.sheet').boundingBox();
  if (!box) throw new Error('The picture is not there');
  await page.mouse.move(box.x + fromX * box.width, box.y + fromY * box.height);
  await page.mouse.down();
  await page.mouse.move(box.x + toX * box.width, box.y + toY * box.height, { steps: 4 });
  await page.mouse.up();
}

/** The pixels of an area, in shares of the sides. */
async function pixelsOf(picture: Buffer, [left, top, right, bottom]: [number, number, number, number]) {
  const { width, height } = await sharp(picture).metadata();
  const [x, y] = [Math.round(left * width), Math.round(top * height)];
  const area = { left: x, top: y, width: Math.round(right * width) - x, height: Math.round(bottom * height) - y };
  return sharp(picture).removeAlpha().extract(area).raw().toBuffer();
}

const lightest = (pixels: Buffer) => pixels.reduce((most, value) => Math.max(most, value), 0);

const ready = (page: Page) => expect(board(page).locator('.sheet img')).toBeVisible();

test('what is covered by pointer and keys is black; every other pixel of a PNG is as before', async ({ page }) => {
  const photo = await sharp(await readFile(fixture('photos/coffee.jpg')))
    .png()
    .toBuffer();
  await openTool(page, 'redact-image');
  await addFiles(page, [{ name: 'cup.png', mimeType: 'image/png', buffer: photo }]);
  await ready(page);
  await drawArea(page, [0.2, 0.2], [0.5, 0.6]);
  await expect(board(page).getByRole('status')).toContainText('1 area on this image.');
  await board(page).getByRole('button', { name: 'Add area' }).press('Enter');
  const second = board(page).getByRole('application').nth(1);
  await expect(second).toBeFocused();
  await expect(second).toHaveAccessibleName('Area 2: 35% from the left, 40% from the top, 30% wide, 20% high');
  for (let times = 0; times < 15; times++) await page.keyboard.press('ArrowRight');
  await expect(second).toHaveAccessibleName('Area 2: 65% from the left, 40% from the top, 30% wide, 20% high');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(board(page).getByRole('status')).toContainText('22% high');
  const { violations } = await new AxeBuilder({ page }).include('image-areas').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await runTool(page);
  await expect(page.locator('sheet-view img').first()).toBeVisible();
  const [saved = Buffer.of()] = (await saveResults(page)).values();

  const parts: [number, number, number, number][] = [
    [0.21, 0.21, 0.49, 0.59],
    [0.66, 0.41, 0.94, 0.61],
  ];
  for (const part of parts) expect(lightest(await pixelsOf(saved, part))).toBe(0);
  const others: [number, number, number, number][] = [
    [0, 0, 1, 0.19],
    [0, 0.63, 1, 1],
    [0.51, 0.2, 0.64, 0.6],
  ];
  for (const part of others)
    expect((await pixelsOf(saved, part)).equals(await pixelsOf(photo, part)), String(part)).toBe(true);

  await page.keyboard.press('b');
  await board(page).getByRole('application').first().press('Delete');
  await expect(board(page).getByRole('application')).toHaveCount(1);
  await board(page).getByRole('button', { name: 'Remove all areas' }).click();
  const status = board(page).getByRole('status');
  await expect(status).toContainText('No areas on this image yet. All areas removed.');

  // One step brings back both of two areas; fifteen presses of an arrow key are one step too.
  const undo = board(page).getByRole('button', { name: 'Undo' });
  await undo.press('Enter');
  await undo.press('Enter');
  await expect(status).toContainText('2 areas on this image. Last change undone.');
  await second.focus();
  await page.keyboard.press('Control+z');
  await expect(second).toHaveAccessibleName(/^Area 2: 35% from the left/);
  await page.keyboard.press('Control+z');
  await expect(status).toContainText('1 area on this image.');
  await expect(board(page).getByRole('button', { name: 'Add area' })).toBeFocused();
  await undo.press('Enter');
  await expect(status).toContainText('No areas on this image yet.');
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
});

test('each image has its own areas; one without any stays as it is, without metadata', async ({ page }) => {
  const { bytes } = await withCanaries('jpeg');
  const coffee = await readFile(fixture('photos/coffee.jpg'));
  await openTool(page, 'redact-image');
  await addFiles(page, [
    { name: 'cup.jpg', mimeType: 'image/jpeg', buffer: coffee },
    { name: 'walk.jpg', mimeType: 'image/jpeg', buffer: bytes },
  ]);
  await ready(page);
  await drawArea(page, [0.1, 0.1], [0.9, 0.9]);
  await board(page).getByRole('button', { name: 'Next' }).click();
  await expect(board(page).getByRole('status')).toContainText('No areas on this image yet.');
  await runTool(page);
  await expect(rowOf(page, 'walk.jpg')).toContainText('No areas were drawn on it');
  const saved = await saveResults(page);
  const [cup, walk] = ['cup-redacted.jpg', 'walk-redacted.jpg'].map((name) => saved.get(name) ?? Buffer.of()) as [
    Buffer,
    Buffer,
  ];
  expect(lightest(await pixelsOf(cup, [0.2, 0.2, 0.8, 0.8]))).toBeLessThan(8);
  expect((await sharp(walk).raw().toBuffer()).equals(await sharp(bytes).raw().toBuffer())).toBe(true);
  expect(walk.includes('CANARY-SERIAL')).toBe(false);
});

// Unit tests cover the pixels.
test('blurred and pixelated areas keep no detail', nightly, async ({ page }) => {
  for (const by of ['pixelate', 'blur']) {
    await openTool(page, 'redact-image');
    await addFiles(page, [fixture('photos/coffee.jpg')]);
    await ready(page);
    await setOption(page, 'by', by);
    await setOption(page, 'format', 'png');
    await drawArea(page, [0, 0], [1, 1]);
    await runTool(page);
    const [saved = Buffer.of()] = (await saveResults(page)).values();
    const { data, info } = await sharp(saved).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += info.channels) colours.add(data.readUIntBE(at, 3));
    if (by === 'pixelate') expect(colours.size).toBeLessThanOrEqual(100);
    else {
      // There are no edges: neighbours are nearly the same.
      const steps = data.map((value, at) => Math.abs(value - (data[at + info.channels] ?? value)));
      const isInRow = (at: number) => Math.floor(at / info.channels) % info.width < info.width - 1;
      expect(lightest(Buffer.from(steps.filter((_, at) => isInRow(at))))).toBeLessThan(8);
    }
  }
});

for (const metadata of ['safe', ...atNight(['colour'])])
  test(`no preview and no place stays in the file, if metadata is "${metadata}"`, async ({ page }) => {
    const { bytes, traces } = await withPreviews();
    await openTool(page, 'redact-image');
    await addFiles(page, [{ name: 'walk.jpg', mimeType: 'image/jpeg', buffer: bytes }]);
    await ready(page);
    await setOption(page, 'metadata', metadata);
    await board(page).getByRole('button', { name: 'Add area' }).press('Enter');
    await runTool(page);
    const [saved = Buffer.of()] = (await saveResults(page)).values();
    expect(lightest(await pixelsOf(saved, [0.4, 0.45, 0.6, 0.55]))).toBeLessThan(8);
    for (const [what, trace] of traces) {
      expect(bytes.includes(trace), `${what}, before`).toBe(true);
      expect(saved.includes(trace), what).toBe(false);
    }
    expect(saved.lastIndexOf(Buffer.from([0xff, 0xd8, 0xff]))).toBe(0);
  });

test('an area of an animation is covered in every frame, and the rest of each stays', nightly, async ({ page }) => {
  for (const name of ['animated.gif', 'animated.webp']) {
    await openTool(page, 'redact-image');
    await addFiles(page, [fixture(`images/${name}`)]);
    await ready(page);
    await drawArea(page, [0, 0], [0.5, 1]);
    await runTool(page);
    const saved = (await saveResults(page)).get(name.replace('.', '-redacted.')) ?? Buffer.of();
    const before = await sharp(fixture(`images/${name}`)).metadata();
    const frames = await sharp(saved, { animated: true }).metadata();
    expect(frames, name).toMatchObject({ format: before.format, width: before.width, pages: before.pages });
    expect(frames.delay).toEqual(before.delay);
    for (let frame = 0; frame < (before.pages ?? 0); frame++) {
      const one = await sharp(saved, { page: frame }).png().toBuffer();
      expect(lightest(await pixelsOf(one, [0, 0, 0.45, 1])), `${name}, ${frame}`).toBeLessThan(8);
      expect(lightest(await pixelsOf(one, [0.55, 0, 1, 1])), `${name}, ${frame}`).toBeGreaterThan(60);
    }
  }
});

test('faces are found and covered, and no face gets a second area', async ({ page }) => {
  await openTool(page, 'redact-image');
  await addFiles(page, [fixture('photos/astronaut.jpg'), fixture('photos/rocket.jpg')]);
  await ready(page);
  const find = board(page).getByRole('button', { name: 'Find faces' });
  const status = board(page).getByRole('status');
  const found = '1 area on this image. 1 face found in 1 of 2 images. Check that none was missed.';
  // The search begins with the shown image, and goes on to those before it.
  await board(page).getByRole('button', { name: 'Next' }).click();
  await ready(page);
  await find.press('Enter');
  await expect(status).toHaveText(`No areas on this image yet. ${found.slice(found.indexOf('1 face'))}`);
  await expect(find).toBeFocused();
  // Undoing shows the image on which something changes.
  await board(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(status).toHaveText('No areas on this image yet. Last change undone.');
  await expect(board(page).locator('.sheet img')).toHaveAttribute('alt', 'astronaut.jpg');
  await find.press('Enter');
  await expect(status).toHaveText(found);
  await find.press('Enter');
  await expect(board(page).getByRole('button', { name: 'Stop looking' })).toHaveCount(0);
  await expect(status).toHaveText(found);
  const { violations } = await new AxeBuilder({ page }).include('image-areas').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await setOption(page, 'format', 'png');
  await runTool(page);
  const saved = await saveResults(page);
  const covered = saved.get('astronaut.png') ?? Buffer.of();
  // The face, from the hair to the chin; the flag beside it and the patch on the suit stay.
  expect(lightest(await pixelsOf(covered, [0.35, 0.13, 0.52, 0.33]))).toBe(0);
  const original = await readFile(fixture('photos/astronaut.jpg'));
  for (const part of [
    [0, 0, 0.25, 1],
    [0.65, 0, 1, 1],
    [0, 0.5, 1, 1],
  ] as [number, number, number, number][])
    expect((await pixelsOf(covered, part)).equals(await pixelsOf(original, part)), String(part)).toBe(true);
});

test('faces are found in photos that lie on their side, where they are upright', nightly, async ({ page }) => {
  const wide = await sharp(fixture('photos/astronaut.jpg')).extend({ right: 256, background: '#335577' }).toBuffer();
  const turned = await sharp(wide).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer();
  await openTool(page, 'redact-image');
  await addFiles(page, [{ name: 'turned.jpg', mimeType: 'image/jpeg', buffer: turned }]);
  await ready(page);
  await board(page).getByRole('button', { name: 'Find faces' }).click();
  const area = board(page).getByRole('application');
  await expect(area).toHaveAccessibleName(/^Area 1: 21% from the left, 10% from the top/);
  await setOption(page, 'format', 'png');
  await runTool(page);
  const [saved = Buffer.of()] = (await saveResults(page)).values();
  expect(await sharp(saved).metadata()).toMatchObject({ width: 768, height: 512 });
  expect(lightest(await pixelsOf(saved, [0.24, 0.13, 0.34, 0.33]))).toBe(0);
});

test('if the model cannot be loaded, the page says so, and loads it when the button is pressed again', async ({
  page,
}) => {
  // In a page of its own: others may have loaded it.
  const own = await page.context().newPage();
  const model = /\/_astro\/weights-.*\.bin$/;
  await own.context().route(model, (route) => route.abort('connectionrefused'));
  await openTool(own, 'redact-image');
  await addFiles(own, [fixture('photos/astronaut.jpg')]);
  await ready(own);
  const [find, status] = [board(own).getByRole('button', { name: 'Find faces' }), board(own).getByRole('status')];
  await find.click();
  await expect(status).toContainText('A part of the site that this tool needs could not be loaded.');
  await own.context().unroute(model);
  await find.click();
  await expect(status).toContainText('1 face found.');
  await own.close();
});
