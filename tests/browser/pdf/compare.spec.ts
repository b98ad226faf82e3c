import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import sharp from 'sharp';
import { addFiles, fixture, runTool, saveResults, runOn } from '../tool-page.ts';

test('What differs between two files is told, shown, and can be saved', async ({ page }) => {
  const before = await readFile(fixture('pdf/plain.pdf'));
  const after = Buffer.from(before.toString('latin1').replace('(Plain page 2)', '(Other page 2)'), 'latin1');
  await runOn(page, 'compare-pdf', [{ name: 'before.pdf', mimeType: 'application/pdf', buffer: before }]);
  await expect(page.locator('.state')).toContainText('Comparing needs two files, and there is 1.');
  await addFiles(page, [{ name: 'after.pdf', mimeType: 'application/pdf', buffer: after }]);
  await runTool(page);
  await expect(page.locator('file-rows .joint').first()).toContainText('1 of 2 pages differs.');
  const report = page.getByLabel('before-compared.txt', { exact: true });
  await expect(report).toContainText('Removed: Plain');
  await expect(report).toContainText('Added: Other');
  await expect(page.getByRole('img', { name: 'page-2-differences.png' })).toBeVisible();
  const saved = await saveResults(page);
  expect([...saved.keys()]).toEqual(['before-compared.txt', 'page-2-differences.png']);
  const { channels } = await sharp(saved.get('page-2-differences.png')).removeAlpha().stats();
  // Something is red, and most of it is pale.
  expect(channels[1]?.min).toBe(0);
  expect(channels[1]?.mean).toBeGreaterThan(230);
});
