import { tellingPdf, told } from '../../telling-pdf.ts';
import { inspectResult, report, section, useIn } from '../report.ts';
import { expect, test, type Page } from '../test.ts';
import { addFiles, finished, openTool, rowOf, runTool } from '../tool-page.ts';

async function inspect(page: Page) {
  await openTool(page, 'inspect-file');
  await addFiles(page, [{ name: 'plan.pdf', mimeType: '', buffer: Buffer.from(tellingPdf()) }]);
  await finished(page);
}

/** Opens the tool that a finding names, runs it, and looks at its result. */
async function removeAndLook(page: Page, title: string, tool: string) {
  await useIn(page, title, tool);
  await runTool(page);
  await inspectResult(page);
}

test('the report on a document names the author, hidden text, earlier versions and more; what a tool removes is gone', async ({
  page,
}) => {
  await inspect(page);
  await expect(section(page, 'People')).toContainText(told.person);
  await expect(section(page, 'Earlier versions')).toContainText(told.version);
  await expect(section(page, 'Hidden text')).toContainText(told['hidden-text']);
  await expect(section(page, 'Content outside the visible page')).toContainText(told.outside);
  await expect(section(page, 'Attached files')).toContainText(told.attachment);
  await expect(section(page, 'Scripts')).toContainText(told.script);
  await expect(section(page, 'Remote addresses')).toContainText(told.remote);
  await expect(section(page, 'Not looked at')).toContainText('attached files');

  await removeAndLook(page, 'Earlier versions', 'Remove PDF metadata');
  for (const title of ['People', 'Earlier versions', 'Data after the end'])
    await expect(section(page, title)).toHaveCount(0);
  await expect(section(page, 'Hidden text')).toBeVisible();
});

test('as pictures, pages have no scripts, comments, attached files, layers or anything beyond them', async ({
  page,
}) => {
  await inspect(page);
  for (const title of [
    'Scripts',
    'Remote addresses',
    'Attached files',
    'Hidden layers',
    'Content outside the visible page',
  ])
    await expect(section(page, title)).toContainText('use “PDF to images”');
  await expect(report(page).getByRole('button', { name: 'Open in: PDF to images' })).toHaveCount(1);
  await removeAndLook(page, 'Comments', 'PDF to images');
  await expect(report(page)).toContainText('Nothing was found.');
});

test('a document that is cut off is looked at as far as it can be read, or explained', async ({ page }) => {
  await openTool(page, 'inspect-file');
  const bytes = Buffer.from(tellingPdf());
  await addFiles(page, [
    { name: 'half.pdf', mimeType: '', buffer: bytes.subarray(0, 100) },
    { name: 'plan.pdf', mimeType: '', buffer: bytes },
  ]);
  await finished(page);
  await expect(rowOf(page, 'half.pdf').locator('.problem')).toContainText(/[.]$/);
  await expect(rowOf(page, 'plan.pdf')).toContainText('Found: people');
});
