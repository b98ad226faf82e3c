import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { readImage } from '../browser/readers.ts';
import { addFiles, fixture, only, openTool, pressRun, rowOf, runTool, saveResults } from '../browser/tool-page.ts';
import type { Request } from '#jobs/contract/messages.ts';
import { nightly } from '../nightly.ts';
import { read } from '../unit/pdf/read-pdf.ts';

const steps = (page: Page) => page.locator('.steps > li');
const state = (page: Page) => page.locator('.bar .state');
const photos = ['astronaut.jpg', 'coffee.jpg', 'cat.png'].map((name) => fixture(`photos/${name}`));

async function openSteps(page: Page, link = '') {
  await page.addInitScript(() => delete window.showSaveFilePicker);
  // Otherwise only the part after `#` would change.
  await page.goto('about:blank');
  await page.goto(`/workflow${link && `#${link}`}`);
  await expect(page.locator('file-tool[data-ready]')).toBeAttached();
}

/** Half of a JPEG's header: nothing can be read. */
const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: readFileSync(photos[1] ?? '').subarray(0, 300) };

test('a link sets the steps; each file goes through all of them, and one that fails holds up no other', async ({
  page,
}) => {
  await openSteps(page, 'resize-image:width=300;compress-image:goal=size&kilobytes=20&format=webp');
  await expect(state(page)).toHaveText('The steps are set from the link.');
  await expect(steps(page)).toHaveCount(2);
  await expect(steps(page).nth(1)).toContainText('Under a size · Maximum size: 20 kB · WebP');
  await addFiles(page, photos);
  await addFiles(page, [broken]);
  await runTool(page);
  const results = await saveResults(page);
  expect([...results.keys()].toSorted()).toEqual(['astronaut.webp', 'cat.webp', 'coffee.webp']);
  for (const bytes of results.values()) {
    expect(await readImage(bytes)).toMatchObject({ format: 'webp', width: 300 });
    expect(bytes.length).toBeLessThanOrEqual(20_000);
  }
  await expect(rowOf(page, 'broken.jpg')).toContainText(/damaged|cannot be read/);
});

test('photos become one small PDF, which a later step that splits makes several of', nightly, async ({ page }) => {
  await openSteps(page, 'resize-image:width=200;images-to-pdf;split-pdf;rotate-pages:angle=90');
  await addFiles(page, photos);
  await addFiles(page, [broken]);
  await runTool(page);
  const results = await saveResults(page);
  expect(results.size).toBe(3);
  for (const bytes of results.values()) {
    const document = await PDFDocument.load(bytes);
    expect(document.getPages().map((one) => one.getRotation().angle)).toEqual([90]);
  }
});

test(
  'of files that are joined, one that fails in a step before is left out, and its row says which step',
  nightly,
  async ({ page }) => {
    await openSteps(page, 'extract-images;images-to-pdf');
    await addFiles(page, [fixture('pdf/illustrated.pdf'), fixture('pdf/plain.pdf')]);
    await runTool(page);
    await expect(rowOf(page, 'plain.pdf')).toContainText(
      'Step 1 (Extract images from PDF): There are no images in this file.',
    );
    await expect(state(page)).toHaveText(/^1 file done · [\d.]+ kB · 1 file not done$/);
    expect((await PDFDocument.load(only(await saveResults(page)))).getPageCount()).toBeGreaterThan(0);
  },
);

test('a video becomes an animation that a step for pictures makes smaller', nightly, async ({ page }) => {
  await openSteps(page, 'video-to-gif:width=160&frameRate=5;resize-image:width=80');
  await addFiles(page, [fixture('media/clip.mp4')]);
  await runTool(page);
  const bytes = only(await saveResults(page));
  const { format, width, frames } = await readImage(bytes);
  expect({ format, width }).toEqual({ format: 'gif', width: 80 });
  expect(frames).toBeGreaterThan(1);
});

test('PDFs are merged, turned grey and numbered', nightly, async ({ page }) => {
  await openSteps(page, 'merge-pdf;greyscale-pdf;add-page-numbers');
  await addFiles(page, [fixture('pdf/first.pdf'), fixture('pdf/second.pdf')]);
  await runTool(page);
  const bytes = only(await saveResults(page));
  const [first, second] = await Promise.all(
    ['first', 'second'].map(async (name) => PDFDocument.load(readFileSync(fixture(`pdf/${name}.pdf`)))),
  );
  const pages = (first?.getPageCount() ?? 0) + (second?.getPageCount() ?? 0);
  expect((await (await read(bytes)).texts()).at(-1)).toContain(String(pages));
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(pages);
});

test('a document in a workflow is drawn by several workers, as by the tool alone', async ({ page }) => {
  await page.addInitScript(() => {
    const drawing = new Set<Worker>();
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function noted(message: Partial<Request>, options?: object) {
      if (message.type === 'run' && message.job?.operation.type === 'draw') drawing.add(this);
      document.documentElement.dataset['drawing'] = String(drawing.size);
      postMessage.call(this, message, options);
    };
  });
  const long = await PDFDocument.create();
  for (let number = 1; number <= 24; number += 1) long.addPage([200, 300]).drawText(`Page ${number}`);
  const buffer = Buffer.from(await long.save());
  await openSteps(page, 'rotate-pages:angle=90;pdf-to-images:format=png&dotsPerInch=72');
  await addFiles(page, [{ name: 'long.pdf', mimeType: 'application/pdf', buffer }]);
  await runTool(page);
  expect(Number(await page.locator('html').getAttribute('data-drawing'))).toBeGreaterThan(1);
  const results = await saveResults(page);
  expect(results.size).toBe(24);
  for (const bytes of results.values()) expect(await readImage(bytes)).toMatchObject({ width: 300, height: 200 });
});

