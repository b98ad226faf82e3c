import { expect, test, type Page } from '@playwright/test';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { nightly } from '../nightly.ts';
import { addFiles, fixture, type GivenFile } from './tool-page.ts';

const windows = [
  { width: 1366, height: 650 },
  { width: 1280, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  // 1280 by 900 at twice the size.
  { width: 640, height: 450 },
];

/** The size of the letters, in points. */
const text = 8;

async function letter(): Promise<GivenFile> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (let number = 1; number <= 3; number++) {
    const page = document.addPage([595, 842]);
    for (let line = 0; line < 60; line++)
      page.drawText('The tenant shall pay the rent on the first day of each month.', {
        ...{ x: 60, y: 780 - line * 11, size: text, font },
      });
  }
  return { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

async function open(page: Page, slug: string, files: readonly GivenFile[]) {
  await page.goto(`/${slug}`);
  await expect(page.locator('file-tool[data-ready]')).toBeAttached();
  await addFiles(page, [...files]);
}

/** What is worked on, and how to get to it. */
const boards: Record<string, { on: string; files: () => Promise<GivenFile[]>; open?: (page: Page) => Promise<void> }> =
  {
    'merge-pdf': {
      on: '.tiles',
      files: async () => [await letter(), fixture('pdf/first.pdf')],
      open: (page) => page.getByText('Show all pages').click(),
    },
    'organise-pdf': { on: '.tiles', files: async () => [await letter(), fixture('pdf/first.pdf')] },
    'rotate-pages': { on: '.tiles', files: async () => [fixture('pdf/first.pdf')] },
    'redact-pdf': { on: '.zoomed-page', files: async () => [await letter()] },
    'sign-pdf': {
      on: '.zoomed-page',
      files: async () => [await letter()],
      async open(page) {
        await page.getByText('Type', { exact: true }).click();
        await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Lovelace');
        await page.getByRole('button', { name: 'Place it on the page' }).click();
      },
    },
    'compare-pdf': { on: '.zoomed-page', files: async () => [await letter(), fixture('pdf/plain.pdf')] },
    'add-page-numbers': { on: '.zoomed-page', files: async () => [await letter()] },
    'crop-image': { on: '.picture img', files: async () => [fixture('photos/coffee.jpg')] },
    'crop-pdf': { on: '.picture img', files: async () => [await letter()] },
    'redact-image': { on: '.sheet img', files: async () => [fixture('photos/coffee.jpg')] },
  };

/** One of each kind of board. */
const byDay = new Set(['merge-pdf', 'sign-pdf', 'crop-image', 'crop-pdf']);

for (const [slug, board] of Object.entries(boards)) {
  const when = byDay.has(slug) ? {} : nightly;
  test(`${slug}: what is worked on has most of the sheet in every window`, when, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await open(page, slug, await board.files());
    await board.open?.(page);
    const shown = page.locator(`.photo-sheet ${board.on}`).first();
    await expect(shown).toBeVisible();
    await expect(page.locator('.photo-sheet canvas:not([width="0"]), .photo-sheet img').first()).toBeVisible();
    for (const size of windows) {
      await page.setViewportSize(size);
      await page.evaluate(() => {
        scrollTo(0, 0);
        if (innerHeight < 544) document.querySelector('.workbench')?.scrollIntoView();
        document.querySelector('.desk')?.scrollTo(0, 0);
      });
      const seen = await shown.evaluate((part) => {
        const rects = [part, part.closest('.photo-sheet'), document.querySelector('.bar')].map((each) =>
          each?.getBoundingClientRect(),
        );
        const [of = new DOMRect(), sheet = new DOMRect(), bar = new DOMRect()] = rects;
        // A grid has all the room below its buttons, however few pages are in it.
        const end = part.matches('.tiles') ? sheet.bottom : of.bottom;
        const bottom = Math.min(end, sheet.bottom, bar.top, innerHeight);
        const visible = {
          across: Math.min(of.right, sheet.right) - Math.max(of.left, sheet.left, 0),
          down: bottom - Math.max(of.top, sheet.top, 0),
        };
        return { down: visible.down / sheet.height, across: visible.across / sheet.width, height: visible.down };
      });
      const name = `${size.width} × ${size.height}: ${JSON.stringify(seen)}`;
      if (size.height === 650) expect(seen.down, name).toBeGreaterThanOrEqual(0.6);
      // A photo that is wider than high has the width of a phone.
      else expect(Math.max(seen.down, seen.across / 2), name).toBeGreaterThanOrEqual(0.4);
      expect(seen.height, name).toBeGreaterThan(95);
    }
  });
}

test('A page opens at a size at which its text can be read, and the zoom is remembered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'redact-pdf', [await letter()]);
  const shown = page.locator('page-areas .zoomed-page');
  const width = async () => (await shown.boundingBox())?.width ?? 0;
  await expect(shown.locator('img')).toBeVisible();
  await expect.poll(async () => ((await width()) / 595) * text).toBeGreaterThanOrEqual(8.99);
  const opened = await width();
  const tools = page.locator('page-areas .tools');
  const before = await tools.boundingBox();
  await page.locator('.desk').evaluate((desk) => desk.scrollTo(200, 100));
  expect((await tools.boundingBox())?.x, 'the buttons stay').toBe(before?.x);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeCloseTo(opened * 1.25, 0);
  await open(page, 'redact-pdf', [await letter()]);
  await expect.poll(width).toBeCloseTo(opened * 1.25, 0);
  for (let press = 0; press < 12; press++) await page.getByRole('button', { name: 'Zoom out' }).click();
  const whole = await shown.boundingBox();
  expect(whole?.width).toBeLessThan(340);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width, 'one press back is one step').toBeCloseTo((whole?.width ?? 0) * 1.25, 0);
});

test('The list of files folds to the row of the file on the sheet, and unfolds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'redact-pdf', [fixture('pdf/first.pdf'), fixture('pdf/plain.pdf')]);
  const row = (name: string) => page.locator('file-rows li', { hasText: name });
  await expect(row('first.pdf')).toBeInViewport({ ratio: 0.5 });
  await expect(row('plain.pdf')).not.toBeInViewport({ ratio: 0.5 });
  const all = page.getByRole('button', { name: 'All 2 files' });
  await all.click();
  await expect(all).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Show plain.pdf' }).click();
  await all.click();
  await expect(row('plain.pdf')).toBeInViewport({ ratio: 0.5 });
  await expect(row('first.pdf')).not.toBeInViewport({ ratio: 0.5 });
});
