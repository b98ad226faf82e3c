import { expect, test } from '@playwright/test';
import { addFiles, fixture, openTool, runTool, saveResults } from './tool-page.ts';

test('Two PDFs become one', async ({ page }) => {
  await openTool(page, 'merge-pdf');
  await addFiles(page, [fixture('pdf/plain.pdf'), fixture('pdf/plain.pdf')]);
  await runTool(page);
  const [[name, bytes] = []] = await saveResults(page);
  expect(name).toBe('plain-merged.pdf');
  expect(bytes?.subarray(0, 5).toString()).toBe('%PDF-');
});
