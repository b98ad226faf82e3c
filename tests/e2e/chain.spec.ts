import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { read } from '../unit/pdf/read-pdf.ts';
import { finished, fixture, openTool, saveResults, withinTheTest } from '../browser/tool-page.ts';
import { nightly } from '../nightly.ts';

/** Presses Tab until a control has the focus, like people without a mouse. */
async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeEnabled({ timeout: withinTheTest });
  for (let pressed = 0; pressed < 300; pressed += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(control)}`);
}

async function press(page: Page, control: Locator, key = 'Enter') {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

async function goOn(page: Page, tool: string, files: number) {
  await press(page, page.getByRole('button', { name: 'Open in…' }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: tool }));
  await expect(page.getByRole('heading', { level: 1, name: tool })).toBeVisible();
  await expect(page.locator('file-rows li')).toHaveCount(files);
}

/** The number of photos from a walk; each is the same amount of work. */
const photos = 20;

test(
  `${photos} HEIC photos are cropped, resized and compressed to 100 kB, and saved as one ZIP, by keyboard alone`,
  nightly,
  async ({ page }) => {
    const buffer = await readFile(fixture('images/photo.heic'));
    await openTool(page, 'crop-image');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      press(page, page.locator('drop-zone .zone input')),
    ]);
    const names = Array.from({ length: photos }, (_, index) => `photo-${index + 1}.heic`);
    await chooser.setFiles(names.map((name) => ({ name, mimeType: 'image/heic', buffer })));

    await tabTo(page, page.getByRole('radio', { name: 'A box I draw' }));
    await page.keyboard.press('ArrowDown');
    await press(page, page.getByRole('button', { name: 'Crop', exact: true }));
    await finished(page);

    await goOn(page, 'Resize images', photos);
    await tabTo(page, page.getByLabel('Width'));
    await page.keyboard.type('200');
    await press(page, page.getByRole('button', { name: 'Resize', exact: true }));
    await finished(page);

    await goOn(page, 'Compress images', photos);
    await tabTo(page, page.getByRole('radio', { name: 'No visible difference' }));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, page.getByLabel('Maximum size', { exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('100');
    await tabTo(page, page.locator('#option-format'));
    await page.keyboard.press('w');
    await press(page, page.getByRole('button', { name: /^Compress/ }));
    await finished(page);
    await tabTo(page, page.locator('.save-all'));
    const saved = await saveResults(page, () => page.keyboard.press('Enter'));
    expect(saved.size).toBe(photos);
    for (const [name, bytes] of saved) {
      expect(name).toMatch(/^photo-\d+-resized\.webp$/);
      expect(bytes.length).toBeLessThanOrEqual(100_000);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 200, height: 200 });
    }
  },
);

test(
  'three PDFs and two photos are put in order, merged and compressed to 5 MB, and saved, by keyboard alone',
  nightly,
  async ({ page }) => {
    const photo = (name: string) =>
      sharp(fixture(`photos/${name}.jpg`))
        .resize(2400)
        .jpeg({ quality: 99, chromaSubsampling: '4:4:4' })
        .toBuffer();
    const documents = ['first', 'second', 'illustrated'].map((name) => `${name}.pdf`);
    await openTool(page, 'merge-pdf');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      press(page, page.locator('drop-zone .zone input')),
    ]);
    await chooser.setFiles([
      ...(await Promise.all(
        documents.map(async (name) => ({
          name,
          mimeType: 'application/pdf',
          buffer: await readFile(fixture(`pdf/${name}`)),
        })),
      )),
      { name: 'mountain.jpg', mimeType: 'image/jpeg', buffer: await photo('mountain') },
      { name: 'brook.jpg', mimeType: 'image/jpeg', buffer: await photo('brook') },
    ]);
    await expect(page.locator('file-rows li')).toHaveCount(5);
    const board = page.locator('page-board li > button');
    for (const name of documents) await expect(page.getByLabel(`Pages of ${name}`)).toBeVisible();
    const list = page.locator('#option-pages');

    // The second file contributes only its last two pages, in reverse; the first photo comes first.
    await tabTo(page, page.getByLabel('Pages of second.pdf'));
    await page.keyboard.type('9');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Pages of second.pdf')).toHaveJSProperty(
      'validationMessage',
      'This file has 4 pages.',
    );
    await tabTo(page, page.getByLabel('Pages of second.pdf'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('4-3');
    await page.keyboard.press('Enter');
    for (let place = 3; place > 0; place--) {
      await press(page, page.getByRole('button', { name: 'Move mountain.jpg up' }));
    }
    await expect(list).toHaveValue('1:1, 2:1-4, 3:4, 3:3, 4:1-2, 5:1');
    // One page is rotated, and two are removed.
    await press(page, page.getByText('Show all pages'));
    await expect(board).toHaveCount(10);
    await tabTo(page, board.first());
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('r');
    await page.keyboard.press('Space');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Delete');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Delete');
    await expect(list).toHaveValue('1:1, 2:1@90, 2:2-4, 3:4, 3:3, 5:1');
    await expect(page.getByLabel('Pages of illustrated.pdf')).toHaveValue('none');
    await press(page, page.getByRole('button', { name: 'Merge', exact: true }));
    await finished(page);

    await goOn(page, 'Compress PDF', 1);
    await tabTo(page, page.getByLabel('How small'));
    await page.keyboard.press('u');
    await press(page, page.getByRole('button', { name: /^Compress/ }));
    await finished(page);
    await tabTo(page, page.locator('.save-all'));
    const [[name, bytes] = ['', Buffer.of()]] = await saveResults(page, () => page.keyboard.press('Enter'));
    expect(name).toBe('mountain-merged-compressed.pdf');
    expect(bytes.length).toBeLessThanOrEqual(5_000_000);
    expect(bytes.length).toBeGreaterThan(1_000_000);
    const reading = await read(bytes);
    const texts = (await reading.texts()).map((text) => text.slice(0, 8));
    expect(texts).toEqual(['', 'A page 1', 'A page 2', 'A page 3', 'A page 4', 'B page 4', 'B page 3', '']);
    expect((await reading.pages()).map(({ rotate }) => rotate).slice(0, 3)).toEqual([0, 180, 90]);
  },
);
