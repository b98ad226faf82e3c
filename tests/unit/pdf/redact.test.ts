import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import type { Box } from '#engines/pdf/content/view.ts';
import { renderPdf } from '../../render-pdf.ts';
import { erase } from './erase-pdf.ts';
import { checkStatus, contentOf, read } from './read-pdf.ts';

/** Builds a page of 300 by 200 points with this content, and other parts of its document. */
function pageFile(
  content: string,
  more: (file: PdfText, page: string) => { page?: string; catalog?: string } = () => ({}),
) {
  const file = new PdfText();
  const page = file.next();
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>');
  const inner = file.stream(
    `/Type /XObject /Subtype /Form /BBox [0 0 100 20] /Matrix [1 0 0 1 50 20] /Resources << /Font << /F1 ${font} >> >>`,
    'BT /F1 10 Tf 0 5 Td (form secret kept) Tj ET',
  );
  const own = more(file, page);
  file.page(
    `/Contents ${file.stream('', content)} ${own.page ?? ''}
    /Resources << /Font << /F1 ${font} >> /XObject << /Inner ${inner} >> >>`,
    page,
  );
  return file.document([page], {
    tree: '/MediaBox [0 0 300 200]',
    catalog: own.catalog ?? '',
    trailer: '/Info << /Title (About the secret) >>',
  });
}

/** Returns the box of a word in Courier: each letter is 0.6 of its size wide. */
const wordBox = (x: number, y: number, size: number, from: number, letters: number): Box => [
  x + from * size * 0.6,
  y - size * 0.2,
  x + (from + letters) * size * 0.6,
  y + size * 0.8,
];

test('Letters under an area are gone from the bytes, and all others stay where they were', async () => {
  const content = `BT /F1 10 Tf 20 150 Td (keep secret this) Tj 12 TL (line two) ' 1 0 (li ne) " 0 Tw
    1 0 0 1 20 100 Tm [(kerned ) -500 (secr) 20 (et) -300 ( end)] TJ ET`;
  const before = pageFile(content);
  // The second word begins after seven letters and half an em, and its end is kerned by 0.02 em.
  const kerned: Box = [20 + 7 * 6 + 5, 98, 20 + 13 * 6 + 4.7, 108];
  const { after, unpacked, hard } = await erase(before, [wordBox(20, 150, 10, 5, 6), kerned]);
  expect(await checkStatus(after)).toBe(0);
  expect([...hard]).toEqual([]);
  expect(unpacked).not.toMatch(/secr|\(et\)/);
  const { texts } = await contentOf(after);
  expect(texts[0]?.replace(/\s+/g, ' ')).toBe('keep this line two li ne kerned end');
  // The result equals a page drawn without the words, and covered where they were.
  const covered = content.replace('keep secret this', 'keep        this').replace('(secr) 20 (et)', '(    ) 20 (  )');
  const boxes = [wordBox(20, 150, 10, 5, 6), kerned].map(([l, b, r, t]) => `${l} ${b} ${r - l} ${t - b} re f`);
  const [is, should] = await Promise.all(
    [after, pageFile(`${covered} ${boxes.join(' ')}`)].map(async (bytes) => {
      const [page] = await renderPdf(bytes);
      return sharp(page).raw().toBuffer();
    }),
  );
  const off = is?.filter((value, at) => Math.abs(value - (should?.[at] ?? 0)) > 32).length ?? 0;
  expect(off / (is?.length ?? 0)).toBeLessThan(0.0005);
});

/** Builds a page of 300 by 200 points with text in a font; `font` adds the objects that it needs. */
function fontFile(content: string, font: (file: PdfText) => string) {
  const file = new PdfText();
  const resources = `<< /Font << /F1 ${file.add(font(file))} >> >>`;
  const page = file.page(`/Contents ${file.stream('', content)} /Resources ${resources}`);
  return file.document([page], { tree: '/MediaBox [0 0 300 200]' });
}

/** Returns grey values of a column of the first page, in points, one per pixel. */
async function inkOf(bytes: Uint8Array<ArrayBuffer>, from: number, to: number) {
  const [page] = await renderPdf(bytes);
  const { width } = await sharp(page).metadata();
  const left = Math.round((from * width) / 300);
  return sharp(page)
    .greyscale()
    .extract({ left, top: 0, width: Math.round((to * width) / 300) - left, height: Math.round((width * 200) / 300) })
    .raw()
    .toBuffer();
}

