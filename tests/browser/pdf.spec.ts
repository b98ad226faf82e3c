import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { PdfText } from '../../scripts/pdf-text.ts';
import { objectsOf, read } from '../unit/read-pdf.ts';
import { addFiles, fixture, openTool, rowOf, runTool, saveResults } from './tool-page.ts';

const pdf = (name: string) => fixture(`pdf/${name}`);

async function onlyResult(page: Parameters<typeof saveResults>[0]): Promise<Buffer> {
  const [result] = (await saveResults(page)).values();
  if (!result) throw new Error('There was no result');
  return result;
}

test('PDFs become one in the order of their list', async ({ page }) => {
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

test('What a merge had to leave out is said', async ({ page }) => {
  await openTool(page, 'merge-pdf');
  await addFiles(page, [pdf('first.pdf'), pdf('second.pdf')]);
  await runTool(page);
  await expect(page.locator('main')).toContainText('2 signatures left out');
});

test('A file that is damaged beyond repair is explained', async ({ page }) => {
  await openTool(page, 'merge-pdf');
  await addFiles(page, [pdf('first.pdf'), pdf('not-a-document.pdf')]);
  await expect(rowOf(page, 'not-a-document.pdf')).toContainText('damaged or cut off');
});

/** A scan of so many pages: each a picture of random bytes. */
async function writeScan(file: string, pages: number, pictureSize: number) {
  const document = new PdfText();
  const [catalog, tree] = [document.next(), document.next()];
  let state = pages;
  const picture = Buffer.alloc(pictureSize);
  const kids = Array.from({ length: pages }, () => {
    for (let at = 0; at < picture.length; at += 4) {
      state = (state * 48271) % 2147483647;
      picture.writeUInt32LE(state, at);
    }
    const size = `/Width 1000 /Height ${pictureSize / 1000} /ColorSpace /DeviceGray /BitsPerComponent 8`;
    const image = document.stream(`/Type /XObject /Subtype /Image ${size}`, picture.toString('latin1'));
    const contents = document.stream('', 'q 500 0 0 500 0 0 cm /Scan Do Q');
    const resources = `/Resources << /XObject << /Scan ${image} >> >>`;
    return document.add(`<< /Type /Page /Parent ${tree} /MediaBox [0 0 500 500] /Contents ${contents} ${resources} >>`);
  });
  document.set(catalog, `<< /Type /Catalog /Pages ${tree} >>`);
  document.set(tree, `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`);
  const output = createWriteStream(file);
  output.end(document.bytes(`/Root ${catalog}`));
  await new Promise((resolve) => output.once('close', resolve));
}

test('Large files are merged from slices, every byte in its place', async ({ page }, { outputDir }) => {
  await mkdir(outputDir, { recursive: true });
  const files = [path.join(outputDir, 'scan-1.pdf'), path.join(outputDir, 'scan-2.pdf')];
  for (const [index, file] of files.entries()) await writeScan(file, 20 + index, 2_000_000);
  await openTool(page, 'merge-pdf');
  await addFiles(page, files);
  await runTool(page);
  const merged = await onlyResult(page);
  const pictures = (objects: Awaited<ReturnType<typeof objectsOf>>) =>
    [...objects.values()].flatMap((object) => {
      const stream = object as { dict?: { '/Subtype'?: string }; data?: string } | null;
      return stream?.dict?.['/Subtype'] === '/Image' ? [stream.data] : [];
    });
  const inputs = await Promise.all(files.map(async (file) => pictures(await objectsOf(await readFile(file)))));
  expect(new Set(pictures(await objectsOf(merged)))).toEqual(new Set(inputs.flat()));
  await Promise.all(files.map((file) => rm(file)));
});
