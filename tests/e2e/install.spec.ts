import { resolve } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../../scripts/browser.mjs';
import { formats } from '#formats/formats.ts';
import { fixture } from '../browser/tool-page.ts';
import { keptFiles } from './kept-site.ts';
import { nightly } from '../nightly.ts';

interface Manifest {
  icons: { src: string; sizes: string; purpose: string }[];
  file_handlers: { accept: Record<string, string[]> }[];
}

// Headless Chromium does not report what it would install.
test(
  'a browser finds nothing to object to, and every icon is as large as it says',
  { tag: '@whole-browser' },
  async ({ page, request }) => {
    await page.goto('/compress-image');
    const browser = await page.context().newCDPSession(page);
    const { data, errors } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // Tests run in incognito windows.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    const { icons, file_handlers } = JSON.parse(data ?? '') as Manifest;
    for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      const { width, height, format } = await sharp(await (await request.get(src)).body()).metadata();
      expect([src, format, `${width}x${height}`]).toEqual([src, 'png', sizes]);
    }
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    const opened = file_handlers.flatMap(({ accept }) => Object.values(accept).flat());
    expect(opened.toSorted()).toEqual(
      Object.values(formats)
        .flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`))
        .toSorted(),
    );
  },
);

test('no system cuts into the drawing of the maskable icon', async ({ request }) => {
  const icon = sharp(await (await request.get('/icon-maskable.png')).body());
  const { data, info } = await icon.raw().toBuffer({ resolveWithObject: true });
  const middle = info.width / 2;
  const paper = data.subarray(0, 3).toString('hex');
  // https://www.w3.org/TR/appmanifest/#icon-masks: a circle with a radius of two fifths of the side.
  const isOutside = (pixel: number) =>
    Math.hypot((pixel % info.width) + 0.5 - middle, Math.floor(pixel / info.width) + 0.5 - middle) > info.width * 0.4;
  const outside = Array.from({ length: info.width * info.height }, (_, pixel) => pixel).filter(isOutside);
  const colours = outside.map((pixel) =>
    data.subarray(pixel * info.channels, pixel * info.channels + 3).toString('hex'),
  );
  expect(new Set(colours)).toEqual(new Set([paper]));
});

test(
  'files that are opened with the installed site are taken as if they were dropped on it',
  nightly,
  async ({ baseURL }, testInfo) => {
    const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), launchOptions());
    const [page] = context.pages();
    if (!page) throw new Error('The browser has opened no page');
    await page.goto(`${baseURL}/`);
    const browser = await context.newCDPSession(page);
    const manifestId = `${baseURL}/`;
    await browser.send('PWA.install', { manifestId, installUrlOrBundleUrl: manifestId });
    // As after installing it from the browser's menu.
    await browser.send('PWA.changeAppUserSettings', { manifestId, displayMode: 'standalone' });
    const opening = context.waitForEvent('page');
    const files = ['photos/coffee.jpg', 'pdf/plain.pdf'].map((name) => resolve(fixture(name)));
    await browser.send('PWA.launchFilesInApp', { manifestId, files });
    const opened = await opening;
    await expect(opened.locator('.offers .offer h2')).toContainText(['1 JPEG', '1 PDF']);
    expect(new URL(opened.url()).pathname).toBe('/');
    // People who install the site want it to open offline.
    const keptPages = async () => Object.values(await keptFiles(opened)).some((files) => '/privacy' in files);
    await expect.poll(keptPages).toBe(true);
    await browser.send('PWA.uninstall', { manifestId });
    await context.close();
  },
);
