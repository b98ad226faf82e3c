import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import type { PdfOperation } from '#jobs/contract/job.ts';
import { qpdf } from '../../qpdf.ts';
import { renderPdf } from '../../render-pdf.ts';
import { bytesOf, checkStatus, operate } from './read-pdf.ts';

const side = 64;

/** Adds an incompressible stream. */
const noise = (text: PdfText, entries = '') =>
  text.stream(
    `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8 ${entries}`,
    randomBytes(side * side * 3).toString('latin1'),
  );

/** What each page draws, by name: each needs its own picture. */
const pages: Readonly<Record<string, string[]>> = {
  picture: ['40 0 0 40 5 5 cm /Im1 Do'],
  escaped: ['40 0 0 40 5 5 cm /I#6d2 Do'],
  cut: ['40 0 0 40 5 5 cm /I', 'm3 Do'],
  drawing: ['/Fm4 Do'],
  nested: ['/Fm5 Do'],
  tile: ['/Pattern cs /Pa6 scn 5 5 60 60 re f'],
  mask: ['/Gs7 gs 0 0 1 rg 5 5 60 60 re f'],
  letters: ['BT /Fo8 20 Tf 10 10 Td (a) Tj ET'],
  inFont: ['/Gs9 gs BT 10 10 Td (a) Tj ET'],
  inline: ['40 0 0 40 5 5 cm BI /W 1 /H 1 /BPC 8 /CS /Cs0 ID \x01 EI'],
  layer: ['/OC /Pr0 BDC 1 0 0 rg 5 5 60 60 re f EMC'],
  shade: ['/Sh0 sh'],
  text: ['BT /Fo0 20 Tf 10 10 Td (Words) Tj ET'],
  stamp: [''],
  broken: ['40 0 0 40 5 5 cm /P << /MCID 0 BDC /Im13 Do EMC'],
};

/** Builds a file with one resource dictionary for all pages, like LibreOffice. */
function sharedResources(): Uint8Array<ArrayBuffer> {
  const text = new PdfText();
  const [resources, layer] = [text.next(), text.next()];
  const names = Object.keys(pages);
  const inherit = '/Type /XObject /Subtype /Form /BBox [0 0 99 99]';
  const numbered = (make: (number: number) => string, ...numbers: number[]) =>
    numbers.map((number) => make(number)).join(' ');
  const draws = (number: number) => `q 40 0 0 40 5 5 cm /Im${number} Do Q`;
  const letters = (number: number) =>
    text.add(
      `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [.1 0 0 .1 0 0] /FirstChar 97 /LastChar 97 /Widths [9]
      /Encoding << /Differences [97 /a] >> /CharProcs << /a ${text.stream('', `9 0 d0 9 0 0 9 0 0 cm /Im${number} Do`)} >> >>`,
    );
  const inner = text.stream(inherit, draws(5));
  const drawings = [
    `/Fm4 ${text.stream(`${inherit} /Resources << >>`, draws(4))}`,
    // One without its own resources; and one that has some, but not what it names.
    `/Fm5 ${text.stream(`${inherit} /Resources << /XObject << /Other ${inner} >> >>`, '/Other Do')}`,
  ];
  const group = text.stream(`${inherit} /Group << /S /Transparency /CS /DeviceRGB >>`, draws(7));
  const tile = text.stream('/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 50 50] /XStep 50 /YStep 50', draws(6));
  const shade =
    '<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 99 99] /Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 0 0] /C1 [0 0 1] >> >>';
  text.set(
    resources,
    `<< /ProcSet [/PDF /ImageC]
    /XObject << ${numbered((number) => `/Im${number} ${noise(text)}`, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13)} ${drawings.join(' ')} >>
    /Font << /Fo0 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> /Fo8 ${letters(8)} >>
    /Pattern << /Pa6 ${tile} >> /Shading << /Sh0 ${shade} >> /Properties << /Pr0 ${layer} >>
    /ColorSpace << /Cs0 [/Indexed /DeviceRGB 1 <00000000FF00>] >>
    /ExtGState << /Gs7 << /SMask << /S /Luminosity /G ${group} >> >> /Gs9 << /Font [${letters(9)} 20] >> >> >>`,
  );
  text.set(layer, '<< /Type /OCG /Name (Layer) >>');
  const look = text.stream(inherit, draws(12));
  const kids = names.map((name) => {
    const contents = (pages[name] ?? []).map((content) => text.stream('', content)).join(' ');
    const stamp = `/Annots [<< /Type /Annot /Subtype /Stamp /Rect [0 0 99 99] /AP << /N ${look} >> >>]`;
    return text.page(`/Contents [${contents}] ${name === 'stamp' ? stamp : ''} /Resources ${resources}`);
  });
  // LibreOffice uses the same resources for its forms.
  const form = `/AcroForm << /Fields [] /DR ${resources} >>`;
  const layers = `/OCProperties << /OCGs [${layer}] /D << >> >>`;
  return text.document(kids, { tree: '/MediaBox [0 0 99 99]', catalog: `${form} ${layers}` });
}

