import { expect, test, type Page } from '../test.ts';
import { read } from '../../unit/pdf/read-pdf.ts';
import { addFiles, finished, fixture, openTool, runTool, saveResults, setOption } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

const tile = (page: Page, place: number) => page.locator('page-board li > button').nth(place);
/** The thumbnails of tiles that have one. */
const drawnTiles = (page: Page) => page.locator('page-board li canvas:not([width="0"])');
const list = (page: Page) => page.locator('#option-pages');

async function resultOf(page: Page) {
  await runTool(page);
  const [result] = (await saveResults(page)).values();
  return read(result ?? new Uint8Array());
}

test('Pages are shown as pictures', async ({ page }) => {
  await openTool(page, 'organise-pdf');
  await addFiles(page, [fixture('pdf/first.pdf')]);
  await expect(drawnTiles(page)).toHaveCount(4);
  const [width, height, colours] = await drawnTiles(page)
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
      return [canvas.width, canvas.height, new Set(new Uint32Array(pixels?.data.buffer ?? new ArrayBuffer())).size];
    });
  // 380 by 280 points, shown rotated by a quarter turn.
  expect([width, height]).toEqual([206, 280]);
  expect(colours).toBeGreaterThan(2);
});

test('A whole board is put in order by the keyboard', async ({ page }) => {
  await openTool(page, 'organise-pdf');
  await addFiles(page, [fixture('pdf/first.pdf'), fixture('pdf/plain.pdf')]);
  await expect(page.locator('page-board li')).toHaveCount(6);
  await tile(page, 0).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('r');
  await expect(tile(page, 1)).toBeFocused();
  await expect(tile(page, 1)).toHaveAccessibleName('Page 1, of first.pdf, turned by 90 degrees, position 2 of 6');
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await page.keyboard.press('d');
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await expect(list(page)).toHaveValue('1:1@90, 1:3-4, 2:1-2, 2:2');
  const reading = await resultOf(page);
  expect((await reading.texts()).map((text) => text.slice(0, 8))).toEqual([
    'A page 1',
    'A page 3',
    'A page 4',
    'Plain pa',
    'Plain pa',
    'Plain pa',
  ]);
  expect((await reading.pages()).map(({ rotate }) => rotate)).toEqual([180, 90, 180, 0, 0, 0]);
});

test('Pages are dragged to their place', nightly, async ({ page }) => {
  await openTool(page, 'organise-pdf');
  await addFiles(page, [fixture('pdf/first.pdf')]);
  await expect(drawnTiles(page)).toHaveCount(4);
  await tile(page, 3).hover();
  await page.mouse.down();
  await tile(page, 1).hover();
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expect(list(page)).toHaveValue('1, 4, 2-3');
  await expect(page.locator('page-board .chosen')).toHaveCount(0);
});

test('What is typed is shown, and what is chosen is typed', nightly, async ({ page }) => {
  await openTool(page, 'extract-pages');
  await addFiles(page, [fixture('pdf/first.pdf')]);
  await expect(page.locator('page-board li')).toHaveCount(4);
  await setOption(page, 'pages', '2-');
  await expect(page.locator('page-board .chosen')).toHaveCount(3);
  await tile(page, 2).click();
  await expect(list(page)).toHaveValue('2, 4');
  await tile(page, 0).click();
  await tile(page, 3).click({ modifiers: ['Shift'] });
  await expect(list(page)).toHaveValue('1-4');
  expect((await resultOf(page)).document.numPages).toBe(4);
});

test(
  'Pages of another file and a photo are inserted after a chosen page, in their order',
  nightly,
  async ({ page }) => {
    await openTool(page, 'organise-pdf');
    await addFiles(page, [fixture('pdf/first.pdf')]);
    await expect(page.locator('page-board li')).toHaveCount(4);
    await tile(page, 1).click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Insert after these' }).click();
    await (await choosing).setFiles([fixture('pdf/plain.pdf'), fixture('photos/coffee.jpg')]);
    await expect(page.locator('page-board li')).toHaveCount(7);
    await expect(page.locator('page-board')).toContainText('inserted.');
    const result = await resultOf(page);
    const texts = (await result.texts()).map((text) => text.slice(0, 12));
    expect(texts).toHaveLength(7);
    expect([texts[0], texts[1], texts[5]].map((text) => text?.slice(0, 8))).toEqual([
      'A page 1',
      'A page 2',
      'A page 3',
    ]);
    expect(texts.slice(2, 5)).toEqual(['Plain page 1', 'Plain page 2', '']);
  },
);

