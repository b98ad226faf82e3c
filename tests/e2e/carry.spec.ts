import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { writeSilence } from '../browser/disk.ts';
import { addFiles, fixture, openTool, pressRun, rowOf, runTool, setOption, runOn } from '../browser/tool-page.ts';
import { nightly } from '../nightly.ts';

const photo = fixture('photos/coffee.jpg');
const paper = fixture('pdf/first.pdf');
const film = fixture('media/clip.mp4');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const offers = (page: Page) => page.locator('.offers');
const pocket = (page: Page) => page.locator('.pocket');
const toolbox = (page: Page) => page.getByRole('navigation', { name: 'Kinds of tools' });

async function putOnFrontPage(page: Page, files: string[]) {
  await page.goto('/');
  await page.locator('drop-zone .zone input').setInputFiles(files);
  await expect(page.locator('.offer').first()).toBeVisible();
}

async function search(page: Page, words: string) {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Find a tool' });
  await dialog.getByRole('combobox').fill(words);
  await expect(dialog.locator('[aria-selected=true]')).toBeVisible();
  return dialog;
}

test('a file on the front page goes along to the tool that the search or a hub leads to, and Back brings it back', async ({
  page,
}) => {
  await putOnFrontPage(page, [photo]);
  await page.keyboard.press('Control+k');
  const groups = page.getByRole('dialog', { name: 'Find a tool' }).getByRole('group');
  await expect(groups.first()).toHaveAccessibleName('With coffee.jpg');
  await expect(groups.first()).toContainText('Compress images');
  await page.keyboard.press('Escape');
  await expect(await search(page, 'passport')).toContainText('With coffee.jpg');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(/passport/i);
  await expect(rowOf(page, 'coffee.jpg')).toBeVisible();

  await page.goBack();
  await expect(offers(page)).toContainText('1 JPEG file');
  await toolbox(page)
    .getByRole('link', { name: /^Images/ })
    .click();
  await expect(pocket(page)).toContainText('coffee.jpg comes with you');
  await page.getByRole('main').getByRole('link', { name: 'Resize images', exact: true }).first().click();
  await expect(rowOf(page, 'coffee.jpg')).toBeVisible();
  await page.goBack();
  await expect(pocket(page)).toContainText('coffee.jpg comes with you');
  await page.getByRole('link', { name: 'Stayput' }).first().click();
  await expect(offers(page)).toContainText('1 JPEG file');
  await page.goBack();
  await pocket(page).getByRole('button', { name: 'Leave it behind' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Crop images', exact: true }).first().click();
  await expect(page.locator('file-tool[data-ready]')).toBeAttached();
  await expect(page.locator('file-rows li')).toHaveCount(0);
});

test('a page that is opened before the one that files were for has taken them takes them instead', async ({ page }) => {
  // Its scripts have not loaded yet.
  await page.route('**/crop-image', (route) => route.fulfill({ body: '<h1>Crop</h1>', contentType: 'text/html' }));
  await openTool(page, 'compress-image');
  await addFiles(page, [photo]);
  await page.getByRole('link', { name: 'Crop images', exact: true }).first().click();
  await expect(heading(page)).toHaveText('Crop');
  await page.goto('/resize-image');
  await expect(rowOf(page, 'coffee.jpg')).toBeVisible();
});

test('of several files, a tool is given those that it takes, says which stayed, and leads to a tool for the others', async ({
  page,
}) => {
  await openTool(page, 'compress-image');
  await addFiles(page, [photo, paper]);
  await page.getByRole('link', { name: 'Resize images', exact: true }).first().click();
  await expect(heading(page)).toHaveText('Resize images');
  await expect(page.locator('file-rows li[data-id]')).toHaveCount(1);
  await expect(page.locator('.state')).toHaveText('This tool cannot open first.pdf. Press Back to return to it.');
  await page.goBack();
  await expect(page.locator('file-rows li[data-id]')).toHaveCount(2);
  await rowOf(page, 'first.pdf').getByRole('link', { name: 'Open it in Compress PDF' }).click();
  await expect(heading(page)).toHaveText('Compress PDF');
  await expect(page.locator('file-rows li[data-id]')).toHaveCount(1);
  await expect(rowOf(page, 'first.pdf')).toBeVisible();
});

test('results go along in place of their files, where they are taken, and are kept on the page before', async ({
  page,
}) => {
  await runOn(page, 'convert-image', [photo], { format: 'webp' });
  await search(page, 'resize images');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Resize images');
  await expect(rowOf(page, 'coffee.webp')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.state')).toContainText('1 file done');
  // The text of an image is no image.
  await page.goto('/image-to-data-url');
  await addFiles(page, [photo]);
  await runTool(page);
  await search(page, 'crop images');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'coffee.jpg')).toBeVisible();
});

test('a link opened in a new tab carries nothing, and leaves the first tab whole', async ({ page, context }) => {
  await openTool(page, 'compress-image');
  await addFiles(page, [photo]);
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('link', { name: 'Resize images', exact: true })
      .first()
      .click({ modifiers: ['Control'] }),
  ]);
  await expect(other.locator('file-tool[data-ready]')).toBeAttached();
  await expect(other.locator('file-rows li')).toHaveCount(0);
  await expect(rowOf(page, 'coffee.jpg')).toBeVisible();
});

test('a result of 75 MB that is on the disk goes along, too', nightly, async ({ page }) => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'stayput-'));
  const long = join(folder.path, 'long.wav');
  await writeSilence(long, 75_000_000);
  await runOn(page, 'convert-audio', [long], { container: 'wav' });
  await search(page, 'trim audio');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Trim audio');
  await expect(rowOf(page, 'long-converted.wav')).toContainText('75 MB');
});

test('files stay behind if people stay when the browser asks, however they go to that tool later', async ({ page }) => {
  await openTool(page, 'video-to-gif');
  await addFiles(page, [film]);
  await setOption(page, 'quality', '100');
  await pressRun(page);
  const asked = page.waitForEvent('dialog');
  await page
    .locator('a[href="/compress-video"]')
    .first()
    .evaluate((link: HTMLElement) => setTimeout(() => link.click()));
  await (await asked).dismiss();
  await expect(rowOf(page, 'clip.mp4')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/compress-video');
  await expect(page.locator('file-tool[data-ready]')).toBeAttached();
  await expect(page.locator('file-rows li')).toHaveCount(0);
});
