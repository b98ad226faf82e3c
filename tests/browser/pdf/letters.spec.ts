import { expect, test } from '../test.ts';
import { read } from '../../unit/pdf/read-pdf.ts';
import { addFiles, fixture, openTool, rowOf, runTool, saveResults } from '../tool-page.ts';
import { atNight, nightly } from '../../nightly.ts';

for (const [tool, label] of [['sign-pdf', 'Name'], ...atNight([['add-page-numbers', 'Text']])] as const) {
  test(
    `What is typed in Polish, Greek and Cyrillic is written by ${tool}, and can be read again`,
    nightly,
    async ({ page }) => {
      await openTool(page, tool);
      await addFiles(page, [fixture('pdf/plain.pdf')]);
      if (tool === 'sign-pdf') await page.getByText('Type', { exact: true }).click();
      await page.getByRole('textbox', { name: label, exact: true }).fill('Łódź Ωμέγα Київ');
      if (tool === 'sign-pdf') {
        await page.getByRole('button', { name: 'Place it on the page' }).click();
        await expect(page.locator('sign-areas .area'), 'what the area will show').toContainText('Łódź Ωμέγα Київ');
      }
      await runTool(page);
      const [result = new Uint8Array()] = (await saveResults(page)).values();
      const texts = await (await read(result)).texts();
      expect(texts.at(-1)).toContain('Łódź Ωμέγα Київ');
    },
  );
}

test('Letters that cannot be written are named before anything is done', nightly, async ({ page }) => {
  await openTool(page, 'watermark-pdf');
  await addFiles(page, [fixture('pdf/plain.pdf')]);
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('見本 Ω');
  await runTool(page);
  await expect(rowOf(page, 'plain.pdf')).toContainText('These characters cannot be written on a page here: 見 本');
});