test('Letters are cut out of the standard fonts, whose widths files need not say', async () => {
  const fonts = [
    ['/BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding', '\\344 wide secret this'],
    ['/BaseFont /Times-Roman', '\\256 wide secret this'],
    ['/BaseFont /Times-BoldItalic /Encoding << /Differences [1 /Lslash] >>', '\\001 wide secret this'],
  ] as const;
  for (const [font, text] of fonts) {
    const before = fontFile(
      `BT /F1 20 Tf 20 100 Td (${text}) Tj ET`,
      () => `<< /Type /Font /Subtype /Type1 ${font} >>`,
    );
    const [page] = await (await read(before)).pages();
    const items = (await page?.getTextContent())?.items ?? [];
    const width = items.reduce((sum, item) => sum + ('width' in item ? item.width : 0), 0);
    // Everything that PDFium draws to the right of the area stays where it was, so widths match PDFium's.
    const area: Box = [20 + width * 0.42, 90, 20 + width * 0.68, 120];
    const { after, unpacked, hard } = await erase(before, [area]);
    expect([...hard], font).toEqual([]);
    expect(unpacked, font).not.toContain('secret');
    const [is, was] = await Promise.all([after, before].map((bytes) => inkOf(bytes, 20 + width * 0.78, 295)));
    expect(
      was?.some((value) => value < 64),
      font,
    ).toBe(true);
    // Almost exactly.
    const off = was?.filter((value, at) => Math.abs(value - (is?.[at] ?? 0)) > 32).length ?? Infinity;
    expect(off / (was?.length ?? 1), font).toBeLessThan(0.001);
  }
});

test('Letters in composite fonts with an embedded map are cut out, and pages with unknown fonts are called hard', async () => {
  const map = `1 begincodespacerange <00> <7f> endcodespacerange 1 begincodespacerange <8000> <ffff> endcodespacerange
    2 begincidrange <20> <7e> 1 <8000> <80ff> 500 endcidrange`;
  const file = (encoding: (file: PdfText) => string) =>
    fontFile('BT /F1 20 Tf 20 100 Td (keep secret) Tj <80108011> Tj ( end) Tj ET', (text) => {
      const descendant = text.add(
        '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Arial /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 /W [500 [1000] 516 517 1000] >>',
      );
      return `<< /Type /Font /Subtype /Type0 /BaseFont /Arial /Encoding ${encoding(text)} /DescendantFonts [${descendant}] >>`;
    });
  // Each letter is 10 wide; the two two-byte codes are 20 each.
  const own = await erase(
    file((text) => text.stream('/Type /CMap /CMapName /Own', map)),
    [[71, 90, 169, 120]],
  );
  expect([...own.hard]).toEqual([]);
  expect(own.unpacked).toContain('(keep )');
  expect(own.unpacked).not.toMatch(/secret|\\\\200|\x80\x10/);
  expect(own.unpacked).toContain('( end)');
  expect([
    ...(
      await erase(
        file(() => '/Unknown-H'),
        [[71, 90, 169, 120]],
      )
    ).hard,
  ]).toEqual([0]);
});

/** Builds a file with a font that is not embedded, as in Chinese, Japanese and Korean files. */
const compositeFile = (encoding: string, ordering: string, metrics: string, content: string) =>
  fontFile(`BT /F1 20 Tf ${content} ET`, (text) => {
    const info = `<< /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >>`;
    const descendant = text.add(
      `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Ryumin-Light /CIDSystemInfo ${info} ${metrics} >>`,
    );
    return `<< /Type /Font /Subtype /Type0 /BaseFont /Ryumin-Light /Encoding /${encoding} /DescendantFonts [${descendant}] >>`;
  });

