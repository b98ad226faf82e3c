import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PdfText } from '../../scripts/pdf-text.ts';
import { PdfDocument } from '../../src/engines/pdf/document.ts';
import type { Box } from '../../src/engines/pdf/content/view.ts';
import { erasePages } from '../../src/engines/pdf/redact/erase-pages.ts';
import { rewrite } from '../../src/engines/pdf/rewrite.ts';
import { openSource } from '../../src/engines/pdf/source.ts';
import { qpdf } from '../qpdf.ts';
import { renderPdf } from '../render-pdf.ts';
import { checkStatus, contentOf } from './read-pdf.ts';

/** A page of 300 by 200 points with this content, and what more its document has. */
function pageFile(
  content: string,
  more: (file: PdfText, page: string) => { page?: string; catalog?: string } = () => ({}),
) {
  const file = new PdfText();
  const [catalog, tree, page] = [file.next(), file.next(), file.next()];
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>');
  const inner = file.stream(
    `/Type /XObject /Subtype /Form /BBox [0 0 100 20] /Matrix [1 0 0 1 50 20] /Resources << /Font << /F1 ${font} >> >>`,
    'BT /F1 10 Tf 0 5 Td (form secret kept) Tj ET',
  );
  const own = more(file, page);
  file.set(
    page,
    `<< /Type /Page /Parent ${tree} /Contents ${file.stream('', content)} ${own.page ?? ''}
    /Resources << /Font << /F1 ${font} >> /XObject << /Inner ${inner} >> >> >>`,
  );
  file.set(tree, `<< /Type /Pages /Kids [${page}] /Count 1 /MediaBox [0 0 300 200] >>`);
  file.set(catalog, `<< /Type /Catalog /Pages ${tree} ${own.catalog ?? ''} >>`);
  return file.bytes(`/Root ${catalog} /Info << /Title (About the secret) >>`);
}

async function erase(bytes: Uint8Array<ArrayBuffer>, areas: Box[], words = ['secret']) {
  const document = new PdfDocument(await openSource(new Blob([bytes])));
  const erased = erasePages(document, new Map([[0, areas]]), words, '0 0 0 rg');
  const { parts } = await rewrite(document, { keepsMetadata: false, rules: (copier) => erased.rules(copier) });
  const after = new Uint8Array(await new Blob(parts).arrayBuffer());
  const args = ['--qdf', '--object-streams=disable', 'in.pdf', 'out.pdf'];
  const unpacked = Buffer.from((await qpdf(args, { 'in.pdf': after })).file('out.pdf')).toString('latin1');
  return { after, unpacked, ...erased };
}

/** Where a word of Courier stands: each letter is 0.6 of its size wide. */
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
  // The second word begins after seven letters and half an em, and is drawn 0.02 em closer at its end.
  const kerned: Box = [20 + 7 * 6 + 5, 98, 20 + 13 * 6 + 4.7, 108];
  const { after, unpacked, hard } = await erase(before, [wordBox(20, 150, 10, 5, 6), kerned]);
  expect(await checkStatus(after)).toBe(0);
  expect([...hard]).toEqual([]);
  expect(unpacked).not.toMatch(/secr|\(et\)/);
  const { texts } = await contentOf(after);
  expect(texts[0]?.replace(/\s+/g, ' ')).toBe('keep this line two li ne kerned end');
  // Drawn without the words, and covered where they were, it is the same.
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

test('Drawings within drawings are searched, and the drawing itself stays for others', async () => {
  const { after, unpacked } = await erase(pageFile('q 1 0 0 1 10 10 cm /Inner Do Q'), [wordBox(60, 35, 10, 5, 6)]);
  expect(unpacked).not.toContain('secret');
  expect((await contentOf(after)).texts[0]?.replace(/\s+/g, ' ')).toBe('form kept');
});

test('Lines and shapes go where they are under an area; what crosses it makes the page hard', async () => {
  const inside = '0 0 1 RG 105 105 m 110 120 120 120 125 105 c S';
  const frame = '0 1 0 RG 90 90 60 60 re S 0 110 m 300 110 l S';
  const area: Box = [100, 100, 130, 130];
  const { unpacked, hard } = await erase(pageFile(`${inside} ${frame}`), [area]);
  expect(unpacked).not.toContain('110 120 120 120');
  expect(unpacked).toContain('90 90 60 60 re');
  expect([...hard]).toEqual([]);
  expect([...(await erase(pageFile('10 10 m 100 190 200 190 290 10 c S'), [area])).hard]).toEqual([0]);
  expect([...(await erase(pageFile('BT /F1 10 Tf 0 Tr /None 10 Tf (secret) Tj ET'), [area])).hard]).toEqual([0]);
});

test('Tiles, which are drawn apart, make the page hard', async () => {
  const area: Box = [100, 100, 130, 130];
  const file = new PdfText();
  const [catalog, tree, page] = [file.next(), file.next(), file.next()];
  const tile = file.stream(
    '/PatternType 1 /PaintType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << >>',
    '0 0 4 4 re f',
  );
  const contents = file.stream('', '/Pattern cs /P scn 90 90 60 60 re f');
  file.set(page, `<< /Type /Page /Parent ${tree} /Contents ${contents} /Resources << /Pattern << /P ${tile} >> >> >>`);
  file.set(tree, `<< /Type /Pages /Kids [${page}] /Count 1 /MediaBox [0 0 300 200] >>`);
  file.set(catalog, `<< /Type /Catalog /Pages ${tree} >>`);
  expect([...(await erase(file.bytes(`/Root ${catalog}`), [area])).hard]).toEqual([0]);
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
      return {
        page: `/Annots [${[note, popup, reply, ...widgets, other].join(' ')}] /StructParents 0`,
        catalog: `/Outlines ${root} /AcroForm << /Fields [${field} ${other}] >> /StructTreeRoot ${tags}
          /Names << /EmbeddedFiles << /Names [(secret) << /Type /Filespec /F (secret) /EF << /F ${data} >> >>] >> >>`,
      };
    },
  );
  const { after, unpacked, attachments } = await erase(bytes, [wordBox(20, 150, 10, 0, 6)]);
  expect(await checkStatus(after)).toBe(0);
  expect(unpacked).not.toMatch(/secret/i);
  expect(attachments).toBe(1);
  const { fields, outline } = await contentOf(after);
  expect(fields).toEqual(['other = open value on 1']);
  expect(outline).toEqual(['A ████ chapter > 1']);
});
