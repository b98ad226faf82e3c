import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import sharp from 'sharp';
import { image, photo, pixel } from './image-runs.ts';
import { difference, meanColour, readImage } from '../readers.ts';
import {
  addFiles,
  only,
  openTool,
  pressRun,
  rowOf,
  runTool,
  saveResults,
  setOption,
  work,
  type GivenFile,
} from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

const plain = async (width: number, height: number): Promise<GivenFile> => ({
  name: `${width}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer(),
});

/** Returns the area where a picture differs from #336699, in shares of its sides. */
async function markedPart(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let at = 0; at < info.width * info.height; at += 1) {
    if (Math.abs((data[at * 3] ?? 0) - 0x33) < 8) continue;
    xs.push((at % info.width) / info.width);
    ys.push(Math.floor(at / info.width) / info.height);
  }
  const span = (values: number[]) => [
    values.reduce((a, b) => Math.min(a, b), 1),
    values.reduce((a, b) => Math.max(a, b), 0),
  ];
  return { x: span(xs), y: span(ys), share: xs.length / (info.width * info.height) };
}

test('a text stands where it should, as large on every picture', nightly, async ({ page }) => {
  const files = [await plain(800, 600), await plain(200, 150)];
  const results = await work(page, 'watermark-image', files, { text: 'Stayput', opacity: '100', size: '40' });
  for (const [name, after] of results) {
    const { x, y } = await markedPart(after);
    expect(x[0], name).toBeGreaterThan(0.55);
    expect(x[1], name).toBeLessThan(0.985);
    expect((x[1] ?? 0) - (x[0] ?? 0), name).toBeCloseTo(0.4, 1);
    expect(y[0], name).toBeGreaterThan(0.7);
    expect((await readImage(after)).alpha, name).toBe(false);
  }
});

test('a mark may stand in the middle, or all over, see-through and slanted', nightly, async ({ page }) => {
  await openTool(page, 'watermark-image');
  await setOption(page, 'text', '© Your name');
  await page.getByRole('radio', { name: 'Middle' }).check();
  await addFiles(page, [await plain(400, 300)]);
  await runTool(page);
  const [middle = Buffer.of()] = (await saveResults(page)).values();
  const { x, y } = await markedPart(middle);
  expect(((x[0] ?? 0) + (x[1] ?? 0)) / 2).toBeCloseTo(0.5, 1);
  expect(((y[0] ?? 0) + (y[1] ?? 0)) / 2).toBeCloseTo(0.5, 1);
  const options = { tiled: 'true', angle: '-30', opacity: '40', size: '20', text: 'Draft' };
  const tiled = only(await work(page, 'watermark-image', [await plain(400, 300)], options));
  const all = await markedPart(tiled);
  expect(all.x[0]).toBeLessThan(0.1);
  expect(all.x[1]).toBeGreaterThan(0.9);
  expect(all.y[1]).toBeGreaterThan(0.9);
  // White at 40% over the blue.
  const { channels } = await sharp(tiled).stats();
  expect(channels[0]?.max).toBeLessThanOrEqual(0x33 + Math.round((255 - 0x33) * 0.4) + 2);
});

test('a logo is laid over with its own transparency, on every frame, and at 16 bits', nightly, async ({ page }) => {
  const logo = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#ff0000' } })
    .png()
    .toBuffer();
  await openTool(page, 'watermark-image');
  await setOption(page, 'kind', 'picture');
  await page.locator('#option-picture').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await page.locator('#option-opacity').fill('100');
  await page.locator('#option-size').fill('20');
  await page.getByRole('radio', { name: 'Top left' }).check();
  await addFiles(page, [image('animated.webp'), image('depth-16.png'), image('grey.jpg'), image('transparent.png')]);
  await runTool(page);
  const results = await saveResults(page);
  const part = { left: 0.05, top: 0.08, width: 0.05, height: 0.05 };
  for (const [name, after] of results) {
    const [red = 0, green = 0, blue = 0] = await meanColour(after, part);
    expect(red, name).toBeGreaterThan(240);
    expect(Math.max(green, blue), name).toBeLessThan(20);
  }
  const moving = results.get('animated-watermarked.webp') ?? Buffer.of();
  const before = await readImage(await readFile(image('animated.webp')));
  expect(await readImage(moving)).toMatchObject({ frames: before.frames, delay: before.delay });
  const last = await sharp(moving, { page: before.frames - 1 })
    .png()
    .toBuffer();
  expect((await meanColour(last, part))[0]).toBeGreaterThan(240);
  expect((await readImage(results.get('depth-16-watermarked.png') ?? Buffer.of())).depth).toBe('ushort');
  const open = results.get('transparent-watermarked.png') ?? Buffer.of();
  expect((await pixel(open, 0, 0))[3]).toBe((await pixel(await readFile(image('transparent.png')), 0, 0))[3]);
});

test('the rest of a photo stays as it is', nightly, async ({ page }) => {
  const after = only(
    await work(page, 'watermark-image', [photo('coffee.jpg')], { text: '© Me', quality: '95', size: '15' }),
  );
  const half = { left: 0, top: 0, width: 600, height: 250 };
  const [before, now] = await Promise.all(
    [await readFile(photo('coffee.jpg')), after].map((bytes) => sharp(bytes).extract(half).png().toBuffer()),
  );
  expect(await difference(before ?? Buffer.of(), now ?? Buffer.of())).toBeLessThan(3);
});

test('without a picture to put on, the form asks for one; what is no picture is said', nightly, async ({ page }) => {
  await openTool(page, 'watermark-image');
  await addFiles(page, [photo('coffee.jpg')]);
  await setOption(page, 'kind', 'picture');
  await pressRun(page);
  await expect(page.locator('#option-picture:invalid')).toBeVisible();
  await expect(page.locator('.state')).toContainText('1 file');
  await page
    .locator('#option-picture')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await runTool(page);
  await expect(rowOf(page, 'coffee.jpg')).toContainText('The image for the watermark or signature cannot be read');
});
