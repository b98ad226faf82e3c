import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../test.ts';
import { withCanaries, type Carrier } from '../../unit/image/canaries.ts';
import { withPreviews } from '../../with-preview.ts';
import { difference, readImage } from '../readers.ts';
import { addFiles, fixture, openTool, rowOf, runTool, saveResults, setOption, runOn } from '../tool-page.ts';
import { atNight, nightly } from '../../nightly.ts';

const carriers: Carrier[] = ['jpeg', 'png', 'webp', 'avif', 'tiff', 'gif', 'heic'];
const given = (carrier: Carrier, bytes: Buffer) => ({ name: `photo.${carrier}`, mimeType: '', buffer: bytes });

async function results(page: Page, slug: string, set: (page: Page) => Promise<unknown> = async () => undefined) {
  await openTool(page, slug);
  await set(page);
  const all = await Promise.all(carriers.map(withCanaries));
  await addFiles(
    page,
    all.map(({ bytes }, index) => given(carriers[index] ?? 'jpeg', bytes)),
  );
  await runTool(page);
  return { canaries: all.flatMap(({ canaries }) => canaries), outputs: await saveResults(page) };
}

for (const slug of ['remove-metadata', ...atNight(['compress-image', 'resize-image'])]) {
  test(`no place, name or serial number is in what ${slug} makes of seven formats`, async ({ page }) => {
    const { canaries, outputs } = await results(page, slug);
    expect(outputs.size).toBe(carriers.length);
    for (const [file, bytes] of outputs)
      for (const [name, canary] of canaries) expect(bytes.includes(canary), `${name} in ${file}`).toBe(false);
  });
}

/** The other formats are also written above. */
const formats = ['jpeg', ...atNight(['png', 'webp', 'avif', 'tiff', 'jxl'])];

for (const format of formats) {
  test(`nor in what seven formats become as ${format}`, nightly, async ({ page }) => {
    const choose = (page: Page) => setOption(page, 'format', format);
    const { canaries, outputs } = await results(page, 'convert-image', choose);
    for (const [file, bytes] of outputs)
      for (const [name, canary] of canaries) expect(bytes.includes(canary), `${name} in ${file}`).toBe(false);
  });
}

test('what fits already stays as it is encoded, without its hidden data', nightly, async ({ page }) => {
  await runOn(page, 'compress-image', [fixture('images/sideways.jpg')], { goal: 'size' });
  await expect(rowOf(page, 'sideways.jpg')).toContainText('this is your own image, without its metadata');
  await expect(rowOf(page, 'sideways.jpg')).toContainText('Removed: location, people.');
  const [after] = (await saveResults(page)).values();
  const before = await readFile(fixture('images/sideways.jpg'));
  const reading = await readImage(after ?? Buffer.of());
  expect(reading).toMatchObject({ orientation: 6, exif: { gps: false }, profile: 'sRGB' });
  expect(reading.xmp).toBeUndefined();
  expect(await difference(before, after ?? Buffer.of())).toBe(0);
});

test('the row tells what was in a photo, and what is kept when it is asked for', nightly, async ({ page }) => {
  await runOn(page, 'remove-metadata', [fixture('images/sideways.jpg')]);
  // The sheet shows the metadata of the photo.
  const read = page.locator('sheet-view');
  await expect(read.getByRole('row', { name: /location/ })).toContainText('52.50000° N, 13.40000° E');
  await expect(read.getByRole('row', { name: /date/ })).toContainText('removed');
  await page.locator('#option-time').check();
  await runTool(page);
  await expect(read.getByRole('row', { name: /date/ })).toContainText('kept');
  const [after] = (await saveResults(page)).values();
  expect(after?.includes('2026:11:20')).toBe(true);
  expect(after?.includes('Fixture Person')).toBe(false);
});

for (const exact of ['true', ...atNight(['false'])])
  test(`a cropped photo keeps its metadata, but no previews of what was cut off; exact: ${exact}`, async ({ page }) => {
    const { bytes, traces } = await withPreviews();
    const { bytes: plain } = await withCanaries('jpeg');
    await openTool(page, 'crop-image');
    await addFiles(page, [
      { name: 'walk.jpg', mimeType: 'image/jpeg', buffer: bytes },
      { name: 'plain.jpg', mimeType: 'image/jpeg', buffer: plain },
    ]);
    await setOption(page, 'metadata', 'all');
    await setOption(page, 'exact', exact);
    await runTool(page);
    const saved = await saveResults(page);
    const walk = saved.get('walk-cropped.jpg') ?? Buffer.of();
    for (const [what, trace] of traces.filter(([name]) => name !== 'the place'))
      expect(walk.includes(trace), what).toBe(false);
    expect(walk.lastIndexOf(Buffer.from([0xff, 0xd8, 0xff]))).toBe(0);
    expect(saved.get('plain-cropped.jpg')?.includes('Canary Person')).toBe(true);
  });
