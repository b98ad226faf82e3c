import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type CDPSession, type Page } from '@playwright/test';
import { nightly } from '../nightly.ts';
import { launchOptions } from '../../scripts/browser.mjs';
import { expectForgotten, keptIn, writeSilence } from '../browser/disk.ts';
import { addFiles, fixture, only, openTool, runTool, saveResults, setOption, runOn } from '../browser/tool-page.ts';

const documents = ['first.pdf', 'second.pdf'].map((name) => fixture(`pdf/${name}`));
const rows = (page: Page) => page.locator('file-rows li[data-id]');

async function goOn(page: Page, tool: string) {
  await page.getByRole('button', { name: 'Open in…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: tool, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: tool, exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
}

/** Counts the files copied for the Back and Forward buttons. */
const copiesKept = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('hand-over');
      request.onsuccess = () => resolve(request.result);
    });
    const copies = await new Promise<number>((resolve) => {
      const request = database.transaction('copies').objectStore('copies').count();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return copies;
  });

const state = (page: Page) => page.locator('.state');

// Playwright's browsers have no back/forward cache: what comes back here, the site has kept itself.
test('Back and Forward bring back files, their order, options and results, and a reload begins anew', async ({
  page,
  context,
}) => {
  await openTool(page, 'merge-pdf');
  await addFiles(page, documents);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Move second.pdf up' }).click();
  await page.getByLabel('Pages of second.pdf').fill('4-3');
  await page.getByLabel('Pages of second.pdf').press('Enter');
  await runTool(page);
  const merged = only(await saveResults(page));
  await goOn(page, 'Compress PDF');
  await setOption(page, 'level', 'print');
  await runTool(page);
  const said = await state(page).textContent();
  await expect.poll(() => copiesKept(page), 'two files and what they became, on this page and before').toBe(5);

  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('second.pdf');
  await expect(page.getByLabel('Pages of second.pdf')).toHaveValue('4, 3');
  await expect(state(page)).toHaveText(/^Merged 2 files: \d+ pages · \d+/);
  expect(only(await saveResults(page)).equals(merged)).toBe(true);
  await page.goForward();
  await expect(rows(page)).toHaveCount(1);
  await expect(state(page)).toHaveText(said ?? '');
  await expect(page.locator('#option-level')).toHaveValue('print');

  await page.reload();
  await expect(page.locator('file-tool[data-ready]')).toBeAttached();
  await expect(rows(page)).toHaveCount(0);
  const other = await context.newPage();
  await other.goto('/docs/engines');
  expect(await keptIn(other), 'the tab can still go back').toHaveLength(1);
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await page.close();
  await expectForgotten(other, '/docs/engines', 120_000);
});

test(
  'a page asks before it is left with results that are not saved, and not when they are, or taken along',
  nightly,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await openTool(page, 'convert-image');
    await page.goto('/resize-image');
    expect(asked, 'without files').toEqual([]);
    await addFiles(page, [fixture('photos/coffee.jpg')]);
    await page.locator('#option-width').fill('200');
    await runTool(page);
    await goOn(page, 'Convert images');
    expect(asked, 'taken along').toEqual([]);
    await setOption(page, 'format', 'webp');
    await runTool(page);
    await expect.poll(() => copiesKept(page), 'a file and what it became, twice').toBe(4);
    await page.goto('/privacy');
    expect(asked, 'not saved').toEqual(['beforeunload']);
    await page.goBack();
    await expect(rows(page)).toHaveCount(1);
    await saveResults(page);
    await page.goto('/privacy');
    expect(asked, 'saved').toEqual(['beforeunload']);
  },
);

/**
 * Evaluates an expression in a page whose browser has a back/forward cache: Playwright loses its connection to restored
 * pages.
 */
async function evaluate<T>(session: CDPSession, expression: string): Promise<T> {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
  return result.value as T;
}

test(
  'where the browser keeps pages for the Back button, those with results on the disk come back whole, and all goes with the tab',
  nightly,
  async ({ baseURL }) => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'stayput-'));
    const long = join(folder.path, 'long.wav');
    await writeSilence(long, 75_000_000);
    await using browser = await chromium.launch({
      ...launchOptions(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const [other, page] = [await context.newPage(), await context.newPage()];
    await runOn(page, 'convert-audio', [long], { container: 'wav' });
    await goOn(page, 'Trim audio');
    await other.goto('/docs/engines');
    expect(await keptIn(other)).toContainEqual(expect.stringMatching(/^results/));
    const session = await context.newCDPSession(page);
    const described = '`${location.pathname} ${document.querySelectorAll("file-rows li[data-id]").length}`';
    await evaluate(session, 'void setTimeout(() => history.back())');
    await expect.poll(() => evaluate(session, described)).toBe('/convert-audio 1');
    const reasons = 'performance.getEntriesByType("navigation")[0].type';
    expect(await evaluate(session, reasons), 'the page itself').toBe('navigate');
    expect(await evaluate(session, 'document.querySelector(".state").textContent')).toContain('1 file done');
    await evaluate(session, 'void setTimeout(() => history.forward())');
    await expect.poll(() => evaluate(session, described)).toBe('/trim-audio 1');
    expect(await evaluate(session, reasons), 'the page itself').toBe('navigate');

    await page.close();
    await expect.poll(() => keptIn(other)).toEqual([]);
  },
);

for (const [slug, fill, shown] of [
  [
    'write-on-pdf',
    async (page: Page) => {
      await page.locator('page-picture img').first().waitFor();
      await page
        .locator('.paper')
        .first()
        .click({ position: { x: 200, y: 100 } });
      await page.keyboard.type('Ada');
      await page.keyboard.press('Escape');
    },
    (page: Page) => expect(page.getByRole('application', { name: 'Text on page 1: Ada' })).toBeVisible(),
  ],
  [
    'fill-pdf-form',
    (page: Page) => page.locator('.paper [data-at="0"]').fill('Ada'),
    (page: Page) => expect(page.locator('.paper [data-at="0"]')).toHaveValue('Ada'),
  ],
] as const)
  test(`Back shows what was put on the pages in ${slug}`, async ({ page }) => {
    await openTool(page, slug);
    await addFiles(page, [fixture('forms/form_two_pages.pdf')]);
    await fill(page);
    await page.getByRole('banner').getByRole('link', { name: 'Audio' }).click();
    await expect(page).toHaveURL(/audio/);
    await page.goBack();
    await shown(page);
  });
