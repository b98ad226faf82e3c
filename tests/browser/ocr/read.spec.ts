import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { checkStatus, objectsOf, read } from '../../unit/pdf/read-pdf.ts';
import { expect, test } from '../test.ts';
import { fixture, only, resultOf, rowOf, saveResults, work, runOn } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

const scan = await readFile(fixture('images/scan.png'));
const said = [
  'The invoice number is 2024-117, dated 14 March, and the total comes to 1,234.56 EUR.',
  'Scans of letters are pictures: nobody can search them, copy a word, or have them read aloud.',
];
const inWords = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Builds a document with a picture on each page, at 200 dpi. */
async function scanned(pictures: Buffer[]): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (const bytes of pictures) {
    const picture = await document.embedJpg(bytes);
    const [width, height] = [picture.width, picture.height].map((side) => (side / 200) * 72) as [number, number];
    document.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  }
  return Buffer.from(await document.save());
}

test('Printed text is read from an image, and saved as text', async ({ page }) => {
  const text = await resultOf(page, 'image-to-text', fixture('images/scan.png'));
  expect(inWords(text.toString())).toBe(said.join(' '));
});

test('A scan that lies askew is levelled, and its text is read', async ({ page }) => {
  const askew = await sharp(scan).rotate(3, { background: '#fff' }).png().toBuffer();
  const { pages } = JSON.parse(
    only(
      await work(page, 'image-to-text', [{ name: 'askew.png', mimeType: 'image/png', buffer: askew }], {
        format: 'json',
      }),
    ).toString(),
  ) as { pages: { turned: number }[] };
  expect(pages[0]?.turned).toBeCloseTo(-3, 0);
});

test(
  'A scanned page becomes searchable, upside down too, and its picture stays as it is',
  nightly,
  async ({ page }) => {
    const upright = await sharp(scan).jpeg().toBuffer();
    const turned = await sharp(scan).rotate(180).jpeg().toBuffer();
    const blank = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const before = await scanned([upright, turned, blank]);
    await runOn(page, 'ocr-pdf', [{ name: 'scan.pdf', mimeType: 'application/pdf', buffer: before }]);
    await expect(rowOf(page, 'scan.pdf')).toContainText('No text was found on page 3.');
    await expect(rowOf(page, 'scan.pdf')).toContainText('1 page was sideways or upside down.');
    const after = only(await saveResults(page));
    expect(await checkStatus(after)).toBe(0);
    const texts = await (await read(after)).texts();
    expect(texts.slice(0, 2).map(inWords)).toEqual([said.join(' '), said.join(' ')]);
    const pictures = async (bytes: Uint8Array) =>
      [...(await objectsOf(bytes)).values()].flatMap((object) => {
        const { dict, data } = object as { dict?: Record<string, unknown>; data?: string };
        return dict?.['/Subtype'] === '/Image' ? [data] : [];
      });
    expect((await pictures(after)).toSorted()).toEqual((await pictures(before)).toSorted());
  },
);
