import { expect, test } from '@playwright/test';
import { attackFile } from '../../attack-pdf.ts';
import { addFiles, openTool, runTool, saveResults, work } from '../tool-page.ts';

test('Nothing that a file wants to run or to fetch is run or fetched', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => asked.push('a dialog')));
  const given = [
    { name: 'attack.pdf', mimeType: 'application/pdf', buffer: Buffer.from(attackFile('https://attack.invalid/')) },
  ];
  await openTool(page, 'organise-pdf');
  await addFiles(page, given);
  await expect(page.locator('page-board li canvas:not([width="0"])')).toHaveCount(1);
  await runTool(page);
  expect((await saveResults(page)).size).toBe(1);
  expect((await work(page, 'pdf-to-images', given)).size).toBe(1);
  const own = new URL(baseURL ?? page.url()).origin;
  expect(asked.filter((url) => !url.startsWith(own) && !url.startsWith('blob:') && !url.startsWith('data:'))).toEqual(
    [],
  );
  expect(page.context().pages()).toHaveLength(1);
});
