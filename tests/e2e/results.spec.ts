import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { describeSize } from '#wording/amounts.ts';
import {
  addFiles,
  finished,
  fixture,
  onSheet,
  openTool,
  pressInMenu,
  pressRun,
  rowOf,
  saveResults,
  setOption,
  runOn,
} from '../browser/tool-page.ts';
import { nightly } from '../nightly.ts';

const photos = ['coffee.jpg', 'dandelion.jpg'].map((name) => fixture(`photos/${name}`));

/** Compresses without a quality search, which takes several times as long. */
async function compress(page: Page) {
  await runOn(page, 'compress-image', photos, { goal: 'quality' });
}

test('results go on to another tool, with the options that both have, by keyboard alone', async ({ page }) => {
  await runOn(page, 'convert-image', photos, { format: 'webp', metadata: 'all' });
  const then = page.getByRole('button', { name: 'Open in…' });
  await then.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Open these 2 files in' });
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

test('only tools that take all of the results are offered', nightly, async ({ page }) => {
  await runOn(page, 'convert-image', photos);
  await page.getByRole('button', { name: 'Open in…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Compress images' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Convert images' }), 'the tool itself').toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Trim video' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Use several tools in a row' }).click();
  await expect(page).toHaveURL('/workflow');
  await expect(page.locator('file-rows li')).toHaveCount(photos.length);
});

test('results are written to a folder, in their own folders, and nothing there is replaced', async ({ page }) => {
  await compress(page);
  // Playwright cannot answer the dialog, so a private folder of the browser replaces it, which is written in the same
  // way.
  await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const known = await folder.getFileHandle('coffee-compressed.jpg', { create: true });
    const writing = await known.createWritable();
    await writing.write('mine');
    await writing.close();
    window.showDirectoryPicker = () => Promise.resolve(folder);
  });
  await pressInMenu(page, 'Save to a folder');
  await expect(page.locator('.state')).toHaveText('2 files saved');
  const written = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const files: Record<string, number> = {};
    for await (const handle of folder.values())
      if (handle instanceof FileSystemFileHandle) files[handle.name] = (await handle.getFile()).size;
    return files;
  });
  expect(Object.keys(written).toSorted()).toEqual([
    'coffee-compressed (2).jpg',
    'coffee-compressed.jpg',
    'dandelion-compressed.jpg',
  ]);
  expect(written['coffee-compressed.jpg']).toBe(4);
  const saved = await saveResults(page);
  expect(written['dandelion-compressed.jpg']).toBe(saved.get('dandelion-compressed.jpg')?.length);

  // The disk is full from the second file on.
  const left = await page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('full', { create: true });
    const { createWritable } = FileSystemFileHandle.prototype;
    let files = 0;
    FileSystemFileHandle.prototype.createWritable = async function () {
      files += 1;
      const stream = await createWritable.call(this);
      // A browser closes the file some time later.
      const stillOpen = files > 1 ? await createWritable.call(this) : undefined;
      setTimeout(() => void stillOpen?.abort(), 500);
      if (files > 1) await stream.abort(new DOMException('No room', 'QuotaExceededError'));
      return stream;
    };
    window.showDirectoryPicker = () => Promise.resolve(folder);
    return 'full';
  });
  await pressInMenu(page, 'Save to a folder');
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
  await pressInMenu(page, 'Save to a folder');
  await expect(page.locator('.state')).toContainText('Not saved');
  await expect(page.locator('.state')).toContainText('The disk is full.');
  await refuse('AbortError');
  await pressInMenu(page, 'Save to a folder');
  await expect(page.locator('.state'), 'once it is cancelled').toContainText('2 files done');
});

test('a page that is still writing files asks before it is closed', nightly, async ({ page }) => {
  await compress(page);
  await page.evaluate(() => {
    window.showDirectoryPicker = () => navigator.storage.getDirectory();
    FileSystemFileHandle.prototype.createWritable = () => new Promise(() => undefined);
  });
  await pressInMenu(page, 'Save to a folder');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page.locator('.state')).toHaveText('Saving…');
});