for (const [encoding, ordering, metrics, shown, kept] of [
  // Glyphs from 231 on, which this CMap uses for one-byte codes, are half as wide.
  ['90ms-RKSJ-H', 'Japan1', '/W [231 632 500]', '<61628abf8e9a6364>', '[<6162> -2000 <6364>]'],
  // It adds half-width letters to another CMap, whose own are full-width.
  ['UniJIS-UCS2-HW-H', 'Japan1', '/W [231 632 500]', '<006100626f225b5700630064>', '[<00610062> -2000 <00630064>]'],
  // With codes of two and four bytes.
  ['UniJIS-UTF16-H', 'Japan1', '/W [1 230 500]', '<00610062d842dfb75b5700630064>', '[<00610062> -2000 <00630064>]'],
  ['GBK-EUC-H', 'GB1', '/W [814 939 500]', '<6162bababfb46364>', '[<6162> -2000 <6364>]'],
] as const) {
  test(`Letters are cut out of fonts whose codes are those of ${encoding}`, async () => {
    const file = compositeFile(encoding, ordering, metrics, `20 100 Td ${shown} Tj`);
    const { hard, unpacked } = await erase(file, [[41, 90, 79, 120]]);
    expect([...hard]).toEqual([]);
    const [operands = ''] = /\[[^[]*(?=\] TJ)/.exec(unpacked) ?? [];
    const hexadecimal = operands.replace(/\(((?:[^\\)]|\\.)*)\)/gs, (_, bytes: string) => `<${hexOf(bytes)}>`);
    expect(`${hexadecimal}]`.replace(/-1000 -1000/, '-2000')).toBe(kept);
  });
}

/** Converts a string as written by qpdf, with some bytes in octal, to hexadecimal. */
const hexOf = (text: string) =>
  Buffer.from(
    text.replace(/\\(\d{3})/g, (_, octal: string) => String.fromCharCode(parseInt(octal, 8))),
    'latin1',
  ).toString('hex');

test('Letters are cut out of vertical text, and those below stay where they were', async () => {
  // Each is 20 high, except the second, which is 10; they are centred on their origins.
  const file = compositeFile('Identity-V', 'Japan1', '/W2 [300 [-500 500 380]]', '100 180 Td <012b012c012d012e> Tj');
  const { hard, unpacked } = await erase(file, [[95, 132, 105, 148]]);
  expect([...hard]).toEqual([]);
  expect(unpacked).toContain('[<012b012c> 1000 <012e>] TJ');
});

test('Drawings within drawings are searched, and the drawing itself stays for others', async () => {
  const { after, unpacked } = await erase(pageFile('q 1 0 0 1 10 10 cm /Inner Do Q'), [wordBox(60, 35, 10, 5, 6)]);
  expect(unpacked).not.toContain('secret');
  expect((await contentOf(after)).texts[0]?.replace(/\s+/g, ' ')).toBe('form kept');
});

test('What lies under an area is cut out of lines and shapes, which look the same beside it', async () => {
  const area: Box = [100, 100, 130, 130];
  const frame = '0 1 0 RG 90 90 60 60 re S';
  const shapes = [
    '2 w 10 10 m 100 190 200 190 290 10 c S 0 110 m 300 110 l S',
    // With a hole, once by the even-odd rule; and a subpath closed by its painting operator.
    '1 0 0 rg 50 50 100 100 re 60 60 55 55 re f* 80 80 m 110 180 160 180 190 80 c 120 120 l h 20 20 m 250 30 l 105 115 l b',
    'q 60 90 m 160 90 l 115 160 l h 115 115 m 118 115 l 118 118 l h W n 0 0 1 rg 0 0 300 200 re f Q',
    'q 0.01 0.001 0 0.01 0 0 cm 9000 9000 3000 3000 re f Q q 110 110 9 9 re W n 0 0 300 200 re f Q',
  ];
  const content = shapes.join('\n');
  const { after, unpacked, hard } = await erase(pageFile(`${content} ${frame}`), [area]);
  expect([...hard]).toEqual([]);
  expect(unpacked).toContain('90 90 60 60 re');
  // The end points and control points of lines and curves, in shapes without their own coordinate systems.
  const places = [...unpacked.matchAll(/(?<=^| )(-?[\d.]+) (-?[\d.]+)(?= [mlc]\b| -?[\d.]+ -?[\d.]+ )/gm)].map(
    (match) => match.slice(1).map(Number),
  );
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter(([x = 0, y = 0]) => x > 100.01 && x < 129.99 && y > 100.01 && y < 129.99)).toEqual([]);
  const covered = pageFile(`${content} ${frame} 0 g 100 100 30 30 re f`);
  const [is, should] = await Promise.all(
    [after, covered].map(async (bytes) =>
      sharp((await renderPdf(bytes))[0])
        .greyscale()
        .raw()
        .toBuffer(),
    ),
  );
  // Where a line is cut off, its cap differs.
  const off = is?.filter((value, at) => Math.abs(value - (should?.[at] ?? 0)) > 40).length;
  expect(off).toBeLessThan(10);
  const unknown = 'BT /F1 10 Tf 0 Tr /None 10 Tf (secret) Tj ET';
  expect([...(await erase(pageFile(unknown), [area])).hard]).toEqual([0]);
});

