import { mkdtempDisposable, mkdir, copyFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import {
  addFiles,
  finished,
  fixture,
  only,
  openTool,
  pressRun,
  rowOf,
  runTool,
  saveResults,
  setOption,
} from '../browser/tool-page.ts';
import { everything, nightly } from '../nightly.ts';

test('the front door says what files are, and hands them to the tool that is chosen', async ({ page }) => {
  await page.goto('/');
  await page
    .locator('drop-zone .zone input')
    .setInputFiles(['photos/coffee.jpg', 'images/photo.webp', 'images/text.jpg', 'media/tone.mp3'].map(fixture));
  await expect(page.locator('front-door')).toContainText('1 JPEG file, 1 WebP file');
  await expect(page.locator('front-door').getByRole('status')).toContainText(
    /1 JPEG file, 1 WebP file 2 files, .*: Compress images, .*, and more\./,
  );
  await expect(page.locator('front-door')).toContainText('text.jpg');
  await expect(page.locator('figure', { hasText: 'coffee.jpg' }).locator('img')).toBeVisible();
  await expect(page.locator('figure', { hasText: 'tone.mp3' }).locator('.wave')).toBeVisible();
  await page.locator('.answers').getByRole('link', { name: 'Compress images' }).click();
  await expect(page).toHaveURL('/compress-image');
  await expect(page.locator('file-rows li')).toHaveCount(2);
  await setOption(page, 'goal', 'quality');
  await runTool(page);
  await expect(rowOf(page, 'coffee.jpg')).toContainText('→');
  await expect(rowOf(page, 'photo.webp')).toContainText('→');
  await page.reload();
  await expect(page.locator('file-tool[data-ready]')).toBeAttached();
  await expect(page.locator('file-rows li')).toHaveCount(0);
});

test('the front door names what it cannot open, keeps its shortcuts, and says so before all else', async ({ page }) => {
  await page.goto('/');
  const input = page.locator('drop-zone .zone input');
  await input.setInputFiles(fixture('strangers/letter.docx'));
  const offers = page.locator('front-door .offer');
  await expect(offers).toContainText('letter.docx');
  await expect(offers).toContainText('This is a Word document, which Stayput cannot open. LibreOffice');
  await expect(page.locator('front-door').getByRole('status')).toContainText('This is a Word document');
  await expect(page.getByRole('navigation', { name: 'What most people want' })).toBeVisible();

  await input.setInputFiles(['photos/coffee.jpg', 'strangers/letter.7z'].map(fixture));
  await expect(offers).toHaveCount(2);
  await expect(offers.first()).toContainText('letter.7z This is a 7z archive');
  await expect(offers.last()).toContainText('1 JPEG file');
});

test('an answer that says all that is to be done starts it at once, unless the page has other settings', async ({
  page,
}) => {
  const choose = async () => {
    await page.goto('/');
    await page.locator('drop-zone .zone input').setInputFiles(fixture('images/photo.heic'));
    await page.locator('.answers').getByRole('link', { name: 'HEIC to JPEG' }).click();
    await expect(page).toHaveURL('/heic-to-jpg');
  };
  await choose();
  await finished(page);
  const usual = only(await saveResults(page));
  expect((await sharp(usual).metadata()).format).toBe('jpeg');

  await setOption(page, 'quality', '20');
  await choose();
  await expect(page.locator('file-rows li')).toHaveCount(1);
  await runTool(page);
  expect(only(await saveResults(page)).length).toBeLessThan(usual.length / 2);
});

for (const [path, place] of [
  ['/', 'front-door'],
  ['/convert-image', 'file-rows'],
] as const) {
  test(`files that are chosen before ${path} has its scripts are taken once it has`, async ({ page }) => {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      // Like a style sheet, it blocks the page.
      if (!route.request().url().includes('/early.')) await scripts.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('drop-zone .zone input').setInputFiles(fixture('photos/coffee.jpg'));
    scripts.resolve();
    await expect(page.locator(place)).toContainText('JPEG');
  });
}

test('a folder is taken with all that is in it, and its folders come back in the ZIP', nightly, async ({ page }) => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'holiday-'));
  await mkdir(join(folder.path, 'day 1'));
  await mkdir(join(folder.path, 'day 2'));
  await copyFile(fixture('photos/coffee.jpg'), join(folder.path, 'day 1', 'a.jpg'));
  await copyFile(fixture('photos/rocket.jpg'), join(folder.path, 'day 2', 'a.jpg'));
  await openTool(page, 'compress-image');
  await setOption(page, 'goal', 'quality');
  await page.getByLabel('Choose a folder').setInputFiles(folder.path);
  await expect(page.locator('file-rows li')).toHaveCount(2);
  await runTool(page);
  const names = [...(await saveResults(page)).keys()].map((name) => name.split('/').slice(1).join('/'));
  expect(names.toSorted()).toEqual(['day 1/a-compressed.jpg', 'day 2/a-compressed.jpg']);
});

