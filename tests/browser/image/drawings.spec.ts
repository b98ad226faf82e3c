import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../test.ts';
import sharp from 'sharp';
import { besideLetters, difference, readImage } from '../readers.ts';
import { addFiles, convert, fixture, only, openTool, rowOf, runTool, saveResults, work, runOn } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

const image = (name: string) => fixture(`images/${name}`);

test('SVG is drawn as it should look, without its script, and asks for nothing', async ({ page }) => {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  const after = only(await convert(page, [image('drawing.svg')], 'png'));
  await expect(rowOf(page, 'drawing.svg')).toContainText('The text is drawn in DejaVu Sans');
  expect(await readImage(after)).toMatchObject({ width: 120, height: 80, alpha: true });
  const expected = await sharp(image('drawing.svg')).png().toBuffer();
  expect(await difference(await besideLetters(expected), await besideLetters(after))).toBeLessThan(3);
  const corner = await sharp(after).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  expect(corner[3]).toBe(0);
  expect(asked.filter((address) => address.includes('outside'))).toEqual([]);
});

test('SVG is drawn as large as it is wanted, packed too', nightly, async ({ page }) => {
  const packed = gzipSync(await readFile(image('drawing.svg')));
  await openTool(page, 'resize-image');
  await page.locator('#option-width').fill('900');
  await addFiles(page, [{ name: 'drawing.svgz', mimeType: '', buffer: packed }]);
  await runTool(page);
  const after = only(await saveResults(page));
  expect(await readImage(after)).toMatchObject({ format: 'png', width: 900, height: 600 });
  const expected = await sharp(image('drawing.svg'), { density: 72 * 7.5 })
    .png()
    .toBuffer();
  const edge = { left: 20, top: 260, width: 200, height: 120 };
  const part = (bytes: Buffer) => sharp(bytes).resize(900, 600).extract(edge).png().toBuffer();
  // Sharp at the edge of the circle: an enlarged bitmap would differ a lot.
  expect(await difference(await part(expected), await part(after))).toBeLessThan(3);
});

test('SVG that is no XML, or larger than memory, is explained', nightly, async ({ page }) => {
  const svg = (name: string, text: string) => ({ name, mimeType: '', buffer: Buffer.from(text) });
  const open = '<svg xmlns="http://www.w3.org/2000/svg"';
  await runOn(page, 'convert-image', [
    svg('open.svg', `${open}><rect width="10" height="10"></svg>`),
    svg('huge.svg', `${open} width="100000" height="100000"><rect width="9" height="9"/></svg>`),
    svg('small.svg', `${open} width="9" height="9"><rect width="9" height="9"/></svg>`),
  ]);
  await expect(rowOf(page, 'open.svg')).toContainText('damaged');
  await expect(rowOf(page, 'huge.svg')).toContainText('more memory');
  expect([...(await saveResults(page)).keys()]).toEqual(['small.jpg']);
});

test('PSD keeps transparency and 16 bits', nightly, async ({ page }) => {
  const results = await convert(page, ['transparent.psd', 'depth-16.psd'].map(image), 'png');
  const [seeThrough = Buffer.of(), deep = Buffer.of()] = results.values();
  expect(await readImage(seeThrough)).toMatchObject({ alpha: true, depth: 'uchar' });
  expect(await difference(await sharp(image('transparent.png')).resize(120).png().toBuffer(), seeThrough)).toBeLessThan(
    6,
  );
  expect(await readImage(deep)).toMatchObject({ alpha: false, depth: 'ushort' });
});

test('of a camera raw file the preview is given, and called so', nightly, async ({ page }) => {
  await runOn(page, 'raw-to-jpg', [image('camera.raf')]);
  await expect(rowOf(page, 'camera.raf')).toContainText('own preview, 640 × 427');
  expect(await readImage(only(await saveResults(page)))).toMatchObject({ format: 'jpeg', width: 640, height: 427 });
});

test('a drawing becomes a WebP without loss where that takes fewer bytes, still or moving; a photo does not', async ({
  page,
}) => {
  const frame = (left: number) =>
    sharp({ create: { width: 200, height: 120, channels: 3, background: '#fff' } })
      .composite([{ input: { create: { width: 60, height: 60, channels: 3, background: '#c00' } }, left, top: 30 }])
      .png()
      .toBuffer();
  const frames = await Promise.all([10, 60, 110].map(frame));
  const gif = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
  const results = await work(
    page,
    'convert-image',
    [
      { name: 'moves.gif', mimeType: 'image/gif', buffer: gif },
      { name: 'stands.png', mimeType: 'image/png', buffer: frames[0] ?? Buffer.of() },
      { name: 'photo.png', mimeType: 'image/png', buffer: await readFile(fixture('photos/cat.png')) },
    ],
    { format: 'webp' },
  );
  const pixels = (bytes: Buffer) => sharp(bytes, { animated: true }).removeAlpha().raw().toBuffer();
  for (const [name, before] of [
    ['moves.webp', gif],
    ['stands.webp', frames[0] ?? Buffer.of()],
  ] as const) {
    const after = results.get(name) ?? Buffer.of();
    expect((await pixels(after)).equals(await pixels(before)), name).toBe(true);
    expect(after.includes('VP8 '), name).toBe(false);
    expect(after.length, name).toBeLessThan(1000);
  }
  expect((results.get('photo.webp') ?? Buffer.of()).includes('VP8 ')).toBe(true);
});
