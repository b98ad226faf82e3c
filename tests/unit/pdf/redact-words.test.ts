import { expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { everything } from '../../nightly.ts';
import { spelledPdfs } from '../../spelled-pdf.ts';
import { startImageEngine } from '../image/engine.ts';

// Its stand-in for a worker also loads PDFium.
await startImageEngine();
const { bytesOf, operate, read } = await import('./read-pdf.ts');

async function redact(bytes: Uint8Array<ArrayBuffer>, words: string[]) {
  const redaction = { areas: [], words, kinds: [], expression: '', kept: [], colour: '#000000' };
  const [output] = await operate({ type: 'redact', redaction }, [bytes]);
  if (!output) throw new Error('There is no output');
  const texts = await (await read(await bytesOf(output))).texts();
  const left = output.notes.find((note) => note.type === 'still-there');
  const missing = output.notes.find((note) => note.type === 'words-missing');
  return { texts, left, missing };
}

/** What pdf.js, which shares no code with ours, still reads of a word: letters and digits alone. */
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]|\u0640/gu, '');

/** By day a part of them. */
const documents = spelledPdfs().filter((_, index) => everything || index % 5 === 0);

for (const { name, bytes, words } of documents) {
  test(`each word is gone or named: ${name}`, async () => {
    const { texts, left } = await redact(bytes, words);
    const kept = words.filter((word) => bare(texts.join(' ')).includes(bare(word)));
    expect(kept.filter((word) => !left?.words.includes(word))).toEqual([]);
  });
}

/** Builds a document of pages with this content, in Courier, and more in its catalog. */
function pagesOf(contents: readonly string[], catalogEntries: (file: PdfText) => string = () => '') {
  const file = new PdfText();
  const [catalog, tree] = [file.next(), file.next()];
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>');
  const pages = contents.map((content) =>
    file.add(
      `<< /Type /Page /Parent ${tree} /Contents ${file.stream('', content)} /Resources << /Font << /F1 ${font} >> >> >>`,
    ),
  );
  file.set(tree, `<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${pages.length} /MediaBox [0 0 300 200] >>`);
  file.set(catalog, `<< /Type /Catalog /Pages ${tree} ${catalogEntries(file)} >>`);
  return file.bytes(`/Root ${catalog}`);
}

const line = (y: number, text: string) => `BT /F1 10 Tf 20 ${y} Td (${text}) Tj ET`;

test('a word over the end of a page is gone on both, though a page number is below it', async () => {
  const { texts, left } = await redact(
    pagesOf([
      `${line(100, 'ends with Zimmer-')} ${line(20, '1')}`,
      `${line(180, 'A title')} ${line(150, 'mann begins')}`,
    ]),
    ['Zimmermann'],
  );
  expect(texts.map((text) => text.replace(/\s+/g, ' '))).toEqual(['ends with 1', 'A title begins']);
  expect(left).toBeUndefined();
});

test.each([
  ['says more', 'Zimmermann secret', 'Zimmermann'],
  ['says something else', 'X', 'Zimmermann'],
  ['alone says it', 'Zimmermann', 'Carpenter'],
])('what is drawn goes with its replacement text, which %s', async (_, said, drawn) => {
  const content = `/Span << /ActualText (${said}) >> BDC ${line(150, drawn)} EMC ${line(100, 'end line')}`;
  const { texts, left } = await redact(pagesOf([content, line(100, 'other')]), ['Zimmermann']);
  expect(texts).toEqual(['end line', 'other']);
  expect(left).toBeUndefined();
});

test('each place that keeps a word is named, also if the word is short', async () => {
  const bytes = pagesOf([line(100, 'Li and others')], (file) => {
    const layer = file.add('<< /Type /OCG /Name (For Li) >>');
    const data = file.stream('/Type /Mine', 'written by Li');
    return `/OCProperties << /OCGs [${layer}] /D << >> >> /PageLabels << /Nums [0 << /P (Li ) >>] >> /Mine ${data}`;
  });
  const { left } = await redact(bytes, ['Li']);
  expect(left?.places.map(({ type }) => type)).toEqual(['layers', 'page-labels', 'names']);
});

test('a word in pieces that may be one word is named', async () => {
  const { texts, left } = await redact(pagesOf([line(100, 'Zimmermann and Zim mermann')]), ['Zimmermann']);
  expect(texts.join()).toContain('Zim mermann');
  expect(left).toMatchObject({ words: ['Zimmermann'], places: [{ type: 'page', page: 1 }] });
});

test('of several words, those that the file does not have are named', async () => {
  const { missing } = await redact(pagesOf([line(100, 'Zimmermann and Li')]), ['Zimmermann', 'Carpenter', 'LI']);
  expect(missing?.words).toEqual(['Carpenter']);
});
