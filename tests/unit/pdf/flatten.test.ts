import { expect, test } from 'vitest';
import sharp from 'sharp';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { renderPdf } from '../../render-pdf.ts';
import { bytesOf, checkStatus, objectsOf, onlyOutput, operate, read } from './read-pdf.ts';

/**
 * Builds a form with and without appearances, a highlight, a popup, a link, a hidden note, a file, and tags that refer
 * to them.
 */
function formFile(): Uint8Array<ArrayBuffer> {
  const file = new PdfText();
  const [page, group] = [file.next(), file.next()];
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const look = (box: string, content: string, more = `/Resources << /Font << /F1 ${font} >> >>`) =>
    file.stream(`/Type /XObject /Subtype /Form /BBox [${box}] ${more}`, content);
  const widget = (rect: string, more: string) =>
    file.add(`<< /Type /Annot /Subtype /Widget /F 4 /P ${page} /Rect [${rect}] ${more} >>`);
  // Drawn at twice its size, rotated.
  const turned = look(
    '0 0 20 60',
    '1 0 0 rg 0 0 20 60 re f 0 g BT /F1 9 Tf 3 3 Td (Ann) Tj ET',
    `/Matrix [0 1 -1 0 0 0] /Resources << /Font << /F1 ${font} >> >>`,
  );
  const looks = [
    widget('20 150 140 190', `/FT /Tx /T (seen) /V (Ann) /AP << /N ${turned} >>`),
    widget(
      '20 110 40 130',
      `/Parent ${group} /AS /Yes /AP << /N << /Yes ${look('0 0 9 9', '0 0 1 rg 2 2 5 5 re f')} /Off ${look('0 0 9 9', 'n')} >> >>`,
    ),
  ];
  const bare = widget(
    '20 60 180 80',
    '/FT /Tx /T (bare) /V (Value without a look) /DA (/Helv 0 Tf 0 0 1 rg) /MK << /BC [1 0 0] >>',
  );
  file.set(group, `<< /FT /Btn /T (agree) /V /Yes /Kids [${looks[1]}] >>`);
  const popup = file.add('<< /Type /Annot /Subtype /Popup /Rect [200 45 290 90] >>');
  const multiply = file.add('<< /BM /Multiply >>');
  const yellow = look(
    '150 150 250 170',
    '/G gs 1 1 0 rg 150 150 100 20 re f',
    `/Group << /S /Transparency >> /Resources << /ExtGState << /G ${multiply} >> >>`,
  );
  const highlight = file.add(
    `<< /Type /Annot /Subtype /Highlight /Rect [150 150 250 170] /QuadPoints [150 170 250 170 150 150 250 150] /Contents (A comment) /Popup ${popup} /AP << /N ${yellow} >> >>`,
  );
  const hidden = file.add(
    `<< /Type /Annot /Subtype /FreeText /F 2 /Rect [0 0 50 50] /Contents (Never seen) /AP << /N ${turned} >> >>`,
  );
  const link = file.add(
    '<< /Type /Annot /Subtype /Link /Rect [200 20 280 40] /A << /S /URI /URI (https://example.org/) >> >>',
  );
  const attached = file.add('<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 5 5] /FS << /F (a.txt) >> >>');
  const root = file.next();
  const tag = file.add(
    `<< /Type /StructElem /S /Form /P ${root} /Pg ${page} /K [<< /Type /OBJR /Obj ${bare} >> << /Type /OBJR /Obj ${link} >>] >>`,
  );
  file.set(root, `<< /Type /StructTreeRoot /K ${tag} >>`);
  const contents = file.stream('', 'BT /F1 14 Tf 155 155 Td (Page text) Tj ET 5 0 0 5 0 0 cm 0 1 0 RG');
  file.page(
    `/Contents ${contents} /Annots [${[...looks, bare, highlight, popup, hidden, link, attached].join(' ')}]`,
    page,
  );
  return file.document([page], {
    tree: `/MediaBox [0 0 300 200] /Resources << /Font << /F1 ${font} >> >>`,
    catalog: `/StructTreeRoot ${root} /AcroForm << /Fields [${looks[0]} ${group} ${bare}] /DA (/Helv 0 Tf 0 g) >>`,
  });
}

const flatten = { type: 'flatten', keepsLinks: true, takesComments: true } as const;

/** Returns the pixels of a page's upper part, where everything has its own appearance. */
const upper = async (bytes: Uint8Array) => {
  const [page] = await renderPdf(bytes);
  return sharp(page).extract({ left: 0, top: 0, width: 300, height: 100 }).raw().toBuffer();
};