test(
  'results are copied as PNG, shared with other apps, and dragged out of the page',
  nightly,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // No browser can share on this system, so the data that it would get is checked.
    await page.addInitScript(() => {
      const shared: string[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, {
        canShare: ({ files }: ShareData) => (files ?? []).length > 0,
        share: ({ files }: ShareData) => {
          if (shared.length > 0) return Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
          shared.push(...(files ?? []).map(({ name, type }) => `${name} ${type}`));
          return Promise.resolve();
        },
      });
    });
    await runOn(page, 'convert-image', photos, { format: 'webp' });
    await onSheet(page, 'dandelion.jpg');
    const bar = page.locator('result-actions');
    await bar.getByRole('button', { name: 'Copy this one' }).click();
    await expect(bar.getByRole('button', { name: 'Copied as PNG' })).toBeVisible();
    await expect(bar.getByRole('status')).toHaveText('Copied as PNG');
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const picture = await createImageBitmap((await item?.getType('image/png')) ?? new Blob());
      return [item?.types, picture.width, picture.height];
    });
    expect(copied).toEqual([['image/png'], 1600, 900]);
    await expect(bar.getByRole('button', { name: 'Copy this one' }), 'later').toBeVisible();

    const share = bar.getByRole('button', { name: 'Share all 2' });
    await pressInMenu(page, 'Share all 2');
    expect(await page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual([
      'coffee.webp image/webp',
      'dandelion.webp image/webp',
    ]);
    await pressInMenu(page, 'Share all 2');
    await expect(page.locator('.state')).toContainText('Save it instead. (Permission denied)');

    await page.evaluate(() => {
      window.addEventListener('dragstart', ({ dataTransfer }) =>
        Object.assign(window, { dragged: dataTransfer?.getData('DownloadURL'), kinds: dataTransfer?.types }),
      );
    });
    await page.getByRole('button', { name: 'Show coffee.jpg' }).dragTo(page.locator('.photo-sheet'));
    const dragged = await page.evaluate(async () => {
      const { dragged, kinds } = window as unknown as { dragged: string; kinds: string[] };
      const [, named = '', address = ''] = /^(.*?:.*?):(.*)$/.exec(dragged) ?? [];
      const image = new Image();
      image.src = address;
      await image.decode();
      return { named, kinds, width: image.naturalWidth };
    });
    expect(dragged).toEqual({ named: 'image/webp:coffee.webp', kinds: ['downloadurl'], width: 600 });
    await expect(page.locator('file-rows li'), 'it is no new file of this page').toHaveCount(2);

    // The keyboard opens and closes the menu.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(share).toBeHidden();
    const more = bar.getByRole('button', { name: 'More' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(share).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(share).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(share).toBeHidden();
    await expect(more).toBeFocused();
  },
);

test(
  'a run is paused and resumed, and what failed for no fault of its own is tried again',
  nightly,
  async ({ page }) => {
    let isPaused = () => {};
    const pressed = new Promise<void>((resolve) => (isPaused = resolve));
    const encoder = /vips-heif|avif_enc/;
    await page.route(encoder, async (route) => {
      await pressed;
      await route.abort();
    });
    await openTool(page, 'convert-image');
    await setOption(page, 'format', 'avif');
    const buffer = await readFile(fixture('images/palette.png'));
    // More than are processed at once.
    await addFiles(
      page,
      Array.from({ length: 8 }, (_, index) => ({ name: `${index}.png`, mimeType: 'image/png', buffer })),
    );
    await pressRun(page);
    const state = page.locator('.state');
    await expect(page.locator('file-rows progress').first()).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).press('Enter');
    await expect(state).toContainText(/Pausing after the current files?… · 0 of 8 done/);
    isPaused();
    await expect(state).toContainText(/^Paused · [1-6] of 8 done/);
    const resume = page.getByRole('button', { name: 'Resume' });
    await expect(resume).toBeFocused();
    await resume.press('Enter');
    await finished(page);
    await expect(state).toContainText('8 files not done');
    await expect(page.locator('.run'), 'what was paused is no more').toBeFocused();

    await page.unroute(encoder);
    await page.getByRole('button', { name: 'Retry 8 failed' }).press('Enter');
    await finished(page);
    await expect(state).toContainText('8 files done');
    await expect(rowOf(page, '3.png')).toContainText('3.avif');
    await expect(page.locator('.save-all')).toBeFocused();
    await expect(page.getByRole('button', { name: /Try again|Retry/ })).toHaveCount(0);
  },
);

test(
  'on a slow network, the bar says that the engine is being loaded, and how large that is',
  nightly,
  async ({ page }) => {
    const network = await page.context().newCDPSession(page);
    const bytesPerSecond = 800_000;
    await network.send('Network.enable');
    const speed = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
    await network.send('Network.emulateNetworkConditions', { offline: false, latency: 100, ...speed });
    await openTool(page, 'convert-image');
    const engine = page.waitForResponse(/\/vips-(?!heif|jxl|es6)[^/]+\.wasm$/);
    await addFiles(page, photos.slice(0, 1));
    await pressRun(page);
    const size = Number(await (await engine).headerValue('content-length'));
    expect(size).toBeGreaterThan(1_000_000);
    await expect(page.locator('.state')).toHaveText(`Loading the image engine (${describeSize(size)}, once)…`);
    await finished(page);
    await expect(page.locator('.state')).toHaveText(/^1 file done/);
  },
);
