import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { expect, test } from '../test.ts';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { checkStatus, read } from '../../unit/pdf/read-pdf.ts';
import { addFiles, finished, fixture, openTool, rowOf, runTool, saveResults, runOn } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

const pdf = (name: string) => fixture(`pdf/${name}`);

async function onlyResult(page: Parameters<typeof saveResults>[0]): Promise<Buffer> {
  const [result] = (await saveResults(page)).values();
  if (!result) throw new Error('There was no result');
  return result;
}

test('PDFs become one in the order of their list', { tag: '@quick' }, async ({ page }) => {
  await openTool(page, 'merge-pdf');
  await addFiles(page, [pdf('second.pdf'), pdf('first.pdf'), pdf('plain.pdf')]);
  await expect(rowOf(page, 'first.pdf')).toContainText('4 pages');
  await page.getByRole('button', { name: 'Move first.pdf up' }).click();
  await runTool(page);
  const merged = await read(await onlyResult(page));
  const texts = await merged.texts();
  expect(texts).toHaveLength(10);
  expect([texts[0], texts[4], texts[8]].map((text) => text?.slice(0, 8))).toEqual(['A page 1', 'B page 1', 'Plain pa']);
  expect(await merged.outline()).toHaveLength(12);
  expect(await merged.fields()).toHaveLength(10);
});

test('What a merge had to leave out is said', nightly, async ({ page }) => {
  await runOn(page, 'merge-pdf', [pdf('first.pdf'), pdf('second.pdf')]);
  await expect(page.locator('main')).toContainText('2 signatures removed');
});

test('A file that is damaged beyond repair is explained', async ({ page }) => {
  await openTool(page, 'merge-pdf');
  await addFiles(page, [pdf('first.pdf'), pdf('not-a-document.pdf')]);
  await expect(rowOf(page, 'not-a-document.pdf')).toContainText('damaged or incomplete');
});

test('Files are merged before they are drawn and checked for damage, all by one worker', async ({ page }) => {
  const file = new PdfText();
  const [catalog, tree] = [file.next(), file.next()];
  const contents = file.stream('/Filter /FlateDecode', deflateSync(randomBytes(90)).toString('latin1').slice(0, 50));
  const broken = file.add(`<< /Type /Page /Parent ${tree} /MediaBox [0 0 99 99] /Contents ${contents} >>`);
  file.set(catalog, `<< /Type /Catalog /Pages ${tree} >>`);
  file.set(tree, `<< /Type /Pages /Kids [${broken}] /Count 1 >>`);
  const buffer = Buffer.from(file.bytes(`/Root ${catalog}`));
  await page.goto('/merge-pdf');
  // Pressed as soon as it can be.
  await page.locator('.run').evaluate((run: HTMLButtonElement) =>
    new MutationObserver((_, observer) => {
      observer.disconnect();
      run.click();
    }).observe(run, { attributeFilter: ['aria-disabled'] }),
  );
  await addFiles(page, [
    { name: 'a.pdf', mimeType: 'application/pdf', buffer },
    { name: 'b.pdf', mimeType: 'application/pdf', buffer },
  ]);
  await finished(page);
  await expect(rowOf(page, 'a.pdf')).toContainText('This file is damaged: parts of 1 page may be missing or wrong.');
  await expect(rowOf(page, 'b.pdf').locator('.picture img')).toBeVisible();
  expect(page.workers().filter((worker) => worker.url().includes('pdf.worker'))).toHaveLength(1);
});

const pictureSize = 2_000_000;

/** Builds a document with a page for each picture, which is random bytes. */
function scan(pictures: Buffer[]): Uint8Array {
  const file = new PdfText();
  const kids = pictures.map((picture) => {
    const size = `/Width 1000 /Height ${pictureSize / 1000} /ColorSpace /DeviceGray /BitsPerComponent 8`;
    const image = file.stream(`/Type /XObject /Subtype /Image ${size}`, picture.toString('latin1'));
    const contents = file.stream('', 'q 500 0 0 500 0 0 cm /Scan Do Q');
    const resources = `/Resources << /XObject << /Scan ${image} >> >>`;
    return file.page(`/MediaBox [0 0 500 500] /Contents ${contents} ${resources}`);
  });
  return file.document(kids);
}

test('Large files are merged from slices, every byte in its place', nightly, async ({ page }, { outputDir }) => {
  await mkdir(outputDir, { recursive: true });
  const pictures = Array.from({ length: 22 }, () => randomBytes(pictureSize));
  const files = [path.join(outputDir, 'scan-1.pdf'), path.join(outputDir, 'scan-2.pdf')];
  await writeFile(files[0] ?? '', scan(pictures.slice(0, 12)));
  await writeFile(files[1] ?? '', scan(pictures.slice(12)));
  await runOn(page, 'merge-pdf', files);
  const merged = await onlyResult(page);
  expect(pictures.findIndex((picture) => !merged.includes(picture))).toBe(-1);
  expect(await checkStatus(merged)).toBe(0);
  expect((await read(merged)).document.numPages).toBe(22);
  await Promise.all(files.map((file) => rm(file)));
});
