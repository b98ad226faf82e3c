import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../test.ts';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { renderPdf } from '../../render-pdf.ts';
import { checkStatus, contentOf, objectsOf, read } from '../../unit/pdf/read-pdf.ts';
import { brokenJpeg } from './broken-jpeg.ts';
import { addFiles, fixture, openTool, rowOf, runTool, saveResults, setOption } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

const input = () => readFile(fixture('pdf/illustrated.pdf'));

async function compress(page: Page, level: string): Promise<Buffer> {
  await setOption(page, 'level', level);
  await runTool(page);
  const [[, bytes] = ['', Buffer.of()]] = await saveResults(page);
  return bytes;
}

/** Returns the mean difference of rendered pages, of 255. */
async function difference(a: Uint8Array, b: Uint8Array): Promise<number> {
  const [before, after] = [await renderPdf(a), await renderPdf(b)];
  expect(after.length).toBe(before.length);
  const means = await Promise.all(
    before.map(async (picture, index) => {
      const other = await sharp(after[index]).removeAlpha().raw().toBuffer();
      const one = await sharp(picture).removeAlpha().raw().toBuffer();
      expect(other.length).toBe(one.length);
      return one.reduce((sum, sample, at) => sum + Math.abs(sample - (other[at] ?? 0)), 0) / one.length;
    }),
  );
  return Math.max(...means);
}

test('Pictures get as fine as they are drawn; text stays text, and pages look the same', nightly, async ({ page }) => {
  await openTool(page, 'compress-pdf');
  await addFiles(page, [fixture('pdf/illustrated.pdf')]);
  const before = await input();
  const sizes: number[] = [before.length];
  for (const level of ['lossless', 'print', 'screen', 'smallest']) {
    const bytes = await compress(page, level);
    expect(await checkStatus(bytes)).toBe(0);
    expect((await contentOf(bytes)).texts).toEqual((await contentOf(before)).texts);
    expect(await difference(before, bytes), level).toBeLessThan(level === 'lossless' ? 0.01 : 3);
    sizes.push(bytes.length);
  }
  // Each level is smaller than the previous one. Lossless compression removes the duplicate photo.
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(sizes[1]).toBeLessThan(before.length * 0.62);
  expect(sizes[3]).toBeLessThan(before.length * 0.15);
});

test('Photos are made smaller, masks that are fine enough keep every pixel', nightly, async ({ page }) => {
  await openTool(page, 'compress-pdf');
  await addFiles(page, [fixture('pdf/illustrated.pdf')]);
  const objects = await objectsOf(await compress(page, 'screen'));
  const images = [...objects.values()].flatMap((object) => {
    const dict = (object as { dict?: Record<string, unknown> } | null)?.dict;
    return dict?.['/Subtype'] === '/Image' ? [dict] : [];
  });
  const sides = images.map((dict) => [dict['/Width'], dict['/Height'], dict['/ColorSpace'], dict['/Filter']]);
  // 160 by 120 points at 150 dpi. The other picture has a low enough resolution.
  expect(sides).toContainEqual([333, 250, '/DeviceRGB', '/DCTDecode']);
  expect(sides).toContainEqual([200, 150, '/DeviceRGB', '/DCTDecode']);
  expect(sides).toContainEqual([200, 150, '/DeviceGray', '/FlateDecode']);
  expect(sides).toHaveLength(3);
});

test(
  'Pictures in print colours get the colours of screens for screens, and damaged ones stay as they are',
  nightly,
  async ({ page }) => {
    const jpeg = await readFile(fixture('images/cmyk.jpg'));
    const { width, height } = await sharp(jpeg).metadata();
    const file = new PdfText();
    const picture = file.stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceCMYK
    /Decode [1 0 1 0 1 0 1 0] /Filter /DCTDecode`,
      jpeg.toString('latin1'),
    );
    const broken = file.stream(`/Type /XObject /Subtype /Image ${brokenJpeg.entries}`, brokenJpeg.data);
    const contents = file.stream('', 'q 150 0 0 100 10 10 cm /Photo Do /Broken Do Q');
    const sheet = file.page(
      `/Contents ${contents} /Resources << /XObject << /Photo ${picture} /Broken ${broken} >> >>`,
    );
    const before = Buffer.from(file.document([sheet], { tree: '/MediaBox [0 0 170 120]' }));
    await openTool(page, 'compress-pdf');
    await addFiles(page, [{ name: 'print.pdf', mimeType: 'application/pdf', buffer: before }]);
    const print = await compress(page, 'print');
    expect(JSON.stringify([...(await objectsOf(print))])).toContain('/DeviceCMYK');
    const screen = await compress(page, 'screen');
    const objects = JSON.stringify([...(await objectsOf(screen))]);
    expect(objects).not.toContain('/DeviceCMYK');
    expect(objects).toContain(Buffer.from(brokenJpeg.data, 'latin1').toString('base64'));
    expect(screen.length).toBeLessThan(before.length / 2);
    expect(await difference(before, screen)).toBeLessThan(4);
  },
);

test('A file is brought to a size, or it is said how small it gets', async ({ page }) => {
  await openTool(page, 'compress-pdf');
  await addFiles(page, [fixture('pdf/illustrated.pdf')]);
  await setOption(page, 'level', 'size');
  await page.getByLabel('Maximum size').fill('0.03');
  const bytes = await compress(page, 'size');
  expect(bytes.length).toBeLessThanOrEqual(30_000);
  expect(bytes.length).toBeGreaterThan(27_000);
  expect((await read(bytes)).document.numPages).toBe(2);
  await page.getByLabel('Maximum size').fill('0.002');
  await page.getByLabel('Maximum size').press('Tab');
  await runTool(page);
  await expect(rowOf(page, 'illustrated.pdf')).toContainText('cannot be made smaller than');
});

test('A file that is small already comes back as it is', nightly, async ({ page }) => {
  await openTool(page, 'compress-pdf');
  await addFiles(page, [fixture('pdf/illustrated.pdf')]);
  const small = await compress(page, 'smallest');
  await page.getByRole('button', { name: 'Clear' }).click();
  await addFiles(page, [{ name: 'small.pdf', mimeType: 'application/pdf', buffer: small }]);
  expect((await compress(page, 'smallest')).equals(small)).toBe(true);
  await expect(rowOf(page, 'small.pdf')).toContainText('your own file, unchanged');
});

test('How large a document of photos will be is estimated before', nightly, async ({ page }) => {
  const document = await PDFDocument.create();
  for (const name of ['mountain.jpg', 'brook.jpg', 'dandelion.jpg']) {
    const photo = await sharp(fixture(`photos/${name}`))
      .resize(2000)
      .jpeg({ quality: 92 })
      .toBuffer();
    document.addPage([420, 300]).drawImage(await document.embedJpg(photo), { width: 420, height: 300 });
  }
  await openTool(page, 'compress-pdf');
  const buffer = Buffer.from(await document.save());
  await addFiles(page, [{ name: 'photos.pdf', mimeType: 'application/pdf', buffer }]);
  const estimate = rowOf(page, 'photos.pdf').getByText(/^Result: about [\d.]+ kB\.$/);
  const told = Number(/[\d.]+/.exec(await estimate.innerText())?.[0]);
  const made = (await compress(page, 'screen')).length / 1000;
  expect(told).toBeGreaterThan(made * 0.6);
  expect(told).toBeLessThan(made * 1.6);
});
