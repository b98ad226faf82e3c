import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
// oxlint-disable-next-line import/default -- Its types are a module's; what Node loads is CommonJS, whose all is the default.
import opentype from 'opentype.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PdfDocument } from '#engines/pdf/document/document.ts';
import { Subsetter } from '#engines/pdf/fonts/harfbuzz.ts';
import { readTables } from '#engines/pdf/fonts/sfnt.ts';
import { subsetFonts, subsetRules } from '#engines/pdf/fonts/subset-fonts.ts';
import { rewrite } from '#engines/pdf/copy/rewrite.ts';
import { openSource } from '#containers/pdf/source.ts';
import { renderPdf } from '../../render-pdf.ts';
import { checkStatus, objectsOf, read } from './read-pdf.ts';

const module = (name: string) => readFile(new URL(`../../../node_modules/${name}`, import.meta.url));
const trueType = await module('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const parsed = opentype.parse(new Uint8Array(trueType).buffer);
const subsetter = Subsetter.start(await WebAssembly.compile(await module('harfbuzzjs/dist/harfbuzz-subset.wasm')));

const text = 'Quick ÄÖ 42';

/** Builds a file whose object 5 is its font, 7 the font descriptor, and 8 the font program. */
function fileWith(
  font: string[],
  program: Buffer,
  fileEntry: string,
  shown: string,
  catalog = '',
): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const stream = (dict: string, data: Buffer) =>
    Buffer.concat([Buffer.from(`<< ${dict} /Length ${data.length} >>\nstream\n`), data, Buffer.from('\nendstream')]);
  const content = Buffer.from(`BT /F 24 Tf 20 40 Td ${shown} Tj ET`, 'latin1');
  const bodies: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 300 100] >>',
    '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    stream('', content),
    ...font,
    `<< /Type /FontDescriptor /FontName /Test /Flags 4 /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 /FontBBox [-1000 -400 2000 1200] ${fileEntry} >>`,
    stream(
      `/Filter /FlateDecode ${fileEntry.includes('FontFile3') ? '/Subtype /CIDFontType0C' : `/Length1 ${program.length}`}`,
      deflateSync(program),
    ),
  ];
  for (const [index, body] of bodies.entries()) {
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(body as string), Buffer.from('\nendobj\n'));
  }
  return new Uint8Array(Buffer.concat([...parts, Buffer.from('trailer << /Root 1 0 R >>\n')]));
}

const hexadecimal = (glyphs: number[]) => `<${glyphs.map((glyph) => glyph.toString(16).padStart(4, '0')).join('')}>`;
const widths = (glyphs: readonly { index: number; advanceWidth: number }[]) =>
  `[${glyphs.map(({ index, advanceWidth }) => `${index} [${Math.round((advanceWidth * 1000) / parsed.unitsPerEm)}]`).join(' ')}]`;
const used = [...text].map((character) => parsed.charToGlyph(character));
const composite = (kind: string, of = used) => [
  '<< /Type /Font /Subtype /Type0 /BaseFont /Test /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
  `<< /Type /Font /Subtype /${kind} /BaseFont /Test /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 7 0 R /W ${widths(of as never)} >>`,
];

const files = {
  'TrueType by glyph numbers': () =>
    fileWith(composite('CIDFontType2'), trueType, '/FontFile2 8 0 R', hexadecimal(used.map(({ index }) => index))),
  'TrueType by letters': () =>
    fileWith(
      [
        `<< /Type /Font /Subtype /TrueType /BaseFont /Test /Encoding /WinAnsiEncoding /FontDescriptor 7 0 R /FirstChar 32 /LastChar 255 /Widths [${Array.from({ length: 224 }, () => 600).join(' ')}] >>`,
        'null',
      ],
      trueType,
      '/FontFile2 8 0 R',
      '(Quick \\304\\326 42)',
    ),
  'CFF without tables': () => {
    const letters = Array.from({ length: 400 }, (_, index) => parsed.glyphs.get(index));
    const { index: last } = letters.at(-1) ?? { index: 0 };
    const font = new opentype.Font({
      familyName: 'Test',
      styleName: 'Regular',
      unitsPerEm: 1000,
      ascender: 900,
      descender: -200,
      glyphs: letters.map(
        (glyph) =>
          new opentype.Glyph({
            name: glyph.index === 0 ? '.notdef' : `g${glyph.index}`,
            unicode: glyph.unicode ?? 0xe000 + glyph.index,
            advanceWidth: Math.round(((glyph.advanceWidth ?? 0) * 1000) / parsed.unitsPerEm),
            path: toUpright(glyph),
          }),
      ),
    });
    const cff = readTables(new Uint8Array(font.toArrayBuffer()))?.get('CFF ');
    const shown = used.map(({ index }) => Math.min(index, last));
    return fileWith(composite('CIDFontType0'), Buffer.from(cff ?? []), '/FontFile3 8 0 R', hexadecimal(shown));
  },
};

/** Returns its outline with the vertical axis of fonts, in thousandths of an em. */
function toUpright(glyph: opentype.Glyph): opentype.Path {
  const path = new opentype.Path();
  for (const command of glyph.getPath(0, 0, 1000).commands) {
    path.commands.push(
      Object.fromEntries(
        Object.entries(command).map(([key, value]) => [
          key,
          typeof value === 'number' ? Math.round(key.startsWith('y') ? -value : value) : value,
        ]),
      ) as unknown as opentype.PathCommand,
    );
  }
  return path;
}

async function subset(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const document = new PdfDocument(await openSource(new Blob([bytes])));
  const fonts = await subsetFonts(document, () => subsetter);
  const { data } = await rewrite(document, {
    replace: (number) => fonts.files.get(number),
    rules: (copier) => subsetRules(copier, fonts),
  });
  return new Uint8Array(await data.arrayBuffer());
}

test.each(Object.entries(files))(
  'A font loses the glyphs that nothing shows, and pages look the same: %s',
  async (_, make) => {
    const before = make();
    const after = await subset(before);
    expect(await checkStatus(after)).toBe(0);
    expect(after.length).toBeLessThan(before.length / 3);
    const [drawn = Buffer.of()] = await renderPdf(before);
    expect((await sharp(drawn).stats()).channels[0]?.min).toBe(0);
    expect(await renderPdf(after)).toEqual([drawn]);
    expect(await (await read(after)).texts()).toEqual(await (await read(before)).texts());
    const names = [...(await objectsOf(after)).values()].flatMap((object) => {
      const dict = object as Record<string, unknown> | null;
      return [dict?.['/BaseFont'], dict?.['/FontName']].filter((name) => name !== undefined);
    });
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toMatch(/^\/[A-Z]{6}\+Test$/);
  },
);

test('A font in which a form may be filled stays whole', async () => {
  const [font, descendant] = composite('CIDFontType2');
  const form = '/AcroForm << /Fields [] /DR << /Font << /F 5 0 R >> >> >>';
  const shown = hexadecimal(used.map(({ index }) => index));
  const before = fileWith([font ?? '', descendant ?? ''], trueType, '/FontFile2 8 0 R', shown, form);
  expect((await subset(before)).length).toBeGreaterThan(before.length * 0.9);
});

test('A font stays whole where some text may be in any font', async () => {
  const before = Buffer.from(files['TrueType by glyph numbers']())
    .toString('latin1')
    .replace('BT /F 24 Tf 20 40', 'BT /G 24 Tf 20 40');
  const bytes = new Uint8Array(Buffer.from(before, 'latin1'));
  expect((await subset(bytes)).length).toBeGreaterThan(bytes.length * 0.9);
});