test('steps are added, moved and removed by keyboard alone, and the address names them', async ({ page }) => {
  await openSteps(page);
  await page.getByRole('button', { name: 'Add a step' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Resize images' }).press('Enter');
  await page.getByLabel('Width').pressSequentially('250');
  await expect(page.getByLabel('Width')).toBeFocused();
  await page.getByRole('button', { name: 'Add a step' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Merge PDF', exact: true }), 'takes pictures').toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Trim video' }), 'takes none').toBeHidden();
  await dialog.getByRole('button', { name: 'Images to PDF' }).press('Enter');
  await expect(page.locator('summary:focus')).toContainText('Images to PDF');
  await expect(page).toHaveURL(/#resize-image:width=250;images-to-pdf$/);
  await page.getByRole('button', { name: 'Move Images to PDF up' }).press('Enter');
  await expect(page).toHaveURL(/#images-to-pdf;resize-image:width=250$/);
  await expect(steps(page).nth(1)).toContainText('Resize images cannot work on what Images to PDF makes.');
  await addFiles(page, photos.slice(0, 1));
  await pressRun(page);
  await expect(state(page)).toHaveText('Resize images cannot work on what Images to PDF makes.');
  await page.getByRole('button', { name: 'Move Images to PDF down' }).press('Enter');
  await runTool(page);
  expect((await PDFDocument.load(only(await saveResults(page)))).getPageCount()).toBe(1);
  await page.getByRole('button', { name: 'Remove Resize images' }).press('Enter');
  await expect(page).toHaveURL(/#images-to-pdf$/);
  await expect(page.locator('summary:focus')).toContainText('Images to PDF');
});

test('a run is cancelled midway and done again, and a reload keeps the steps', nightly, async ({ page }) => {
  await openSteps(page, 'resize-image:width=300;compress-image:format=avif');
  await addFiles(page, [...photos, fixture('photos/rocket.jpg'), fixture('photos/brook.jpg')]);
  await pressRun(page);
  await expect(state(page)).toContainText(/[1-4] of 5 done/);
  await page.locator('.cancel').click();
  await expect(page.locator('.run')).toBeVisible();
  await runTool(page);
  expect((await saveResults(page)).size).toBe(5);
  await page.reload();
  await expect(steps(page)).toHaveCount(2);
  await expect(steps(page).nth(0)).toContainText('Width: 300 px');
});

test(
  'a tool becomes the first step with its settings and files, and the steps are saved, exported and imported',
  nightly,
  async ({ page }) => {
    await page.addInitScript(() => delete window.showSaveFilePicker);
    await openTool(page, 'resize-image');
    await addFiles(page, photos.slice(0, 2));
    await page.locator('#option-width').fill('120');
    await page.getByRole('button', { name: 'Make this a workflow' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Workflow' })).toBeVisible();
    await expect(page.locator('file-rows li[data-id]')).toHaveCount(2);
    await expect(page).toHaveURL(/workflow#resize-image:width=120$/);
    await page.locator('summary', { hasText: 'My workflows' }).click();
    await page.getByLabel('Name').fill('Small ones');
    await page.getByRole('button', { name: 'Save workflow' }).click();
    await expect(page.getByText('“Small ones” was saved in this browser.')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    const exported = readFileSync(await download.path());
    expect(JSON.parse(exported.toString())).toEqual([{ name: 'Small ones', steps: 'resize-image:width=120' }]);
    await page.getByRole('button', { name: 'Remove “Small ones”' }).click();
    await expect(page.getByRole('link', { name: 'Small ones' })).toBeHidden();
    const bring = (name: string, text: string) =>
      page.getByLabel('Import').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await bring('bad.json', '[{"name":"Bad","steps":"no-such-tool"}]');
    await expect(page.getByText('This file was not imported')).toBeVisible();
    await bring('good.json', exported.toString());
    await page.getByRole('link', { name: 'Small ones' }).click();
    await expect(steps(page)).toHaveCount(1);
    await runTool(page);
    for (const bytes of (await saveResults(page)).values()) expect((await readImage(bytes)).width).toBe(120);
  },
);

test('a saved workflow keeps what was typed, comes first, and a step that lacks its text does not run', async ({
  page,
}) => {
  await openSteps(page, 'resize-image:width=300;watermark-image:opacity=100');
  await expect(steps(page).nth(1)).toContainText('Text: still to be filled in.');
  await addFiles(page, photos.slice(1, 2));
  await pressRun(page);
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeFocused();
  await expect(page.locator('.save-all')).toBeHidden();
  await text.fill('© Rosa');
  await runTool(page);
  const marked = only(await saveResults(page));
  await page.locator('summary', { hasText: 'My workflows' }).click();
  await page.getByLabel('Name').fill('Shop photos');
  await page.getByRole('button', { name: 'Save workflow' }).click();
  await expect(page.getByText('with the text that you typed')).toBeVisible();

  await openSteps(page);
  const first = page.locator('.no-steps a').first();
  await expect(first).toHaveText('Shop photos');
  await first.click();
  await expect(state(page)).toHaveText('Opened “Shop photos”.');
  await addFiles(page, photos.slice(1, 2));
  await runTool(page);
  expect(only(await saveResults(page)).equals(marked)).toBe(true);
});

test('a link that nobody can follow changes nothing, and says why', async ({ page }) => {
  await openSteps(page, 'resize-image:width=300;no-such-tool');
  await expect(state(page)).toHaveText(
    'The settings in this link were not used: it names a tool that cannot be a step. No option was changed.',
  );
  await expect(steps(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Photos for a website' }).click();
  await expect(steps(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await expect(state(page)).toHaveText('The steps are set from the link.');
  await expect(steps(page)).toHaveCount(2);
});
