import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../test.ts';
import sharp from 'sharp';
import { framesInBrowser } from '../other-readers.ts';
import { decodeWhole, difference, readImage } from '../readers.ts';
import {
  addFiles,
  finished,
  fixture,
  openTool,
  pressRun,
  resultOf,
  rowOf,
  runTool,
  saveResults,
  setOption,
  type GivenFile,
} from '../tool-page.ts';
import { atNight, nightly } from '../../nightly.ts';

const photo = (name: string) => fixture(`photos/${name}`);

const compressTo = (page: Page, kilobytes: number, file: GivenFile, format = 'input') =>
  resultOf(page, 'compress-image', file, { goal: 'size', kilobytes: String(kilobytes), format });

for (const [format, kilobytes, looks] of [
  ['jpeg', 150, 'A visible difference'],
  ...atNight([
    ['webp', 250, 'Some visible difference'],
    ['avif', 80, 'A visible difference'],
  ]),
] as const) {
  test(`a photo as ${format} of at most ${kilobytes} kB fills that, and no more`, async ({ page }) => {
    const before = await readFile(photo('mountain.jpg'));
    const after = await compressTo(page, kilobytes, photo('mountain.jpg'), format);
    expect(after.length).toBeLessThanOrEqual(kilobytes * 1000);
    expect(after.length).toBeGreaterThan(kilobytes * 1000 * 0.9);
    expect(await readImage(after)).toMatchObject({ width: 1600, height: 1200 });
    expect(await difference(before, after)).toBeLessThan(6);
    await expect(rowOf(page, 'mountain.jpg')).toContainText(looks);
  });
}

test('what no quality can reach is reached by a smaller picture, and the row says so', nightly, async ({ page }) => {
  const after = await compressTo(page, 10, photo('mountain.jpg'));
  expect(after.length).toBeLessThanOrEqual(10_000);
  const { width } = await readImage(after);
  expect(width).toBeLessThan(1600);
  await expect(rowOf(page, 'mountain.jpg')).toContainText(`Scaled down to fit: ${width} ×`);
  await decodeWhole(after);
});

test('what fits already is left alone', async ({ page }) => {
  const after = await compressTo(page, 500, photo('mountain.jpg'));
  expect(after.equals(await readFile(photo('mountain.jpg')))).toBe(true);
});

test(
  'an animation that no quality makes small enough is scaled down with all its frames, or it is explained',
  nightly,
  async ({ page }) => {
    const buffer = await sharp(fixture('images/animated.gif'), { animated: true }).resize(60).gif().toBuffer();
    const before = await readImage(buffer);
    const after = await compressTo(page, 11, { name: 'animated.gif', mimeType: 'image/gif', buffer });
    expect(after.length).toBeLessThanOrEqual(11_000);
    expect(after.length).toBeGreaterThan(8000);
    const { width, height, frames } = await readImage(after);
    expect(frames).toBe(before.frames);
    expect(width).toBeLessThan(60);
    expect(Math.abs(width / height - before.width / before.height)).toBeLessThan(0.1);
    await expect(rowOf(page, 'animated.gif')).toContainText(`Scaled down to fit: ${width} × ${height}.`);
    await page.locator('#option-kilobytes').fill('1');
    await runTool(page);
    await expect(rowOf(page, 'animated.gif')).toContainText('you asked for 1 kB');
  },
);

test(
  'a photo that looks the same is chosen by its look: a busy one needs another quality than a calm one',
  nightly,
  async ({ page }) => {
    const size = { width: 640, height: 480 };
    const { data } = await sharp({ create: { ...size, channels: 3, background: '#336' } })
      .composite([
        {
          input: await sharp(photo('dandelion.jpg'))
            .resize({ ...size, fit: 'cover' })
            .blur(6)
            .toBuffer(),
        },
      ])
      .png()
      .toBuffer({ resolveWithObject: true });
    await openTool(page, 'compress-image');
    await setOption(page, 'format', 'jpeg');
    const busy = await sharp(photo('mountain.jpg'))
      .resize({ ...size, fit: 'cover' })
      .png()
      .toBuffer();
    await addFiles(page, [{ name: 'busy.png', mimeType: 'image/png', buffer: busy }]);
    await runTool(page);
    await addFiles(page, [{ name: 'calm.png', mimeType: 'image/png', buffer: data }]);
    await runTool(page);
    const quality = async (name: string) =>
      Number(/Quality (\d+)/.exec((await rowOf(page, name).textContent()) ?? '')?.[1]);
    expect(await quality('busy.png')).toBeGreaterThan(40);
    expect(await quality('calm.png')).toBeGreaterThan(0);
    expect(await quality('calm.png')).not.toBe(await quality('busy.png'));
    const results = await saveResults(page);
    expect(await difference(data, results.get('calm.jpg') ?? Buffer.of())).toBeLessThan(3);
  },
);

test(
  'the smallest format is chosen among those that can hold the picture, and the row says what each takes',
  nightly,
  async ({ page }) => {
    await openTool(page, 'convert-image');
    await setOption(page, 'format', 'smallest');
    await addFiles(page, [photo('coffee.jpg'), fixture('images/transparent.png'), fixture('images/animated.gif')]);
    await pressRun(page);
    await finished(page);
    const results = await saveResults(page);
    const row = async (name: string) => (await rowOf(page, name).textContent()) ?? '';
    const photoRow = await row('coffee.jpg');
    const sizes = [...photoRow.matchAll(/(JPEG|WebP|AVIF|PNG) (?:about )?([\d.]+) [kM]B/g)].slice(-4);
    expect(new Set(sizes.map(([, format]) => format))).toEqual(new Set(['JPEG', 'WebP', 'AVIF', 'PNG']));
    expect(photoRow, 'its look was the goal').not.toContain('visible difference');
    const made = [...results.entries()].find(([name]) => name.startsWith('coffee'));
    expect(await difference(await readFile(photo('coffee.jpg')), made?.[1] ?? Buffer.of())).toBeLessThan(5);
    // Pictures with transparency or animation cannot become formats without them.
    expect(await row('transparent.png')).not.toMatch(/JPEG (about )?\d/);
    const [name = '', moving = Buffer.of()] =
      [...results.entries()].find(([each]) => each.startsWith('animated')) ?? [];
    expect((await framesInBrowser(page, moving, `image/${name.split('.').at(-1)}`)).frames).toBeGreaterThan(1);
  },
);

test(
  'how large the picture on the sheet will be is estimated before, as its options are',
  nightly,
  async ({ page }) => {
    await openTool(page, 'compress-image');
    await setOption(page, 'goal', 'quality');
    await addFiles(page, [photo('mountain.jpg'), photo('brook.jpg')]);
    const estimate = rowOf(page, 'mountain.jpg').getByText(/^Result: about [\d.]+ kB\.$/);
    const read = async () => Number(/[\d.]+/.exec(await estimate.innerText())?.[0]);
    const first = await read();
    await page.locator('#option-quality').fill('30');
    await expect.poll(read).toBeLessThan(first * 0.7);
    const told = await read();
    // Only for the one on display, because each estimate takes work.
    await expect(rowOf(page, 'brook.jpg')).not.toContainText(/about \d|Estimating/);
    await runTool(page);
    await expect(rowOf(page, 'mountain.jpg')).not.toContainText(/about \d|Estimating/);
    const made = ((await saveResults(page)).get('mountain-compressed.jpg')?.length ?? NaN) / 1000;
    expect(told).toBeGreaterThan(made * 0.8);
    expect(told).toBeLessThan(made * 1.25);
  },
);
