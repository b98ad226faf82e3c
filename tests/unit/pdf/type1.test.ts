import { expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { PdfDocument } from '#engines/pdf/document/document.ts';
import { subsetFonts, subsetRules } from '#engines/pdf/fonts/subset-fonts.ts';
import { rewrite } from '#engines/pdf/copy/rewrite.ts';
import { openSource } from '#containers/pdf/source.ts';
import { renderPdf } from '../../render-pdf.ts';
import { checkStatus, objectsOf, read } from './read-pdf.ts';

/** Encrypts like Type 1 fonts (Adobe Type 1 Font Format, 7.1). */
function encrypt(plain: string, key: number): string {
  let register = key;
  return Array.from(`\0\0\0\0${plain}`, (letter) => {
    const byte = letter.charCodeAt(0) ^ (register >> 8);
    register = ((byte + register) * 52845 + 22719) & 0xffff;
    return String.fromCharCode(byte);
  }).join('');
}

const operators: Record<string, number[]> = {
  ...{ hstem: [1], vstem: [3], vmoveto: [4], rlineto: [5], hlineto: [6], vlineto: [7], rrcurveto: [8], closepath: [9] },
  ...{ callsubr: [10], return: [11], hsbw: [13], endchar: [14], rmoveto: [21], hmoveto: [22] },
  ...{ vhcurveto: [30], hvcurveto: [31], seac: [12, 6], div: [12, 12], callothersubr: [12, 16], pop: [12, 17] },
  ...{ setcurrentpoint: [12, 33] },
};

/** Assembles a charstring from text. */
function program(text: string): string {
  const bytes = text.split(' ').flatMap((token) => {
    const operator = operators[token];
    const value = Number(token);
    if (operator) return operator;
    if (Math.abs(value) <= 107) return [value + 139];
    const rest = Math.abs(value) - 108;
    if (rest < 1024) return [(value > 0 ? 247 : 251) + (rest >> 8), rest & 0xff];
    return [255, value >> 24, value >> 16, value >> 8, value].map((byte) => byte & 0xff);
  });
  return encrypt(String.fromCharCode(...bytes), 4330);
}

/** The standard subroutines: the end of a flex, its start, its points, hint replacement. */
const usual = [
  '3 0 callothersubr pop pop setcurrentpoint return',
  '0 1 callothersubr return',
  '0 2 callothersubr return',
];
const subroutines = [...usual, 'return', '1 3 callothersubr pop callsubr return', '400 100 hstem 0 100 vstem return'];

const step = (dx: number, dy: number) => `${dx} ${dy} rmoveto 2 callsubr`;
const glyphs: Record<string, string> = {
  '.notdef': '0 500 hsbw endchar',
  // With hint replacement, and a curve drawn as a flex.
  A: `50 700 hsbw 0 100 hstem 500 100 vstem 0 vmoveto 500 hlineto 5 4 callsubr 500 vlineto
    1 callsubr ${step(-250, 0)} ${step(200, 0)} ${step(-50, 20)} ${step(0, 0)} ${step(-50, 0)} ${step(-50, 0)} ${step(-300, -20)}
    50 -100 500 0 callsubr -500 vlineto closepath endchar`,
  // With divided numbers and all kinds of curves.
  e: `25 600 hsbw 301 2 div 100 rmoveto 100 200 100 100 hvcurveto 150 -50 50 -100 vhcurveto -30 10 -40 -20 -50 -60 rrcurveto closepath endchar`,
  acute: '10 300 hsbw 100 600 rmoveto 50 hlineto 60 1500 12 div rlineto -60 hlineto closepath endchar',
  eacute: '25 600 hsbw 10 200 40 101 194 seac',
  unused: `0 900 hsbw ${'100 hmoveto 10 20 rlineto 30 -40 rlineto closepath '.repeat(60)}endchar`,
};

function fontFile(): string {
  const clear = `%!PS-AdobeFont-1.0: Test
/FontName /Test def /PaintType 0 def /FontType 1 def /FontMatrix [0.001 0 0 0.001 0 0] readonly def
/Encoding 256 array 0 1 255 {1 index exch /.notdef put} for
dup 65 /A put dup 66 /e put dup 67 /eacute put readonly def /FontBBox {0 -100 900 900} readonly def
currentfile eexec
`;
  const list = (entries: string[]) => entries.join(' ');
  const subs = subroutines.map((text, index) => `dup ${index} ${program(text).length} RD ${program(text)} NP\n`);
  const chars = Object.entries(glyphs).map(([name, text]) => {
    const code = program(text.replace(/\s+/g, ' '));
    return `/${name} ${code.length} RD ${code} ND\n`;
  });
  const secret = `dup /Private 8 dict dup begin /RD {string currentfile exch readstring pop} executeonly def
/BlueValues [-10 0 500 510] def /BlueScale 0.04 def /StdHW [100] def /lenIV 4 def
/Subrs ${subs.length} array\n${list(subs)}ND 2 index /CharStrings ${chars.length} dict dup begin\n${list(chars)}end end readonly put mark currentfile closefile\n`;
  return `${clear}${encrypt(secret, 55665)}\n${`${'0'.repeat(64)}\n`.repeat(8)}cleartomark\n`;
}

function fileWith(encoding: string, shown: string, catalog = '') {
  const file = new PdfText();
  const data = fontFile();
  const start = data.indexOf('eexec') + 6;
  const lengths = `/Length1 ${start} /Length2 ${data.length - start - 533} /Length3 533`;
  const descriptor = file.add(
    `<< /Type /FontDescriptor /FontName /Test /Flags 4 /FontBBox [0 -100 900 900] /ItalicAngle 0 /Ascent 800 /Descent -100
    /CapHeight 600 /StemV 100 /CharSet (/A/e/eacute/acute/unused) /FontFile ${file.stream(lengths, data)} >>`,
  );
  const font = file.add(
    `<< /Type /Font /Subtype /Type1 /BaseFont /Test ${encoding} /FontDescriptor ${descriptor} /FirstChar 65 /LastChar 67 /Widths [700 600 600] >>`,
  );
  const content = file.stream('', `BT /F 60 Tf 10 30 Td ${shown} Tj ET`);
  const page = file.page(`/Contents ${content} /Resources << /Font << /F ${font} >> >>`);
  return file.document([page], { tree: '/MediaBox [0 0 200 100]', catalog: catalog.replace('FONT', font) });
}

async function subset(bytes: Uint8Array<ArrayBuffer>) {
  const document = new PdfDocument(await openSource(new Blob([bytes])));
  const fonts = await subsetFonts(document, () => Promise.reject(new Error('HarfBuzz is not for these')));
  const { data } = await rewrite(document, {
    replace: (number) => fonts.files.get(number),
    rules: (copier) => subsetRules(copier, fonts),
  });
  const after = new Uint8Array(await data.arrayBuffer());
  const dicts = [...(await objectsOf(after)).values()].map((object) => object as Record<string, unknown> | null);
  return { after, descriptor: dicts.find((dict) => dict?.['/Type'] === '/FontDescriptor') };
}

test.each([
  ['by its own codes', '', '(ABC)'],
  ['by names', '/Encoding << /Differences [65 /A /e /eacute] >>', '(ABC)'],
])('A Type 1 font becomes CFF with the glyphs that are shown, and pages look the same: %s', async (_, ...made) => {
  const before = fileWith(...(made as [string, string]));
  const { after, descriptor } = await subset(before);
  expect(await checkStatus(after)).toBe(0);
  expect(descriptor).toMatchObject({ '/CharSet': 'u:/A/e/eacute/acute' });
  expect(descriptor).not.toHaveProperty('/FontFile');
  expect(after.length).toBeLessThan(before.length / 2);
  const drawn = await renderPdf(before);
  expect(await renderPdf(after)).toEqual(drawn);
  expect(drawn).not.toEqual(await renderPdf(fileWith('', '(A)')));
  expect(await (await read(after)).texts()).toEqual(await (await read(before)).texts());
});

test('A Type 1 font in which a form may be filled keeps all glyphs', async () => {
  const { descriptor } = await subset(fileWith('', '(A)', '/AcroForm << /Fields [] /DR << /Font << /F FONT >> >> >>'));
  expect(descriptor).toMatchObject({ '/CharSet': 'u:/A/e/acute/eacute/unused' });
});
