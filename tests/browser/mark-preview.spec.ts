import { PDFDocument, degrees } from 'pdf-lib';
import sharp from 'sharp';
import { atNight } from '../nightly.ts';
import { renderPdf } from '../render-pdf.ts';
import { expect, test, type Page } from './test.ts';
import { addFiles, openTool, runTool, saveResults, setOption, type GivenFile } from './tool-page.ts';

/** The ends of what is drawn, as shares of the sides. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const preview = (page: Page) => page.locator('mark-overlay canvas');

/** Returns where the preview has drawn something. */
const shown = (page: Page) =>
  preview(page).evaluate((canvas: HTMLCanvasElement): Box => {
    const { width, height } = canvas;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    const box = { left: 1, top: 1, right: 0, bottom: 0 };
    for (let at = 0; at < width * height; at += 1) {
      if ((pixels[at * 4 + 3] ?? 0) < 60) continue;
      const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
    return box;
  });

/** Returns where a picture is not of the colour of its first pixel. */
async function marked(bytes: Uint8Array): Promise<Box> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const box = { left: 1, top: 1, right: 0, bottom: 0 };
  const [first = 0] = data;
  for (let at = 0; at < info.width * info.height; at += 1) {
    if (Math.abs((data[at * 3] ?? 0) - first) < 40) continue;
    const [x, y] = [(at % info.width) / info.width, Math.floor(at / info.width) / info.height];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

function expectAlike(one: Box, other: Box) {
  for (const side of ['left', 'top', 'right', 'bottom'] as const)
    expect(Math.abs(one[side] - other[side]), `${side}: ${one[side]}, ${other[side]}`).toBeLessThan(0.01);
}

/** The preview also lies exactly on what it is drawn over. */
async function expectOver(page: Page) {
  const image = page.locator('file-sight img');
  await expect(async () => {
    // Both at one moment, because the sheet may still be finding its size.
    const [over, under] = await preview(page).evaluate(
      (...both) => both.map((element) => (element as Element).getBoundingClientRect().toJSON() as DOMRect),
      await image.elementHandle(),
    );
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((over?.[side] ?? 0) - (under?.[side] ?? 0)), side).toBeLessThan(1.5);
  }).toPass();
}

const plain = async (): Promise<GivenFile> => ({
  name: 'plain.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#224466' } })
    .png()
    .toBuffer(),
});

/** A document of empty pages: an upright one, and a smaller one that is shown turned. */
async function pages(): Promise<GivenFile> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]);
  document.addPage([400, 300]).setRotation(degrees(90));
  return { name: 'pages.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

async function result(page: Page): Promise<Buffer> {
  await runTool(page);
  const [bytes = Buffer.of()] = (await saveResults(page)).values();
  return bytes;
}

const marks = [{ opacity: '100', size: '50', angle: '-30' }, ...atNight([{ opacity: '100', size: '30' }])];
for (const options of marks) {
  test(`a watermark is shown where it will be: ${JSON.stringify(options)}`, async ({ page }) => {
    await openTool(page, 'watermark-image');
    await addFiles(page, [await plain()]);
    for (const [name, value] of Object.entries(options)) await setOption(page, name, value);
    await page.getByRole('radio', { name: 'Top left' }).check();
    await page.locator('#option-text').pressSequentially('© Rosa');
    await expect(preview(page)).toBeVisible();
    await expect.poll(async () => (await shown(page)).right).toBeGreaterThan(0);
    await expectOver(page);
    const before = await shown(page);
    expectAlike(before, await marked(await result(page)));
  });
}

test('what was set before is shown once the picture is there', async ({ page }) => {
  await openTool(page, 'watermark-image');
  await setOption(page, 'text', 'Stayput');
  await addFiles(page, [await plain()]);
  await expect.poll(async () => (await shown(page)).right).toBeGreaterThan(0.5);
  await expectOver(page);
});

test('a watermark follows the typing, and is all over if it is to be', async ({ page }) => {
  await openTool(page, 'watermark-image');
  await addFiles(page, [await plain()]);
  const field = page.locator('#option-text');
  await field.pressSequentially('ab');
  await expect.poll(async () => (await shown(page)).right).toBeGreaterThan(0);
  await setOption(page, 'size', '20');
  const short = await shown(page);
  await field.pressSequentially('cdefghijkl');
  await expect.poll(async () => (await shown(page)).top).toBeGreaterThan(short.top);
  await setOption(page, 'tiled', 'true');
  await expect.poll(async () => (await shown(page)).left).toBeLessThan(0.02);
  await field.fill('');
  await expect.poll(async () => (await shown(page)).right).toBe(0);
});

for (const [slug, options] of [
  ['watermark-pdf', { opacity: '100', colour: '#000000', size: '60' }],
  ['add-page-numbers', { text: 'Page {page} of {pages}', place: 'top-right', size: '40' }],
] as const) {
  test(`${slug} shows on every page what will be written there`, async ({ page }) => {
    await openTool(page, slug);
    await addFiles(page, [await pages()]);
    for (const [name, value] of Object.entries(options)) await setOption(page, name, value);
    await expect.poll(async () => (await shown(page)).right).toBeGreaterThan(0);
    await expectOver(page);
    const first = await shown(page);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(async () => JSON.stringify(await shown(page))).not.toBe(JSON.stringify(first));
    await expect.poll(async () => (await shown(page)).right).toBeGreaterThan(0);
    const second = await shown(page);
    const [one = Buffer.of(), two = Buffer.of()] = await renderPdf(await result(page));
    expectAlike(first, await marked(one));
    expectAlike(second, await marked(two));
  });
}

test('page numbers are shown only on the pages that get one', async ({ page }) => {
  await openTool(page, 'add-page-numbers');
  await addFiles(page, [await pages()]);
  await expect.poll(async () => (await shown(page)).right).toBeGreaterThan(0);
  await page.locator('#option-pages').fill('2-');
  await expect.poll(async () => (await shown(page)).right).toBe(0);
});