test('a pasted picture and a dropped one are taken alike', nightly, async ({ page }) => {
  await openTool(page, 'compress-image');
  for (const type of ['paste', 'drop']) {
    await page.evaluate(async (name) => {
      const canvas = new OffscreenCanvas(300, 200);
      canvas.getContext('2d')?.fillRect(0, 0, 150, 200);
      const transfer = new DataTransfer();
      transfer.items.add(new File([await canvas.convertToBlob()], `${name}.png`, { type: 'image/png' }));
      const event =
        name === 'paste'
          ? new ClipboardEvent(name, { clipboardData: transfer })
          : new DragEvent(name, { dataTransfer: transfer });
      document.body.dispatchEvent(Object.assign(event));
      document.dispatchEvent(event);
    }, type);
  }
  await runTool(page);
  await expect(rowOf(page, 'paste.png')).toContainText('300 × 200');
  await expect(rowOf(page, 'drop.png')).toContainText('300 × 200');
});

/** Every row is the same work: five hundred of them are for the nightly run. */
const many = everything ? 500 : 100;

test(`${many} files are worked through, and the page answers meanwhile`, nightly, async ({ page }) => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'many-'));
  const files = Array.from({ length: many }, (_, index) => join(folder.path, `${index}.png`));
  const tiny = await sharp({ create: { width: 16, height: 16, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  for (const file of files) await writeFile(file, tiny);
  await openTool(page, 'compress-image');
  await addFiles(page, files);
  await pressRun(page);
  await expect(page.locator('.state')).toContainText(`of ${many} done`);
  await page.locator('#option-goal input:checked').focus();
  expect(await page.locator('.cancel').isVisible(), 'Else it answered after the work').toBe(true);
  await finished(page);
  await expect(page.locator('.state')).toContainText(`${many} files done`);
});

test('Ctrl and Enter start the work from anywhere, and what comes next has the focus', async ({ page }) => {
  await openTool(page, 'convert-image');
  await addFiles(page, [fixture('photos/coffee.jpg')]);
  await page.locator('drop-zone input[multiple]').focus();
  await page.keyboard.press('Control+Enter');
  await finished(page);
  await expect(page.locator('.save-all')).toBeFocused();
});

test('the whole of a tool works by keyboard alone', async ({ page }) => {
  await openTool(page, 'convert-image');
  await addFiles(page, [fixture('photos/coffee.jpg')]);
  await page.locator('#option-format').focus();
  await page.keyboard.press('w');
  await expect(page.locator('#option-format')).toHaveValue('webp');
  await page.locator('#option-quality').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('#option-quality')).toHaveValue('79');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy link with these settings' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Make this a workflow' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Reset options' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.run')).toBeFocused();
  await page.keyboard.press('Enter');
  await finished(page);
  await expect(page.locator('.save-all'), 'what comes next').toBeFocused();
  await page.getByRole('button', { name: 'Compare coffee.jpg before and after' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const divider = dialog.getByLabel('Divider between before and after');
  await expect(divider).toBeFocused();
  await expect(dialog.getByRole('img')).toHaveCount(2);
  for (const picture of await dialog.getByRole('img').all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press('ArrowRight');
  await expect(divider).not.toHaveValue('50');
  // One screen pixel for each picture pixel.
  await page.keyboard.press('1');
  await expect(dialog.getByLabel('Zoom', { exact: true })).toHaveText('100%');
  await page.keyboard.press('+');
  await expect(dialog.getByLabel('Zoom', { exact: true })).toHaveText('125%');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the focus stays among the files when some leave, and goes to where others are chosen', async ({ page }) => {
  const chooser = page.locator('drop-zone .zone input');
  const rows = page.locator('file-rows li');
  await openTool(page, 'convert-image');
  await addFiles(page, [fixture('photos/coffee.jpg'), fixture('photos/cat.png')]);
  await page.getByRole('button', { name: 'Remove coffee.jpg' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove cat.png' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chooser).toBeFocused();
  await expect(rows).toHaveCount(0);

  await addFiles(page, [fixture('photos/coffee.jpg'), fixture('photos/cat.png')]);
  await expect(rows).toHaveCount(2);
  // Faster than the rows are updated, as on a busy machine.
  await page.locator('.remove').evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  await expect(chooser).toBeFocused();
  await expect(rows).toHaveCount(0);

  await addFiles(page, [fixture('photos/coffee.jpg')]);
  await expect(rows).toHaveCount(1);
  await page.locator('.clear').press('Enter');
  await expect(chooser).toBeFocused();
  await expect(rows).toHaveCount(0);
});

test('a file that is gone by the time it is read is explained', nightly, async ({ page }) => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'gone-'));
  const path = join(folder.path, 'gone.jpg');
  await copyFile(fixture('photos/coffee.jpg'), path);
  await openTool(page, 'convert-image');
  await addFiles(page, [path]);
  await expect(rowOf(page, 'gone.jpg')).toContainText('600 × 400');
  await writeFile(path, 'changed');
  await pressRun(page);
  await expect(rowOf(page, 'gone.jpg')).toContainText('can no longer be read');
});

test('a value that an option cannot have is marked, and nothing is done with it', async ({ page }) => {
  await openTool(page, 'resize-image');
  await addFiles(page, [fixture('photos/coffee.jpg')]);
  await page.locator('#option-width').fill('0');
  await pressRun(page);
  await expect(page.locator('#option-width:invalid')).toBeFocused();
  await page.locator('#option-width').fill('50');
  await runTool(page);
  await expect(rowOf(page, 'coffee.jpg')).toContainText('→');
});
