import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { keptIn, writeSilence } from '../browser/disk.ts';
import { runOn } from '../browser/tool-page.ts';

/** In bytes. */
const size = 75_000_000;

async function openPrivacy(page: Page) {
  await page.goto('/privacy');
  await expect(page.locator('forget-everything[data-ready]')).toBeAttached();
}

test('everything that the site keeps is listed and removed; what another page uses, only when asked for', async ({
  page,
  context,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'stayput-'));
  const long = join(folder, 'long.wav');
  await writeSilence(long, size);
  await runOn(page, 'convert-audio', [long], { container: 'wav' });
  await rm(folder, { recursive: true });

  const other = await context.newPage();
  await openPrivacy(other);
  const sheet = other.locator('forget-everything');
  await expect(sheet.locator('.sum')).toContainText('75 MB are in use');
  // Unused data: as a killed browser leaves it, and of other kinds.
  await other.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const area = await root.getDirectoryHandle('unfinished', { create: true });
    const file = await (await area.getDirectoryHandle('gone', { create: true })).getFileHandle('a', { create: true });
    const stream = await file.createWritable();
    await stream.write(new Uint8Array(5_000_000));
    await stream.close();
    await (await caches.open('offline-test')).put('/x', new Response('x'));
    localStorage.setItem('note', 'x');
    sessionStorage.setItem('note', 'x');
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open('hand-over');
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(sheet.locator('.sum')).toContainText('8 items, 80 MB, of which 75 MB are in use');
  await sheet.getByRole('button', { name: 'Forget everything now' }).click();
  await expect(sheet.locator('.said')).toHaveText('Everything was removed except what is in use.');
  expect(await keptIn(other)).toEqual([expect.stringMatching(/^results/)]);
  const { violations } = await new AxeBuilder({ page: other }).include('forget-everything').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  await sheet.getByRole('button', { name: 'Remove what is in use too' }).click();
  await expect(sheet.locator('.said')).toHaveText('Everything was removed. Nothing is stored.');
  expect(await keptIn(other)).toEqual([]);
  expect(
    await other.evaluate(async () => [
      await caches.keys(),
      localStorage.length,
      sessionStorage.length,
      (await indexedDB.databases()).length,
    ]),
  ).toEqual([[], 0, 0, 0]);
});