test('What is seen stays the same, and is text of the page', async () => {
  const [before, after] = [formFile(), await onlyOutput(await operate(flatten, [formFile()]))];
  expect(await checkStatus(after)).toBe(0);
  const [were, are] = [await upper(before), await upper(after)];
  // Glyph edges are anti-aliased differently.
  const off = were.filter((value, at) => Math.abs(value - (are[at] ?? 0)) > 32);
  expect(off.length / were.length).toBeLessThan(0.001);
  expect(were.equals(Buffer.alloc(were.length, 255))).toBe(false);
  const reading = await read(after);
  const [text] = await reading.texts();
  for (const words of ['Page text', 'Ann', 'Value without a look']) expect(text).toContain(words);
  expect(text).not.toContain('Never seen');
});

test('Fields, comments and what is hidden are gone; links and files stay', async () => {
  const [output] = await operate(flatten, [formFile()]);
  if (!output) throw new Error('There is no output');
  const bytes = await bytesOf(output);
  const [page] = await (await read(bytes)).pages();
  expect((await page?.getAnnotations())?.map(({ subtype }) => subtype as string)).toEqual(['Link', 'FileAttachment']);
  const all = JSON.stringify([...(await objectsOf(bytes)).values()]);
  for (const gone of ['/AcroForm', '/Widget', '/Popup', 'Never seen', 'A comment', 'u:agree'])
    expect(all).not.toContain(gone);
  // Of the tags, the one that refers to the link.
  expect(all.match(/\/OBJR/g)).toHaveLength(1);
  expect(output.notes).toEqual([
    { type: 'flattened', count: 4 },
    { type: 'annotations-kept', count: 1 },
  ]);
});

test('Links go when they are asked to, and comments stay', async () => {
  const bytes = await onlyOutput(await operate({ ...flatten, keepsLinks: false, takesComments: false }, [formFile()]));
  const [page] = await (await read(bytes)).pages();
  const kinds = (await page?.getAnnotations())?.map(({ subtype }) => subtype as string);
  expect(kinds).toEqual(expect.arrayContaining(['Highlight', 'FileAttachment']));
  expect(kinds).not.toContain('Link');
});

test('Text that is marked is drawn as marked, where nothing says how; notes without a look stay', async () => {
  const file = new PdfText();
  // Their rectangles are smaller than what they mark.
  const marked = (subtype: string, y: number, more: string) =>
    `<< /Type /Annot /Subtype /${subtype} /F 4 /Rect [20 ${y} 60 ${y + 20}] ${more}
    /QuadPoints [20 ${y + 20} 120 ${y + 20} 20 ${y} 120 ${y}] >>`;
  const all = [
    marked('Highlight', 20, '/C [1 0.5 0]'),
    marked('Underline', 60, '/C [0 0 1]'),
    marked('StrikeOut', 100, '/C [1 0 0]'),
    '<< /Type /Annot /Subtype /Text /Rect [150 150 170 170] /Contents (Note) >>',
  ];
  const page = file.page(`/Annots [${all.join(' ')}] /Contents ${file.stream('', '')}`);
  const input = file.document([page], { tree: '/MediaBox [0 0 200 200]' });
  const [output] = await operate({ type: 'flatten', keepsLinks: true, takesComments: true }, [input]);
  if (!output) throw new Error('There is no output');
  expect(output.notes).toEqual([
    { type: 'flattened', count: 3 },
    { type: 'annotations-kept', count: 1 },
  ]);
  const bytes = await bytesOf(output);
  expect(await checkStatus(bytes)).toBe(0);
  const [picture] = await renderPdf(bytes);
  const pixels = await sharp(picture).raw().toBuffer();
  const colourAt = (x: number, y: number) => [...pixels.subarray(((199 - y) * 200 + x) * 3).subarray(0, 3)];
  expect(colourAt(70, 30)).toEqual([255, 128, 0]);
  const [red = 0, , blue = 0] = colourAt(70, 61);
  expect(blue - red).toBeGreaterThan(40);
  const struck = [108, 109].map((y) => colourAt(70, y)).map(([most = 0, , least = 0]) => most - least);
  expect(Math.max(...struck)).toBeGreaterThan(80);
  const [sheet] = await operate(
    { type: 'sheets', sheets: { pages: 2, order: 'rows', paper: 'first', gap: 0, hasBorders: false } },
    [input],
  );
  expect(sheet?.notes).toContainEqual({ type: 'annotations-removed', count: 1 });
});

