// Takes the screenshots in docs/screens/ of the built site. Run it after a build.
import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startServer } from '../server/start.ts';
import { launchOptions } from './browser.mjs';

interface Scene {
  path: string;
  look: 'desk' | 'phone';
  colorScheme: 'light' | 'dark';
  /** Brings the page into the state to show. */
  act?: (page: Page) => Promise<void>;
}

const looks = {
  desk: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
};

const photos = ['coffee.jpg', 'brook.jpg', 'dandelion.jpg', 'astronaut.jpg', 'rocket.jpg', 'mountain.jpg'].map(
  (name) => `tests/fixtures/photos/${name}`,
);

async function give(page: Page, files: string[]) {
  await page.locator('file-tool[data-ready]').waitFor({ state: 'attached' });
  await page.locator('drop-zone .zone input').setInputFiles(files);
  await page.locator('file-rows li').first().waitFor();
  await page
    .getByText(/^Opening|reading…|^Loading the/)
    .first()
    .waitFor({ state: 'hidden' });
}

async function run(page: Page, files: string[]) {
  await give(page, files);
  await page.locator('.run:not([aria-disabled="true"])').press('Enter');
  await page.locator('.save-all:visible').waitFor();
}

const scenes: Record<string, Scene> = {
  home: { path: '/', look: 'desk', colorScheme: 'light' },
  'home-phone': { path: '/', look: 'phone', colorScheme: 'dark' },
  images: { path: '/images', look: 'desk', colorScheme: 'light' },
  search: {
    path: '/',
    look: 'desk',
    colorScheme: 'light',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('heic jpg 200kb');
    },
  },
  compress: {
    path: '/compress-image',
    look: 'desk',
    colorScheme: 'light',
    act: (page) => run(page, ['tests/fixtures/photos/brook.jpg']),
  },
  'compress-phone': {
    path: '/compress-image',
    look: 'phone',
    colorScheme: 'light',
    act: (page) => run(page, photos.slice(0, 1)),
  },
  batch: { path: '/resize-image', look: 'desk', colorScheme: 'dark', act: (page) => run(page, photos) },
  organise: {
    path: '/organise-pdf',
    look: 'desk',
    colorScheme: 'light',
    act: async (page) => {
      await give(page, ['tests/fixtures/pdf/first.pdf']);
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLCanvasElement>('page-board canvas')].every(({ width }) => width > 0),
      );
    },
  },
  'trim-video': {
    path: '/trim-video',
    look: 'desk',
    colorScheme: 'dark',
    act: (page) => give(page, ['tests/fixtures/media/clip.mp4']),
  },
  crop: {
    path: '/crop-image',
    look: 'phone',
    colorScheme: 'dark',
    act: (page) => give(page, ['tests/fixtures/photos/astronaut.jpg']),
  },
  proof: {
    path: '/proof',
    look: 'desk',
    colorScheme: 'light',
    act: async (page) => {
      await page.getByRole('button', { name: 'Use a sample' }).click();
      await page.getByRole('button', { name: 'Try to leak it' }).click();
      await page.getByText(/50 of 50/).waitFor();
    },
  },
  blog: { path: '/blog', look: 'phone', colorScheme: 'light' },
};

const folder = 'docs/screens';
await mkdir(folder, { recursive: true });
const server = await startServer({ root: process.cwd(), data: 'test-results/screens', host: '127.0.0.1', port: 0 });
const browser = await chromium.launch(launchOptions());
for (const [name, { path, look, colorScheme, act }] of Object.entries(scenes)) {
  const context = await browser.newContext({ ...looks[look], colorScheme, baseURL: server.url });
  const page = await context.newPage();
  // Loading an engine takes time on busy machines.
  page.setDefaultTimeout(180_000);
  await page.goto(path);
  await act?.(page);
  // Wait until pictures are drawn and animations have finished.
  await page.waitForTimeout(3000);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(`${folder}/${name}.webp`);
  await context.close();
}
await browser.close();
await server.close();
