import { expect, test } from '../test.ts';
import { read } from '../../unit/pdf/read-pdf.ts';
import { addFiles, fixture, openTool, rowOf, runTool, saveResults, showBefore } from '../tool-page.ts';

test('A file splits into several, saved as one ZIP', async ({ page }) => {
  await openTool(page, 'split-pdf');
  await addFiles(page, [fixture('pdf/first.pdf')]);
  await page.getByLabel('Split by').selectOption('outline');
  await runTool(page);
  await expect(rowOf(page, 'first.pdf')).toContainText('3 files');
  await expect(rowOf(page, 'first.pdf')).toContainText('1 attachment removed');
  const results = await saveResults(page);
  expect([...results.keys()]).toEqual(['first-1-A one.pdf', 'first-2-A two.pdf', 'first-3-A three.pdf']);
});

test('Pages that are typed are extracted, and mistakes are marked', async ({ page }) => {
  await openTool(page, 'extract-pages');
  await addFiles(page, [fixture('pdf/first.pdf')]);
  await page.getByRole('button', { name: 'Type pages instead' }).click();
  const field = page.getByRole('textbox', { name: 'Pages' });
  await field.fill('3–');
  await runTool(page);
  const [result] = (await saveResults(page)).values();
  expect((await read(result ?? new Uint8Array())).document.numPages).toBe(2);
  await showBefore(page);
  await field.fill('three');
  await expect(field).toHaveJSProperty('validity.valid', false);
  await field.fill('9');
  await runTool(page);
  await expect(rowOf(page, 'first.pdf')).toContainText('There is no page 9 in this file: it has 4 pages.');
});
