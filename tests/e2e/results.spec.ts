import { expect, test } from '@playwright/test';
import { addFiles, fixture, openTool, rowOf, runTool, saveResults } from '../browser/tool-page.ts';

const photos = ['coffee.jpg', 'dandelion.jpg'].map((name) => fixture(`photos/${name}`));

test('results go on to another tool, with the options that both have, by keyboard alone', async ({ page }) => {
  await openTool(page, 'convert-image');
  await page.locator('#option-format').selectOption('webp');
  await page.locator('#option-metadata').selectOption('all');
  await addFiles(page, photos);
  await runTool(page);
  const then = page.getByRole('button', { name: 'Then…' });
  await then.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Go on with 2 files' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(then).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Resize images' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/resize-image');
  await expect(page.locator('file-rows li')).toHaveCount(2);
  await expect(rowOf(page, 'coffee.webp')).toContainText('WebP');
  await expect(page.getByLabel('Metadata')).toHaveValue('all');
  await expect(page.getByLabel('Format', { exact: true })).toHaveValue('input');
  await page.reload();
  await expect(page.locator('file-tool[data-ready]')).toBeAttached();
  await expect(page.locator('file-rows li'), 'They went along once').toHaveCount(0);
});

test('only tools that take all of the results are offered', async ({ page }) => {
  await openTool(page, 'convert-image');
  await addFiles(page, photos);
  await runTool(page);
  await page.getByRole('button', { name: 'Then…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Compress images' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Convert images' }), 'the tool itself').toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Trim video' })).toHaveCount(0);
});

test('results are written to a folder, in their own folders, and nothing there is replaced', async ({ page }) => {
  await openTool(page, 'compress-image');
  // Playwright cannot answer the dialog: a folder of the browser's own takes its place. It writes in the same way.
  await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const known = await folder.getFileHandle('coffee.jpg', { create: true });
    const writing = await known.createWritable();
    await writing.write('mine');
    await writing.close();
    window.showDirectoryPicker = () => Promise.resolve(folder);
  });
  await addFiles(page, photos);
  await runTool(page);
  await page.getByRole('button', { name: 'To a folder' }).click();
  await expect(page.locator('.state')).toHaveText('2 files saved');
  const written = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const files: Record<string, number> = {};
    for await (const handle of folder.values())
      if (handle instanceof FileSystemFileHandle) files[handle.name] = (await handle.getFile()).size;
    return files;
  });
  expect(Object.keys(written).toSorted()).toEqual(['coffee (2).jpg', 'coffee.jpg', 'dandelion.jpg']);
  expect(written['coffee.jpg']).toBe(4);
  const saved = await saveResults(page);
  expect(written['dandelion.jpg']).toBe(saved.get('dandelion.jpg')?.length);

  // The disk is full from the second file on.
  const left = await page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('full', { create: true });
    const { createWritable } = FileSystemFileHandle.prototype;
    let files = 0;
    FileSystemFileHandle.prototype.createWritable = async function () {
      files += 1;
      const stream = await createWritable.call(this);
      // A browser takes its time to close the file after that.
      const stillOpen = files > 1 ? await createWritable.call(this) : undefined;
      setTimeout(() => void stillOpen?.abort(), 500);
      if (files > 1) await stream.abort(new DOMException('No room', 'QuotaExceededError'));
      return stream;
    };
    window.showDirectoryPicker = () => Promise.resolve(folder);
    return 'full';
  });
  await page.getByRole('button', { name: 'To a folder' }).click();
  await expect(page.locator('.state')).toContainText('1 file saved. The rest was not saved');
  const kept = await page.evaluate(async (name) => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(name);
    const names: string[] = [];
    for await (const each of folder.keys()) names.push(each);
    return names;
  }, left);
  expect(kept, 'no empty file').toHaveLength(1);

  const refuse = (name: string) =>
    page.evaluate((reason) => {
      window.showDirectoryPicker = () => Promise.reject(new DOMException('The disk is full.', reason));
    }, name);
  await refuse('QuotaExceededError');
  await page.getByRole('button', { name: 'To a folder' }).click();
  await expect(page.locator('.state')).toContainText('Not saved');
  await expect(page.locator('.state')).toContainText('The disk is full.');
  await refuse('AbortError');
  await page.getByRole('button', { name: 'To a folder' }).click();
  await expect(page.locator('.state'), 'once it is cancelled').toContainText('2 files done');
});

test('a page that is still writing files asks before it is closed', async ({ page }) => {
  await openTool(page, 'compress-image');
  await addFiles(page, photos);
  await runTool(page);
  await page.evaluate(() => {
    window.showDirectoryPicker = () => navigator.storage.getDirectory();
    FileSystemFileHandle.prototype.createWritable = () => new Promise(() => undefined);
  });
  await page.getByRole('button', { name: 'To a folder' }).click();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page.locator('.state')).toHaveText('Saving…');
});
