import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addFiles, fixture, onSheet, openTool, rowOf, runTool, saveResults } from '../browser/tool-page.ts';
import { nightly } from '../nightly.ts';

const photos = ['coffee.jpg', 'rocket.jpg', 'mountain.jpg'];
const format = (page: Page) => page.locator('#option-format');
const settings = (page: Page, name: string) => page.getByRole('button', { name: `Settings for ${name}`, exact: true });
/** Opens the options for a single file. */
async function open(page: Page, name: string) {
  await settings(page, name).press('Enter');
  await expect(page.getByRole('heading', { name: `Settings for ${name}` })).toBeFocused();
  await expect(page.getByRole('form', { name: `Settings for ${name}` })).toBeVisible();
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** Returns the format and width of each result, according to native libvips. */
async function formats(page: Page) {
  const saved = [...(await saveResults(page))].map(async ([name, bytes]) => {
    const { format, width } = await sharp(bytes).metadata();
    return [name, `${format} ${width}`] as const;
  });
  return Object.fromEntries(await Promise.all(saved));
}

test(
  'one of three photos gets settings of its own, which change it alone, come back with the page, and are not remembered',
  nightly,
  async ({ page }) => {
    await openTool(page, 'resize-image');
    await page.locator('#option-width').fill('300');
    await addFiles(
      page,
      photos.slice(0, 1).map((name) => fixture(`photos/${name}`)),
    );
    await expect(rowOf(page, 'coffee.jpg')).toContainText('600 × 400');
    await expect(settings(page, 'coffee.jpg'), 'The options are about the only file').toHaveCount(0);
    await addFiles(
      page,
      photos.slice(1).map((name) => fixture(`photos/${name}`)),
    );

    await open(page, 'rocket.jpg');
    await expect(page.locator('#option-width'), 'It begins with the settings for all').toHaveValue('300');
    await expect(page.getByRole('button', { name: 'Copy link with these settings' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Reset options' })).toBeHidden();
    await format(page).selectOption('webp');
    await page.locator('#option-width').fill('200');
    await page.getByRole('button', { name: 'Done', exact: true }).press('Enter');
    await expect(settings(page, 'rocket.jpg')).toBeFocused();
    await expect(settings(page, 'rocket.jpg')).toHaveAccessibleDescription(/Width: 200\spx · Format: WebP/);
    await expect(page.getByRole('form', { name: 'Options' })).toBeVisible();
    await expect(page.locator('#option-width')).toHaveValue('300');
    await expect(format(page)).toHaveValue('input');
    await runTool(page);
    expect(await formats(page)).toEqual({
      'coffee-resized.jpg': 'jpeg 300',
      'rocket.webp': 'webp 200',
      'mountain-resized.jpg': 'jpeg 300',
    });

    // The options for all files do not affect its result.
    await format(page).selectOption('gif');
    await expect(rowOf(page, 'rocket.jpg')).toContainText('→ rocket.webp');
    await expect(rowOf(page, 'coffee.jpg')).not.toContainText('→');
    await runTool(page);
    expect(await formats(page)).toEqual({
      'coffee.gif': 'gif 300',
      'rocket.webp': 'webp 200',
      'mountain.gif': 'gif 300',
    });

    // Its own options update only its result; they stay open if there is room for both.
    await open(page, 'rocket.jpg');
    await format(page).selectOption('png');
    await expect(rowOf(page, 'rocket.jpg')).not.toContainText('→');
    await expect(rowOf(page, 'coffee.jpg')).toContainText('→ coffee.gif');
    await runTool(page);
    expect(await formats(page)).toEqual({
      'coffee.gif': 'gif 300',
      'rocket.png': 'png 200',
      'mountain.gif': 'gif 300',
    });
    await onSheet(page, 'coffee.jpg');
    await expect(format(page), 'Another file lies on the sheet').toHaveValue('gif');

    await page.getByRole('button', { name: 'Open in…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Images to PDF', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Images to PDF' })).toBeVisible();
    await page.goBack();
    await expect(rowOf(page, 'rocket.jpg')).toContainText('Own settings Width: 200 px · Format: PNG');
    await expect(format(page)).toHaveValue('gif');
    await page.locator('.run').press('Enter');
    await expect(rowOf(page, 'mountain.jpg')).toContainText('→ mountain.gif');
    await expect(rowOf(page, 'rocket.jpg'), 'All are made again').toContainText('→ rocket.png');

    await open(page, 'rocket.jpg');
    await expect(format(page)).toHaveValue('png');
    await page.getByRole('button', { name: 'Use the settings for all files' }).press('Enter');
    await expect.poll(() => focused(page)).toBe('Settings for rocket.jpg');
    await expect(rowOf(page, 'rocket.jpg')).not.toContainText('Own settings');
    await runTool(page);
    expect(await formats(page)).toEqual({
      'coffee.gif': 'gif 300',
      'rocket.gif': 'gif 300',
      'mountain.gif': 'gif 300',
    });
    const remembered = await page.evaluate(() => localStorage.getItem('options /resize-image'));
    expect(JSON.parse(remembered ?? '')).toEqual({ width: '300', format: 'gif' });
  },
);

test(
  'on a phone, the settings of one file come from below, and are those of all files again once they are closed',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openTool(page, 'convert-image');
    await addFiles(
      page,
      photos.map((name) => fixture(`photos/${name}`)),
    );
    await open(page, 'coffee.jpg');
    await format(page).selectOption('webp');
    await expect(page.getByRole('heading', { name: 'Settings for coffee.jpg' })).toBeInViewport();
    await page.getByRole('button', { name: 'Options', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Settings for coffee.jpg' })).toBeHidden();
    await expect(rowOf(page, 'coffee.jpg')).toContainText('Convert to: WebP');
    await page.getByRole('button', { name: 'Options', exact: true }).click();
    await expect(format(page)).not.toHaveValue('webp');
    await page.keyboard.press('Escape');
    // Removing a file removes its settings.
    await open(page, 'coffee.jpg');
    await expect(format(page)).toHaveValue('webp');
    await page.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Remove coffee.jpg"]')?.click());
    await expect(format(page)).not.toHaveValue('webp');
    await expect(page.getByRole('heading', { name: 'Settings for coffee.jpg' })).toBeHidden();
    await runTool(page);
    const saved = [...(await saveResults(page)).values()];
    expect(saved).toHaveLength(2);
    const given = await readFile(fixture('photos/rocket.jpg'));
    expect(saved.every((bytes) => !bytes.equals(given))).toBe(true);
  },
);

test('the player chooses the part of one recording alone', nightly, async ({ page }) => {
  await openTool(page, 'trim-audio');
  await addFiles(
    page,
    ['tone.wav', 'tone.m4a'].map((name) => fixture(`media/${name}`)),
  );
  await expect(rowOf(page, 'tone.m4a')).toContainText('AAC');
  await open(page, 'tone.m4a');
  await page.locator('trim-player [role="slider"][data-handle="end"]').press('Shift+ArrowLeft');
  const own = page.locator('.own-words');
  await expect(own).toHaveText(/^Own settings End: 0:0[01](\.\d+)?$/);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.locator('#option-end')).toHaveValue('');
  await expect(own).toHaveCount(1);
});