test('Buttons and drawings that say nothing of their looks are drawn as readers draw them', async () => {
  const file = new PdfText();
  const marks = '/MK << /BC [0 0 1] /BG [0.8 1 0.8]';
  const annotations = [
    `/Subtype /Widget /FT /Btn /T (on) /V /Yes /AS /Yes /Rect [10 70 40 100] ${marks} /CA (n) >> /DA (/ZaDb 0 Tf 1 0 0 rg)`,
    `/Subtype /Widget /FT /Btn /T (off) /V /Off /AS /Off /Rect [50 70 80 100] ${marks} /CA (n) >>`,
    `/Subtype /Widget /FT /Btn /Ff 32768 /T (dot) /V /A /AS /A /Rect [90 70 120 100] ${marks} /CA (l) >>`,
    `/Subtype /Widget /FT /Btn /Ff 65536 /T (push) /Rect [130 70 190 100] ${marks} /CA (Press) >> /DA (/Helv 10 Tf 0 g)`,
    '/Subtype /Square /Rect [10 10 40 40] /C [1 0 0] /IC [1 1 0] /BS << /W 3 >>',
    '/Subtype /Circle /Rect [50 10 80 40] /C [1 0 0] /BS << /W 2 >> /CA 0.5',
    '/Subtype /Line /L [95 15 115 35] /Rect [90 10 120 40] /C [0 0.5 0] /BS << /W 2 >>',
    '/Subtype /Ink /InkList [[130 10 140 40 150 10]] /Rect [125 5 155 45] /C [0 0 1]',
    '/Subtype /Polygon /Vertices [160 10 175 40 190 10] /Rect [158 8 192 42] /C [1 0 1] /IC [0 1 1]',
    '/Subtype /FreeText /Rect [10 45 90 65] /DA (/Helv 10 Tf 1 0 0 rg) /Contents (Boxed) /C [1 1 0.5]',
    '/Subtype /Stamp /Name /NotApproved /Rect [100 45 190 65]',
  ].map((each) => `<< /Type /Annot /F 4 ${each} >>`);
  const page = file.page(`/Annots [${annotations.join(' ')}]`);
  const input = file.document([page], { tree: '/MediaBox [0 0 200 105]', catalog: '/AcroForm << /Fields [] >>' });
  const [output] = await operate(flatten, [input]);
  expect(output?.notes).toEqual([{ type: 'flattened', count: 11 }]);
  const bytes = await onlyOutput(output ? [output] : []);
  expect(await checkStatus(bytes)).toBe(0);
  const [text] = await (await read(bytes)).texts();
  for (const words of ['Press', 'Boxed', 'NOT APPROVED']) expect(text).toContain(words);
  const [[before], [after]] = await Promise.all([renderPdf(input), renderPdf(bytes)]);
  const pixels = await sharp(after).raw().toBuffer();
  const at = (x: number, y: number) => [...pixels.subarray(((104 - y) * 200 + x) * 3).subarray(0, 3)];
  const pale = [204, 255, 204];
  // The marks of checkboxes, beside and off them; the area around a button's text.
  expect([at(25, 85), at(65, 85), at(105, 85), at(94, 85), at(133, 73)]).toEqual([
    [255, 0, 0],
    pale,
    [0, 0, 0],
    pale,
    pale,
  ]);
  // PDFium generates the appearances of drawings itself.
  const drawings = { left: 0, top: 62, width: 200, height: 43 };
  const [were = Buffer.alloc(0), are] = await Promise.all(
    [before, after].map((picture) => sharp(picture).extract(drawings).raw().toBuffer()),
  );
  const off = were.filter((value, index) => Math.abs(value - (are?.[index] ?? 0)) > 64).length;
  expect(off / were.filter((value) => value < 200).length).toBeLessThan(0.1);
});

test('Letters that cannot be drawn are named', async () => {
  const text = Buffer.from(formFile()).toString('latin1').replace('(Value without a look)', '<FEFF6771004100620063>');
  const [output] = await operate(flatten, [new Uint8Array(Buffer.from(text, 'latin1'))]);
  expect(output?.notes).toContainEqual({ type: 'letters-replaced', letters: ['東'] });
  expect((await (await read(await onlyOutput(output ? [output] : []))).texts())[0]).toContain('?Abc');
});

test('A file without fields and comments comes back as it is', async () => {
  const file = new PdfText();
  const [output] = await operate(flatten, [file.document([file.page('')], { tree: '/MediaBox [0 0 9 9]' })]);
  expect(output?.notes).toEqual([{ type: 'unchanged', why: 'nothing-to-flatten' }]);
});