test('Pages of files are chosen while they are merged', nightly, async ({ page }) => {
  await openTool(page, 'merge-pdf');
  await addFiles(page, [fixture('pdf/first.pdf'), fixture('pdf/second.pdf')]);
  await page.getByText('Show all pages').click();
  await expect(page.locator('page-board li')).toHaveCount(8);
  await setOption(page, 'pages', '2:1, 1:all');
  await expect(page.locator('page-board li')).toHaveCount(5);
  await page.getByRole('button', { name: 'All 2 files' }).click();
  await page.getByRole('button', { name: 'Move second.pdf up' }).click();
  await expect(list(page)).toHaveValue('1:1, 2:1-4');
  expect((await (await resultOf(page)).texts()).map((text) => text.slice(0, 8))[0]).toBe('B page 1');
});

test(
  'Files that are read after the button was pressed are merged too, after the pages that were chosen',
  nightly,
  async ({ page }) => {
    await openTool(page, 'merge-pdf');
    await addFiles(page, [fixture('pdf/first.pdf')]);
    await page.getByText('Show all pages').click();
    await expect(page.locator('page-board li')).toHaveCount(4);
    await setOption(page, 'pages', '2-');
    await page.evaluate(() => {
      const press = () => {
        if (document.querySelectorAll('file-rows li').length < 2) return requestAnimationFrame(press);
        document.querySelector<HTMLButtonElement>('.run')?.click();
        return undefined;
      };
      press();
    });
    await addFiles(
      page,
      Array.from({ length: 8 }, () => fixture('pdf/plain.pdf')),
    );
    await finished(page);
    const [result] = (await saveResults(page)).values();
    expect((await read(result ?? new Uint8Array())).document.numPages).toBe(3 + 8 * 2);
  },
);

test('The pages of a long board stay in their columns as it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTool(page, 'organise-pdf');
  await addFiles(page, [fixture('pdf/first.pdf')]);
  await setOption(page, 'pages', Array.from({ length: 100 }, () => 'all').join());
  const first = page.locator('page-board li:not(.visually-hidden)').first();
  const place = () => first.evaluate((tile: HTMLElement) => tile.offsetLeft);
  const height = () => page.locator('page-board .tiles').evaluate((tiles) => tiles.scrollHeight);
  await expect.poll(height).toBeGreaterThan(20_000);
  const [left, whole] = [await place(), await height()];
  await tile(page, 0).focus();
  await page.locator('page-board').hover();
  for (let turn = 0; turn < 5; turn += 1) {
    await page.mouse.wheel(0, 2500);
    await expect.poll(place).toBe(left);
  }
  // The tile in the tab order is away, and takes no room.
  await expect(page.locator('page-board li.visually-hidden')).toHaveCount(1);
  await expect(page.locator('page-board li:not(.visually-hidden)')).not.toHaveCount(0);
  expect(Math.abs((await height()) - whole)).toBeLessThan(400);
  expect(await place()).toBe(left);
});

test(
  'A long board has elements only near the view, goes by keys to its ends, and takes changes back',
  nightly,
  async ({ page }) => {
    await openTool(page, 'organise-pdf');
    await addFiles(page, [fixture('pdf/first.pdf')]);
    await expect(page.locator('page-board li')).toHaveCount(4);
    await setOption(page, 'pages', Array.from({ length: 100 }, () => 'all').join());
    await expect.poll(() => page.locator('page-board li').count()).toBeGreaterThan(4);
    await expect.poll(() => page.locator('page-board li').count()).toBeLessThan(300);
    const whole = await page.locator('page-board .tiles').evaluate((tiles) => tiles.scrollHeight);
    const row = await page
      .locator('page-board li')
      .first()
      .evaluate((tile) => tile.clientHeight);
    // Fewer than thirty columns.
    expect(whole).toBeGreaterThan((400 / 30) * row);

    await tile(page, 0).focus();
    await page.keyboard.press('End');
    const last = page.getByRole('button', { name: 'Page 4, position 400 of 400' });
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    await page.keyboard.press('Delete');
    await expect(page.getByRole('button', { name: 'Page 3, position 399 of 399' })).toBeFocused();
    await expect(list(page)).toHaveValue(/1-4, 1-3$/);
    await page.keyboard.press('Control+z');
    await expect(list(page)).toHaveValue(/1-4, 1-4$/);
    await page.keyboard.press('Home');
    await expect(page.getByRole('button', { name: 'Page 1, position 1 of 400' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('page-board li')).toHaveCount(4);
    await expect(list(page)).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  },
);
