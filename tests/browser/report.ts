import { expect, type Page } from './test.ts';
import { finished } from './tool-page.ts';

const inspecting = 'Check a file for hidden data';

/** The report on what the shown file gives away. */
export const report = (page: Page) => page.getByRole('article', { name: 'Report' });

/** The part of the report with a heading. */
export const section = (page: Page, title: string) =>
  report(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Opens the tool that a finding names, with the file. */
export async function useIn(page: Page, title: string, tool: string) {
  await expect(section(page, title)).toBeVisible();
  await report(page)
    .getByRole('button', { name: `Open in: ${tool}` })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: tool })).toBeVisible();
  await expect(page.locator('file-rows li')).toHaveCount(1);
}

/** Takes the result of any tool to a report on it. */
export async function inspectResult(page: Page) {
  await page.getByRole('button', { name: 'Open in…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: inspecting }).click();
  await expect(page.getByRole('heading', { level: 1, name: inspecting })).toBeVisible();
  await finished(page);
}
