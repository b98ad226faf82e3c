import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import { qpdf } from '../../qpdf.ts';
import { read } from '../../unit/pdf/read-pdf.ts';
import { addFiles, fixture, openTool, rowOf, runTool, saveResults, runOn } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

async function locked(name: string) {
  const input = await readFile(fixture('pdf/first.pdf'));
  const result = await qpdf(['--encrypt', 'secret', 'owner', '256', '--', 'in.pdf', 'out.pdf'], { 'in.pdf': input });
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(result.file('out.pdf')) };
}

test('A locked file asks for its password in its row, and says when it is wrong', async ({ page }) => {
  await openTool(page, 'unlock-pdf');
  await addFiles(page, [await locked('locked.pdf')]);
  const row = rowOf(page, 'locked.pdf');
  await expect(row).toContainText('protected by a password');
  await expect(page.locator('.state')).toHaveText('1 file needs its password');
  await row.getByLabel('Password').fill('guess');
  await row.getByLabel('Password').press('Enter');
  await expect(row).toContainText('not the password');
  await expect(row.getByLabel('Password')).toBeFocused();
  await expect(row.getByLabel('Password')).toHaveAccessibleDescription(/not the password/);
  await row.getByLabel('Password').fill('secret');
  await row.getByRole('button', { name: 'Open' }).click();
  await expect(row).toContainText('4 pages');
  await runTool(page);
  const [result] = await saveResults(page);
  expect(result?.[0]).toBe('locked-unlocked.pdf');
  expect((await read(result?.[1] ?? new Uint8Array())).document.numPages).toBe(4);
});

test('A locked file joins others once its password is typed', nightly, async ({ page }) => {
  await openTool(page, 'merge-pdf');
  const plain = { name: 'plain.pdf', mimeType: 'application/pdf', buffer: await readFile(fixture('pdf/plain.pdf')) };
  await addFiles(page, [await locked('locked.pdf'), plain, await locked('same-password.pdf')]);
  const row = rowOf(page, 'locked.pdf');
  await row.getByLabel('Password').fill('secret');
  await row.getByLabel('Password').press('Enter');
  await expect(row).toContainText('The result will not be');
  await expect(rowOf(page, 'same-password.pdf')).toContainText('The result will not be');
  await runTool(page);
  const [merged] = (await saveResults(page)).values();
  expect((await read(merged ?? new Uint8Array())).document.numPages).toBe(10);
});

test('A locked file is worked on once its password is typed', nightly, async ({ page }) => {
  await openTool(page, 'remove-pdf-metadata');
  await addFiles(page, [await locked('locked.pdf')]);
  await rowOf(page, 'locked.pdf').getByLabel('Password').fill('secret');
  await page.keyboard.press('Enter');
  await runTool(page);
  await expect(page.locator('.state')).toContainText('1 file done');
});

test('A file is protected with the password that was typed', nightly, async ({ page }) => {
  await runOn(page, 'protect-pdf', [fixture('pdf/first.pdf')]);
  await expect(rowOf(page, 'first.pdf')).toContainText('no password yet');
  await page.getByLabel('Password to open the file').fill('secret');
  await runTool(page);
  const [result] = (await saveResults(page)).values();
  await expect(read(result ?? new Uint8Array())).rejects.toThrow(/password/i);
  expect((await read(result ?? new Uint8Array(), 'secret')).document.numPages).toBe(4);
});
