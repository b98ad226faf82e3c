import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { read } from '../unit/pdf/read-pdf.ts';
import { readMedia } from './media/media-readers.ts';
import { expect, test, type Page } from './test.ts';
import { finished, fixture, openTool, rowOf } from './tool-page.ts';
import { nightly } from '../nightly.ts';

/** Presses Tab until this has the focus: elements that Tab does not reach are unreachable without a mouse. */
async function tabTo(page: Page, selector: string) {
  const target = page.locator(selector);
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} is not reached with the Tab key`);
}

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

interface Board {
  /** When to run it. Default: always. Others cover the same keys. */
  when?: typeof nightly;
  file: string;
  /** The first element that Tab reaches on it. */
  work(page: Page): Promise<void>;
  /** Checks that the result contains the changes. */
  check(bytes: Buffer, page: Page): Promise<void>;
}

const addArea = 'page-areas button:has-text("Black out an area")';

const boards: Record<string, Board> = {
  'redact-pdf': {
    when: nightly,
    file: 'pdf/plain.pdf',
    async work(page) {
      await tabTo(page, addArea);
      await press(page, 'Enter');
      await expect(page.locator('.area')).toBeFocused();
      await press(page, 'Delete');
      await expect(page.locator(addArea), 'the focus stays on the board').toBeFocused();
      await press(page, 'Enter');
      await expect(page.locator('.area')).toBeFocused();
      await press(page, 'ArrowUp', 'Shift+ArrowRight');
    },
    async check(bytes, page) {
      await expect(rowOf(page, 'plain.pdf')).toContainText('1 area removed on 1 page');
      expect(await (await read(bytes)).pages()).not.toHaveLength(0);
    },
  },
  'organise-pdf': {
    when: nightly,
    file: 'pdf/first.pdf',
    async work(page) {
      await tabTo(page, 'page-board li[tabindex="0"], page-board li [tabindex="0"]');
      await press(page, 'Delete');
      await expect(page.locator('page-board li')).toHaveCount(3);
    },
    async check(bytes) {
      expect(await (await read(bytes)).pages()).toHaveLength(3);
    },
  },
  'sign-pdf': {
    when: nightly,
    file: 'pdf/plain.pdf',
    async work(page) {
      await tabTo(page, '#option-kind input:checked');
      await press(page, 'ArrowRight');
      await tabTo(page, '#option-text');
      await page.keyboard.type('Ada Lovelace');
      await tabTo(page, 'sign-areas .next button');
      await press(page, 'Enter');
      await expect(page.locator('sign-areas .area')).toBeFocused();
      await press(page, 'ArrowUp');
    },
    async check(bytes) {
      expect((await (await read(bytes)).texts()).join(' ')).toContain('Ada Lovelace');
    },
  },
  'crop-image': {
    file: 'photos/coffee.jpg',
    async work(page) {
      const keys = page.locator('#crop-keys .for-keys');
      const width = async () => (await keys.boundingBox())?.width;
      await expect.poll(width, 'shown to those who use them').toBe(1);
      await tabTo(page, 'crop-box [role="application"]');
      expect(await width()).toBeGreaterThan(100);
      await press(page, 'Shift+ArrowLeft', 'Alt+ArrowRight');
    },
    async check(bytes) {
      expect((await sharp(bytes).metadata()).width).toBeLessThan(600);
    },
  },
  'edit-animation': {
    when: nightly,
    file: 'images/animated.gif',
    async work(page) {
      await tabTo(page, 'film-strip li[tabindex="0"], film-strip li [tabindex="0"]');
      await press(page, 'Delete');
    },
    async check(bytes) {
      const before = await sharp(fixture('images/animated.gif'), { animated: true }).metadata();
      expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe((before.pages ?? 0) - 1);
    },
  },
  'trim-video': {
    when: nightly,
    file: 'media/ramp.mp4',
    async work(page) {
      await tabTo(page, 'trim-player [role="slider"][data-handle="end"]');
      await press(page, 'Shift+ArrowLeft', 'Shift+ArrowLeft');
    },
    async check(bytes) {
      expect((await readMedia(bytes)).duration).toBeLessThan(3);
    },
  },
};

for (const [slug, { when = {}, file, work, check }] of Object.entries(boards)) {
  test(`the board of ${slug} works by keyboard alone, from empty to saved`, when, async ({ page }) => {
    const choosing = page.waitForEvent('filechooser');
    await openTool(page, slug);
    await tabTo(page, 'drop-zone .zone input');
    await press(page, 'Enter');
    await (await choosing).setFiles(fixture(file));
    await work(page);
    await tabTo(page, '.run');
    await press(page, 'Enter');
    await finished(page);
    await expect(page.locator('.save-all'), 'what comes next').toBeFocused();
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Enter')]);
    await check(await readFile(await download.path()), page);
  });
}
