import { expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { startImageEngine } from '../image/engine.ts';

// Its stand-in for a worker also loads PDFium.
await startImageEngine();
const { OpenPdf } = await import('#engines/pdf/render/pdfium.ts');

/** Whether the letters of a page of lines, drawn in this order, are ordered again before it is searched. */
async function isOrderedAgain(lines: readonly (readonly [x: number, y: number, text: string])[]) {
  const file = new PdfText();
  const shown = lines.map(([x, y, text]) => `1 0 0 1 ${x} ${y} Tm (${text}) Tj`).join(' ');
  const page = file.page(
    `/Contents ${file.stream('', `BT /F1 10 Tf ${shown} ET`)} /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Courier >> >> >>`,
  );
  const open = await OpenPdf.open(
    new File([file.document([page], { tree: '/MediaBox [0 0 400 200]' })], 'page.pdf'),
    '',
  );
  const { hasJumps } = open.withText(0, (text) => text);
  open.close();
  return hasJumps;
}

const [left, right] = [20, 220];

test('letters are not ordered again where only a column begins', async () => {
  const columns = [left, right].map((x) => [150, 130, 110].map((y) => [x, y, 'words of a column'] as const));
  expect(await isOrderedAgain(columns.flat())).toBe(false);
});

test.each([
  [
    'a line is drawn after the one below it',
    [
      [left, 110, 'mann begins'],
      [left, 130, 'ends with Zimmer'],
    ],
  ],
  [
    'the first column is drawn last',
    [
      [right, 150, 'second'],
      [right, 130, 'column'],
      [left, 150, 'first'],
    ],
  ],
] as const)('letters are ordered again where %s', async (_, lines) => {
  expect(await isOrderedAgain(lines)).toBe(true);
});
