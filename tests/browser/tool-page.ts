import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { engineHangs } from './hung-engine.ts';
import { isEmptied, keptPages } from './kept-page.ts';

/** A file for a page: a path, or bytes with a name. */
export type GivenFile = string | { name: string; mimeType: string; buffer: Buffer };

export const fixture = (name: string) => `tests/fixtures/${name}`;

/** Pages that are set up for tests. */
const prepared = new WeakSet<Page>();

async function prepare(page: Page) {
  if (prepared.has(page)) return;
  prepared.add(page);
  const isKept = keptPages.has(page);
  // Playwright cannot answer this dialog; without it the page saves as in browsers that lack it.
  await page.addInitScript(() => {
    delete window.showSaveFilePicker;
    // A test begins with the page's initial options, whatever was set earlier.
    for (const key of Object.keys(localStorage)) if (key.startsWith('options ')) localStorage.removeItem(key);
  });
  if (isKept) keptPages.add(page);
}

/** Opens a tool's page on the built site. If that page is already open, it is emptied and keeps its engine. */
export async function openTool(page: Page, slug: string) {
  await prepare(page);
  if (await isEmptied(page, slug)) return;
  await page.goto(`/${slug}`);
  await expect(page.locator('file-tool[data-ready]')).toBeAttached();
}

/** Returns the highest number of any row shown so far, -1 for none. Rows that are removed in the next frame count. */
const newestRow = (page: Page) =>
  page
    .locator('file-rows li[data-id]')
    .evaluateAll((rows) => Math.max(-1, ...rows.map((row) => Number((row as HTMLElement).dataset['id']))));

/** Adds files to a tool's page, and waits for the first of their rows. */
export async function addFiles(page: Page, files: GivenFile[]) {
  const input = page.locator('drop-zone .zone input');
  const before = await newestRow(page);
  if (files.every((file) => typeof file === 'string')) await input.setInputFiles(files);
  else await input.setInputFiles(files.filter((file) => typeof file !== 'string'));
  // Playwright's own intervals grow to a second.
  await expect.poll(() => newestRow(page), { intervals: [50] }).toBeGreaterThan(before);
}

/** Longer than any test's own limit, which is the one that counts. In milliseconds. */
export const withinTheTest = 3_600_000;

/** Waits until every file has a result or an explanation. @throws if an engine hangs. */
export async function finished(page: Page, timeout = withinTheTest) {
  const over = new AbortController();
  try {
    await Promise.race([isFinished(page, timeout), engineHangs(page, over.signal)]);
  } finally {
    over.abort();
  }
}

async function isFinished(page: Page, timeout: number) {
  // The page updates its text in the next frame; until then it may describe earlier work.
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(shown)));
  // Playwright's own intervals grow to half a second.
  const isOver = () =>
    (document.querySelector('.bar[data-done]') ??
      /done|could not be used|Nothing done yet|, \d/.test(document.querySelector('.state')?.textContent ?? '')) &&
    !document.querySelector('.cancel')?.checkVisibility();
  await page.waitForFunction(isOver, undefined, { polling: 20, timeout });
}

/**
 * Presses the tool's button with the keyboard: while the stage is still opening, which is faster than any person, the
 * mouse would miss the moving button.
 */
export async function pressRun(page: Page) {
  const button = page.locator('.run');
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

/** Presses the tool's button, and waits for the work to end. */
export async function runTool(page: Page) {
  await pressRun(page);
  await finished(page);
}

/** Opens a tool's page, sets its options, adds files, and runs it. */
export async function runOn(page: Page, slug: string, files: GivenFile[], options: Record<string, string> = {}) {
  await openTool(page, slug);
  for (const [name, value] of Object.entries(options)) await setOption(page, name, value);
  await addFiles(page, files);
  await runTool(page);
}

/** The same, and returns the bytes of the results by name. */
export async function work(page: Page, slug: string, files: GivenFile[], options?: Record<string, string>) {
  await runOn(page, slug, files, options);
  return saveResults(page);
}

/** Presses a button in the menu of what can be done with results. */
export async function pressInMenu(page: Page, name: string) {
  await page.locator('result-actions').getByRole('button', { name: 'More', exact: true }).click();
  await page.locator('#more-actions').getByRole('button', { name }).click();
}

/** Shows the original file again, with the board for its options. */
export const showBefore = (page: Page) => page.getByRole('button', { name: 'Before', exact: true }).click();

/** Returns the row of a file. */
export const rowOf = (page: Page, name: string) =>
  page.locator('file-rows li', { has: page.locator(`.name[title="${name}"]`) });

/** Shows one of several files, or its result, on the sheet. */
export async function onSheet(page: Page, name: string) {
  await page.getByRole('button', { name: `Show ${name}`, exact: true }).click();
  return page.locator('sheet-view');
}

/** Saves all results as a person would, and returns their bytes by name. */
export async function saveResults(
  page: Page,
  press = () => page.locator('.save-all').click(),
): Promise<Map<string, Buffer>> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const bytes = await readFile(await download.path());
  const name = basename(download.suggestedFilename());
  if (!name.endsWith('.zip')) return new Map([[name, bytes]]);
  return new Map(Object.entries(unzipSync(bytes)).map(([path, content]) => [path, Buffer.from(content)]));
}

/** Converts images to another format; returns them by name. */
export async function convert(page: Page, paths: string[], format: string): Promise<Map<string, Buffer>> {
  return work(page, 'convert-image', paths, { format });
}

/** Returns the only result. */
export const only = (results: Map<string, Buffer>): Buffer => {
  const [bytes] = results.values();
  if (!bytes || results.size !== 1) throw new Error(`There are ${results.size} results`);
  return bytes;
};

/** Returns a tool's result for one file. `options` are values as people type or choose them, by name. */
export async function resultOf(page: Page, slug: string, path: GivenFile, options: Record<string, string> = {}) {
  const [result] = (await work(page, slug, [path], options)).values();
  if (!result) throw new Error('There was no result');
  return result;
}

export async function setOption(page: Page, name: string, value: string) {
  const control = page.locator(`#option-${name}`);
  // The fields of boards are for those who would rather type.
  const isFolded = await control.evaluate((element) => element.closest('.typed')?.matches('[hidden]'));
  const board = page.locator('.field', { has: control });
  if (isFolded) await board.getByRole('button', { name: /^Type .* instead$/ }).click();
  const tag = await control.evaluate((element) => {
    const folded = element.closest('details');
    if (folded) folded.open = true;
    return element.tagName;
  });
  if (tag === 'SELECT') await control.selectOption(value);
  else if (tag === 'FIELDSET') await control.locator(`input[value="${value}"]`).check();
  else if ((await control.getAttribute('type')) === 'checkbox') await control.setChecked(value === 'true');
  else await control.fill(value);
}
