import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { expectForgotten, keptIn } from '../browser/disk.ts';
import { addFiles, fixture, openTool, runTool, saveResults, setOption, runOn } from '../browser/tool-page.ts';
import { writeLongFilm } from '../browser/media/long-film.ts';
import { readMedia } from '../browser/media/media-readers.ts';
import { nightly } from '../nightly.ts';

let folder: string;
let film: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stayput-'));
  film = join(folder, 'film.mov');
  await writeLongFilm(film, 300);
});
test.afterAll(() => rm(folder, { recursive: true }));

async function goOn(page: Page, tool: string) {
  await page.getByRole('button', { name: 'Open in…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: tool, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: tool, exact: true })).toBeVisible();
  await expect(page.locator('file-rows li')).toHaveCount(1);
}

test(
  'a result on the disk goes from tool to tool, while other pages open, and is forgotten with the tab',
  nightly,
  async ({ page, context }) => {
    const other = await context.newPage();
    await openTool(page, 'trim-video');
    await page.locator('#option-end').fill('280');
    await addFiles(page, [film]);
    await runTool(page);
    await goOn(page, 'Convert video');
    // Both the previous page and this one can be revisited.
    expect((await keptIn(page)).map((path) => path.split(/[ /]/)[0])).toEqual(['results', 'visit', 'visit']);
    await other.goto('/docs/engines');
    await setOption(page, 'container', 'mkv');
    await runTool(page);
    await goOn(page, 'Extract audio');
    await other.goto('/trim-video');
    await setOption(page, 'container', 'wav');
    await runTool(page);
    const [bytes] = (await saveResults(page)).values();
    expect((await readMedia(bytes ?? new Uint8Array())).duration).toBeCloseTo(280, 2);

    await page.close();
    await other.goto('/docs/engines');
    expect(await keptIn(other), 'while the tab may be on its way to another page').not.toEqual([]);
    await expectForgotten(other, '/trim-video', 60_000);
  },
);

test('what has just been saved stays while the browser may still be copying it', nightly, async ({ page, context }) => {
  await openTool(page, 'trim-video');
  await page.locator('#option-end').fill('280');
  await addFiles(page, [film]);
  await runTool(page);
  await saveResults(page);
  await page.reload();
  expect(await keptIn(page)).toHaveLength(1);
  const other = await context.newPage();
  await expectForgotten(other, '/docs/engines', 60_000);
});

test(
  'files that no page has taken wait through a reload, and are forgotten when another page opens instead',
  nightly,
  async ({ page, context }) => {
    await runOn(page, 'trim-video', [film]);
    await page.getByRole('button', { name: 'Open in…' }).click();
    // The page loads, but its scripts do not.
    await page.route('**/*.js', (route) => route.abort());
    await page.getByRole('dialog').getByRole('button', { name: 'Convert video', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Convert video' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/');
    const waiting = [/^results/, /^visit/, /^visit/].map((pattern): unknown => expect.stringMatching(pattern));
    await expect.poll(() => keptIn(other)).toEqual(waiting);
    await page.unroute('**/*.js');
    await page.reload();
    await expect(page.locator('file-rows li')).toHaveCount(1);
    await setOption(page, 'container', 'mkv');
    await runTool(page);
    await page.getByRole('button', { name: 'Open in…' }).click();
    await page.route('**/*.js', (route) => route.abort());
    await page.getByRole('dialog').getByRole('button', { name: 'Trim video', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Trim video' })).toBeVisible();
    await page.unroute('**/*.js');
    await page.goto('/privacy');
    await expect
      .poll(async () => (await keptIn(page)).filter((path) => path.startsWith('visit')), 'but the two before')
      .toHaveLength(2);
  },
);

test(
  'where the disk has no room for the files on their way, that is said, the results stay, and it works once there is',
  nightly,
  async ({ page }) => {
    await runOn(page, 'convert-image', [fixture('photos/coffee.jpg')], { format: 'webp' });
    const browser = await page.context().newCDPSession(page);
    const { origin } = new URL(page.url());
    await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    const choose = () => page.getByRole('dialog').getByRole('button', { name: 'Resize images', exact: true }).click();
    await page.getByRole('button', { name: 'Open in…' }).click();
    await choose();
    await expect(page.getByRole('dialog')).toContainText('These files could not be sent to the other tool.');
    expect(new URL(page.url()).pathname).toBe('/convert-image');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    expect([...(await saveResults(page)).keys()]).toEqual(['coffee.webp']);

    await browser.send('Storage.overrideQuotaForOrigin', { origin });
    await page.getByRole('button', { name: 'Open in…' }).click();
    await choose();
    await expect(page.getByRole('heading', { level: 1, name: 'Resize images' })).toBeVisible();
    await expect(page.locator('file-rows li')).toContainText('coffee.webp');
  },
);