test('Pictures inside are gone with their data', async () => {
  const { unpacked } = await erase(
    pageFile(
      'q 10 0 0 10 105 105 cm BI /W 6 /H 1 /BPC 8 /CS /G ID secret\nEI Q q 10 0 0 10 110 110 cm /Picture Do Q',
      (file) => ({
        page: '',
        catalog: `/Unknown ${file.add('(x)')}`,
      }),
    ),
    [[100, 100, 130, 130]],
  );
  expect(unpacked).not.toContain('secret');
});

test('Nothing redacted is left outside of the page content', async () => {
  const tag = '/Span << /Mine (secret) /MCID 0 >> BDC';
  const content = `${tag} (secret) q BT /F1 10 Tf 20 150 Td (secret) [(kept) % secret\n] TJ ET (secret) Unknown Q EMC (secret)`;
  const { unpacked, after } = await erase(pageFile(content), [[200, 10, 210, 20]]);
  expect(unpacked).not.toContain('secret');
  expect((await contentOf(after)).texts).toEqual(['kept']);
});

test('Nothing of it is left in annotations, fields, outline, tags, attachments and metadata', async () => {
  const bytes = pageFile(
    '/Span << /ActualText (secret) /MCID 0 >> BDC BT /F1 10 Tf 20 150 Td (secret) Tj ET EMC',
    (file, page) => {
      const popup = file.add('<< /Type /Annot /Subtype /Popup /Rect [200 0 290 50] /Contents (secret popup) >>');
      const note = file.add(
        `<< /Type /Annot /Subtype /Text /Rect [30 150 40 160] /Contents (secret note) /Popup ${popup} >>`,
      );
      const reply = file.add(
        `<< /Type /Annot /Subtype /Text /Rect [200 100 210 110] /Contents (secret reply) /IRT ${note} >>`,
      );
      const field = file.next();
      const widgets = [40, 250].map((x) =>
        file.add(`<< /Type /Annot /Subtype /Widget /Rect [${x} 150 ${x + 10} 160] /Parent ${field} >>`),
      );
      file.set(field, `<< /FT /Tx /T (name) /V (secret value) /Kids [${widgets.join(' ')}] >>`);
      const other = file.add(
        '<< /Type /Annot /Subtype /Widget /Rect [100 20 150 40] /FT /Tx /T (other) /V (open value) >>',
      );
      const [root, item] = [file.next(), file.next()];
      file.set(root, `<< /Type /Outlines /First ${item} /Last ${item} /Count 1 >>`);
      file.set(item, `<< /Title (A Secret chapter) /Parent ${root} /Dest [${page} /Fit] >>`);
      const tags = file.next();
      const tag = file.add(
        `<< /Type /StructElem /S /Span /P ${tags} /Pg ${page} /Alt (secret alternative) /K [0 << /Type /OBJR /Obj ${note} >>] >>`,
      );
      file.set(tags, `<< /Type /StructTreeRoot /K ${tag} >>`);
      const data = file.stream('/Type /EmbeddedFile', 'secret file');
      const attached = file.add(
        `<< /Type /Annot /Subtype /FileAttachment /Rect [200 20 210 30] /FS << /F (secret) /EF << /F ${data} >> >> >>`,
      );
      return {
        page: `/Annots [${[note, popup, reply, ...widgets, other, attached].join(' ')}] /AF [<< /F (secret) /EF << /F ${data} >> >>] /StructParents 0`,
        catalog: `/Outlines ${root} /AcroForm << /Fields [${field} ${other}] >> /StructTreeRoot ${tags}
          /Names << /EmbeddedFiles << /Names [(secret) << /Type /Filespec /F (secret) /EF << /F ${data} >> >>] >> >>`,
      };
    },
  );
  const { after, unpacked, attachments } = await erase(bytes, [wordBox(20, 150, 10, 0, 6)]);
  expect(await checkStatus(after)).toBe(0);
  expect(unpacked).not.toMatch(/secret/i);
  expect(attachments).toBe(2);
  const { fields, outline } = await contentOf(after);
  expect(fields).toEqual(['other = open value on 1']);
  expect(outline).toEqual(['A ████ chapter > 1']);
});
