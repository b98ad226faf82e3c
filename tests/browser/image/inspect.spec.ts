import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import sharp from 'sharp';
import { withCanaries } from '../../unit/image/canaries.ts';
import { withPreview } from '../../with-preview.ts';
import { difference, readImage } from '../readers.ts';
import { inspectResult, report, section, useIn } from '../report.ts';
import { expect, test, type Page } from '../test.ts';
import { addFiles, finished, fixture, openTool, rowOf, runTool, saveResults, setOption } from '../tool-page.ts';

async function inspect(page: Page, file: { name: string; buffer: Buffer }) {
  await openTool(page, 'inspect-file');
  await addFiles(page, [{ mimeType: '', ...file }]);
  await finished(page);
}

test('from a photo to its report, to the tool that removes the place, and back: then it is gone', async ({ page }) => {
  const { bytes } = await withCanaries('jpeg');
  await inspect(page, { name: 'walk.jpg', buffer: bytes });
  await expect(section(page, 'Place')).toContainText('52.50000° N, 13.40000° E');
  await expect(section(page, 'People')).toContainText('Canary Person');
  await expect(section(page, 'Devices')).toContainText('Canary Camera');
  await expect(section(page, 'Serial numbers and identifiers')).toContainText('CANARY-SERIAL-4711');
  await expect(section(page, 'Video')).toBeVisible();
  await expect(rowOf(page, 'walk.jpg')).toContainText('Found: place, people');
  const { violations } = await new AxeBuilder({ page }).include('file-findings').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await useIn(page, 'Place', 'Remove metadata from photos');
  await runTool(page);
  await inspectResult(page);
  await expect(report(page)).toContainText('Nothing was found.');
  for (const title of ['Place', 'People', 'Devices', 'Serial numbers and identifiers', 'Video'])
    await expect(section(page, title)).toHaveCount(0);
  await expect(section(page, 'Looked for, and not found')).toContainText('Place · People');
  await expect(section(page, 'Not looked at')).toContainText('faces');
});

test('the report is saved as text, or as JSON for programs', async ({ page }) => {
  const { bytes } = await withCanaries('jpeg');
  await inspect(page, { name: 'walk.jpg', buffer: bytes });
  const text = (await saveResults(page)).get('walk-report.txt')?.toString('utf8') ?? '';
  expect(text).toContain('GPS: 52.50000° N, 13.40000° E\nTo remove this, use “Remove metadata from photos”.');
  await setOption(page, 'format', 'json');
  await finished(page);
  const json = JSON.parse((await saveResults(page)).get('walk-report.json')?.toString('utf8') ?? '') as {
    findings: { type: string; items: object[]; removedBy: string }[];
  };
  expect(json.findings[0]).toEqual({
    type: 'place',
    title: 'Place',
    items: [{ name: 'GPS', value: '52.50000° N, 13.40000° E' }],
    removedBy: 'Remove metadata from photos',
  });
});

test('a preview that shows what was cropped away is found and saved; one of the same picture is not', async ({
  page,
}) => {
  const whole = await readFile(fixture('photos/coffee.jpg'));
  const preview = await sharp(whole).resize(160).jpeg().toBuffer();
  // Cameras fill previews of another shape with black.
  const barred = await sharp(whole)
    .resize({ width: 160, height: 120, fit: 'contain', background: 'black' })
    .jpeg()
    .toBuffer();
  const cropped = await sharp(whole).extract({ left: 0, top: 0, width: 300, height: 400 }).jpeg().toBuffer();
  const other = await sharp(whole).extract({ left: 300, top: 200, width: 300, height: 200 }).jpeg().toBuffer();

  await inspect(page, { name: 'cropped.jpg', buffer: withPreview(cropped, preview) });
  await expect(section(page, 'Preview that differs from the picture')).toContainText('their shapes differ');
  await expect(page.getByAltText('cropped-preview.jpg')).toBeVisible();
  const saved = await saveResults(page);
  expect(await difference(preview, saved.get('cropped-preview.jpg') ?? Buffer.of())).toBe(0);
  await inspect(page, { name: 'other.jpg', buffer: withPreview(other, preview) });
  await expect(section(page, 'Preview that differs from the picture')).toContainText('they show different things');

  for (const [name, own] of Object.entries({ preview, barred })) {
    await inspect(page, { name: `${name}.jpg`, buffer: withPreview(whole, own) });
    await expect(section(page, 'Previews')).toBeVisible();
    await expect(section(page, 'Preview that differs from the picture')).toHaveCount(0);
  }

  await inspect(page, { name: 'cropped.jpg', buffer: withPreview(cropped, preview) });
  await useIn(page, 'Preview that differs from the picture', 'Remove metadata from photos');
  await runTool(page);
  const [clean = Buffer.of()] = (await saveResults(page)).values();
  expect(clean.includes(preview.subarray(0, 400))).toBe(false);
  expect(await readImage(clean)).toMatchObject({ width: 300, height: 400 });
});

test('a drawing reveals its scripts, and what it loads; as a picture it no longer has them', async ({ page }) => {
  const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
    xmlns:sodipodi="http://sodipodi.example" sodipodi:docname="C:/Users/canary/plan.svg" width="40" height="30">
    <script>fetch('https://canary.example/run')</script>
    <style>@import url("https://canary.example/style.css");</style>
    <a href="https://canary.example/link"><rect width="40" height="30" onclick="canary()"/></a>
    <image xlink:href="https://canary.example/pixel.png" width="1" height="1"/></svg>`;
  await inspect(page, { name: 'plan.svg', buffer: Buffer.from(svg) });
  await expect(section(page, 'Scripts')).toContainText("fetch('https://canary.example/run')");
  await expect(section(page, 'Scripts')).toContainText('canary()');
  await expect(section(page, 'Links')).toContainText('https://canary.example/link');
  await expect(section(page, 'Remote addresses')).toContainText('https://canary.example/pixel.png');
  await expect(section(page, 'Remote addresses')).toContainText('https://canary.example/style.css');
  await expect(section(page, 'Text fields')).toContainText('C:/Users/canary/plan.svg');
  await useIn(page, 'Scripts', 'Convert images');
  await runTool(page);
  const [bytes = Buffer.of()] = (await saveResults(page)).values();
  expect(await readImage(bytes)).toMatchObject({ width: 40, height: 30 });
  expect(bytes.includes('canary')).toBe(false);
});

test('what cannot be looked at is said, and so is what a damaged or foreign file is', async ({ page }) => {
  await openTool(page, 'inspect-file');
  await addFiles(page, [fixture('images/photo.tga')]);
  await finished(page);
  await expect(section(page, 'Not looked at')).toContainText('not read from this format');
  await expect(rowOf(page, 'photo.tga')).not.toContainText('Nothing was found');
  await openTool(page, 'inspect-file');
  await addFiles(page, [{ name: 'notes.jpg', mimeType: '', buffer: Buffer.from('These are only words.') }]);
  await finished(page);
  await expect(rowOf(page, 'notes.jpg').locator('.problem')).toContainText(/\.$/);
});