const does = async (operation: PdfOperation, file: Uint8Array<ArrayBuffer>) =>
  Promise.all((await operate(operation, [file])).map(bytesOf));

const pictureSize = side * side * 3;
/** Streams are never in object streams, so their dictionaries can be read. */
const picturesIn = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Subtype ?\/Image\b/g)?.length ?? 0;

test('Pages that share their resources are split without those of other pages, and look the same', async () => {
  const file = sharedResources();
  const parts = await does({ type: 'split', by: { type: 'every', pages: 1 } }, file);
  const names = Object.keys(pages);
  const without = new Set(['inline', 'layer', 'shade', 'text']);
  const found = Object.fromEntries(names.map((name, index) => [name, picturesIn(parts[index] ?? file)]));
  expect(found).toEqual(Object.fromEntries(names.map((name) => [name, without.has(name) ? 0 : 1])));
  // Joined by qpdf, which checks all of them.
  const files = Object.fromEntries(parts.map((part, index) => [`part${index}.pdf`, part]));
  const ranges = Object.keys(files).flatMap((name) => [name, '1']);
  const { status, file: joined } = await qpdf(['--empty', '--pages', ...ranges, '--', 'out.pdf'], files);
  expect(status).toBe(0);
  const [before, after] = [await renderPdf(file), await renderPdf(joined('out.pdf'))];
  expect(names.filter((_, index) => !before[index]?.equals(after[index] ?? file))).toEqual([]);
  expect(after.length).toBe(names.length);
  const native = await qpdf(['--split-pages', 'in.pdf', 'out-%d.pdf'], { 'in.pdf': file });
  const sizes = parts.map((_, index) => native.file(`out-${String(index + 1).padStart(2, '0')}.pdf`).length);
  const total = (lengths: number[]) => lengths.reduce((sum, length) => sum + length, 0);
  expect(total(parts.map(({ length }) => length))).toBeLessThan(1.2 * total(sizes));
});

test.each<[string, PdfOperation]>([
  [
    'extracted',
    {
      type: 'extract',
      pages: [
        { from: 1, to: 1 },
        { from: 13, to: 13 },
      ],
    },
  ],
  [
    'left',
    {
      type: 'delete',
      pages: [
        { from: 2, to: 12 },
        { from: 14, to: -1 },
      ],
    },
  ],
  [
    'organised',
    {
      type: 'merge',
      pages: [
        { from: 13, to: 13 },
        { from: 1, to: 1 },
        { from: 13, to: 13 },
        { from: 1, to: 1 },
      ],
    },
  ],
])('Pages that are %s bring only what they draw', async (_, operation) => {
  const [bytes = new Uint8Array()] = await does(operation, sharedResources());
  expect(await checkStatus(bytes)).toBe(0);
  expect(picturesIn(bytes)).toBe(1);
});

test('Split by size, parts are filled with what their pages draw', async () => {
  const parts = await does({ type: 'split', by: { type: 'size', bytes: 3.5 * pictureSize } }, sharedResources());
  expect(parts.length).toBeLessThan(6);
});

test('Where content cannot be read, all that it may name is kept', async () => {
  const text = new PdfText();
  const resources = text.add(`<< /XObject << /Im1 ${noise(text)} /Im2 ${noise(text)} >> >>`);
  const contents = [text.stream('/Filter /Unknown', '/Im1 Do'), text.stream('', '/Im2 Do')];
  const kids = contents.map((content) =>
    text.page(`/Contents ${content} /MediaBox [0 0 99 99] /Resources ${resources}`),
  );
  const parts = await does({ type: 'split', by: { type: 'every', pages: 1 } }, text.document(kids));
  expect(parts.map(picturesIn)).toEqual([2, 1]);
});
