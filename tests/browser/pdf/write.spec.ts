import type { Page } from '@playwright/test';
import { read } from '../../unit/pdf/read-pdf.ts';
import { renderPdf } from '../../render-pdf.ts';
import { expect, test } from '../test.ts';
import { addFiles, fixture, only, openTool, runTool, saveResults, showBefore } from '../tool-page.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Returns a place on the first page, by shares of it. */
async function at(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = await page.locator('.paper').first().boundingBox();
  if (!box) throw new Error('There is no page');
  return [box.x + box.width * x, box.y + box.height * y];
}

async function drag(page: Page, from: [number, number], to: [number, number]) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
  await page.mouse.move(...to);
  await page.mouse.up();
}

/** Returns whether a page has a dark or coloured point in an area, by shares of it. */
async function isDrawn(bytes: Buffer, [left, top, right, bottom]: [number, number, number, number]) {
  const { default: sharp } = await import('sharp');
  const [picture] = await renderPdf(new Uint8Array(bytes));
  const { width, height } = await sharp(picture).metadata();
  const part = {
    left: Math.round(left * width),
    top: Math.round(top * height),
    width: Math.round((right - left) * width),
    height: Math.round((bottom - top) * height),
  };
  const pixels = await sharp(picture).extract(part).raw().toBuffer();
  return pixels.some((value) => value < 160);
}

test('Text, a date, a tick, a line, a highlight and a drawing are in the file where they were put', async ({
  page,
}) => {
  await openTool(page, 'write-on-pdf');
  await addFiles(page, [fixture('pdf/plain.pdf')]);
  await page.locator('page-picture img').first().waitFor();
  await page.mouse.click(...(await at(page, 0.5, 0.2)));
  await page.keyboard.type('Ωμέγα one\ntwo');
  await press(page, 'Tick');
  await page.mouse.click(...(await at(page, 0.1, 0.1)));
  await press(page, 'Line');
  await drag(page, await at(page, 0.05, 0.3), await at(page, 0.25, 0.3));
  await press(page, 'Highlight');
  await drag(page, await at(page, 0.8, 0.05), await at(page, 0.95, 0.1));
  await press(page, 'Draw');
  await drag(page, await at(page, 0.8, 0.3), await at(page, 0.9, 0.35));
  await expect(page.locator('.area')).toHaveCount(5);
  await press(page, 'Undo');
  await expect(page.locator('.area')).toHaveCount(4);
  await runTool(page);
  const drawn = only(await saveResults(page));
  expect((await (await read(drawn)).texts())[0]).toMatch(/Ωμέγα one\s+two/);
  for (const [left, top] of [
    [0.05, 0.05],
    [0.1, 0.28],
    [0.8, 0.04],
    [0.5, 0.17],
  ] as const)
    expect(await isDrawn(drawn, [left, top, left + 0.1, top + 0.08]), `at ${left}, ${top}`).toBe(true);
  expect(await isDrawn(drawn, [0.75, 0.28, 0.95, 0.4]), 'what was undone').toBe(false);

  await showBefore(page);
  await page.getByText('Annotations', { exact: true }).click();
  await runTool(page);
  const kept = only(await saveResults(page));
  const [first] = await (await read(kept)).pages();
  const annotations = ((await first?.getAnnotations()) ?? []) as { subtype: string }[];
  expect(annotations.map(({ subtype }) => subtype).toSorted()).toEqual(['FreeText', 'Highlight', 'Ink', 'Line']);
});

test('By keyboard alone, something is put on the page, moved, resized, edited, undone and removed', async ({
  page,
}) => {
  await openTool(page, 'write-on-pdf');
  await addFiles(page, [fixture('pdf/plain.pdf')]);
  await page.locator('page-picture img').first().waitFor();
  const marks = async () => JSON.parse(await page.locator('#option-marks').inputValue()) as Record<string, unknown>[];
  await page.getByRole('button', { name: 'Text', exact: true }).press('Enter');
  await page.keyboard.type('Ada');
  await page.keyboard.press('Escape');
  const [placed] = await marks();
  expect(placed).toMatchObject({ type: 'text', text: 'Ada', page: 1 });
  await page.keyboard.press('ArrowDown');
  expect((await marks())[0]?.['top']).toBeGreaterThan(Number(placed?.['top']));
  await page.keyboard.press('Shift+ArrowRight');
  expect((await marks())[0]?.['size']).toBeGreaterThan(12);
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.type(' L');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('application', { name: 'Text on page 1: Ada L' })).toBeFocused();
  await page.keyboard.press('Control+z');
  expect((await marks())[0]?.['text']).toBe('Ada');
  await page.getByRole('application').focus();
  await page.keyboard.press('Delete');
  expect(await marks()).toEqual([]);
  await page.getByRole('button', { name: 'Text', exact: true }).press('Enter');
  // A text without a letter is none.
  await page.keyboard.press('Escape');
  expect(await marks()).toEqual([]);
  await expect(page.getByRole('button', { name: 'Text', exact: true }), 'the focus is not lost').toBeFocused();
});

test('A text that is emptied goes, and those after it stay', async ({ page }) => {
  await openTool(page, 'write-on-pdf');
  await addFiles(page, [fixture('pdf/plain.pdf')]);
  await page.locator('page-picture img').first().waitFor();
  for (const [text, y] of [
    ['one', 0.1],
    ['two', 0.6],
  ] as const) {
    await page.mouse.click(...(await at(page, 0.3, y)));
    await page.keyboard.type(text);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('application', { name: 'Text on page 1: one' }).press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('application')).toHaveCount(1);
  await expect(page.getByRole('application', { name: 'Text on page 1: two' })).toBeVisible();
});

test('Letters that cannot be drawn are named', async ({ page }) => {
  await openTool(page, 'write-on-pdf');
  await addFiles(page, [fixture('pdf/plain.pdf')]);
  await page.locator('page-picture img').first().waitFor();
  await page.mouse.click(...(await at(page, 0.5, 0.2)));
  await page.keyboard.type('見本');
  await runTool(page);
  await expect(page.locator('file-rows li')).toContainText('These characters cannot be written on a page here: 見 本');
});
