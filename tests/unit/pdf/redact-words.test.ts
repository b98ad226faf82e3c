import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { everything } from '../../nightly.ts';
import { spelledPdfs } from '../../spelled-pdf.ts';
import { startImageEngine } from '../image/engine.ts';

// Its stand-in for a worker also loads PDFium.
await startImageEngine();
const { bytesOf, onlyOutput, operate, read } = await import('./read-pdf.ts');

async function redact(bytes: Uint8Array<ArrayBuffer>, words: string[]) {
  const redaction = { areas: [], words, kinds: [], expression: '', kept: [], colour: '#000000' };
  const [output] = await operate({ type: 'redact', redaction }, [bytes]);
  if (!output) throw new Error('There is no output');
  const texts = await (await read(await bytesOf(output))).texts();
  const left = output.notes.find((note) => note.type === 'still-there');
  const missing = output.notes.find((note) => note.type === 'words-missing');
  return { texts, left, missing, file: output.file };
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
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>');
  const pages = contents.map((content) =>
    file.page(`/Contents ${file.stream('', content)} /Resources << /Font << /F1 ${font} >> >>`),
  );
  return file.document(pages, { tree: '/MediaBox [0 0 300 200]', catalog: catalogEntries(file) });
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

/** A document of two pages whose structure says more than is drawn. */
function tagged() {
  const file = new PdfText();
  const [root, one, two] = [file.next(), file.next(), file.next()];
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>');
  const paragraph = (mark: number, y: number, text: string) => `/P << /MCID ${mark} >> BDC ${line(y, text)} EMC`;
  const contents = [
    `${paragraph(0, 170, 'Zimmermann writes')} ${paragraph(1, 140, 'to somebody')}`,
    `${paragraph(0, 170, 'Z.')} ${paragraph(1, 140, 'and others')} ${paragraph(2, 110, 'at home')}`,
  ];
  for (const [index, page] of [one, two].entries())
    file.page(
      `/StructParents ${index} /Contents ${file.stream('', contents[index] ?? '')} /Resources << /Font << /F1 ${font} >> >>`,
      page,
    );
  const element = (page: string, mark: number, more = '') =>
    file.add(`<< /Type /StructElem /S /P /P ${root} /Pg ${page} /K ${mark} ${more} >>`);
  const elements = [
    [element(one, 0), element(one, 1, '/ActualText (to Zimmermann)')],
    [
      element(two, 0, '/ActualText (Zimmermann)'),
      element(two, 1),
      element(two, 2, '/Alt (where Zimmermann lives) /E (Zimmermann)'),
    ],
  ];
  const parents = elements.map((some, index) => `${index} [${some.join(' ')}]`).join(' ');
  file.set(root, `<< /Type /StructTreeRoot /K [${elements.flat().join(' ')}] /ParentTree << /Nums [${parents}] >> >>`);
  return file.document([one, two], {
    tree: '/MediaBox [0 0 300 200]',
    catalog: `/StructTreeRoot ${root} /MarkInfo << /Marked true >> /Lang (en)`,
    trailer: `/Info ${file.add('<< /Title (A letter of Zimmermann) >>')}`,
  });
}

test('a removed word is not in the text, Markdown, HTML or Word file made of the result', async () => {
  const { texts, left, file } = await redact(tagged(), ['Zimmermann']);
  expect(texts.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual(['writes', 'and others at home']);
  expect(left).toBeUndefined();
  for (const operation of [
    { type: 'text' },
    ...(['markdown', 'html', 'docx'] as const).map((format) => ({ type: 'markup', format }) as const),
  ] as const) {
    const bytes = await onlyOutput(await operate(operation, [file]));
    const isPacked = operation.type === 'markup' && operation.format === 'docx';
    const parts = isPacked ? Object.values(unzipSync(bytes)) : [bytes];
    const all = parts.map((part) => Buffer.from(part).toString()).join('\n');
    expect(all).toContain('others');
    expect(all).not.toContain('Zimmermann');
  }
});
