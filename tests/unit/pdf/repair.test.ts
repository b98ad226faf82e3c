import { readdir, readFile } from 'node:fs/promises';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { describeRepair } from '#words/repairs.ts';
import { bytesOf, checkStatus, contentOf, fixture, operate } from './read-pdf.ts';

const first = await fixture('first.pdf');
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const bytesFrom = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

async function repair(bytes: Uint8Array<ArrayBuffer>) {
  const [output] = await operate({ type: 'repair' }, [bytes]);
  if (!output) throw new Error('There is no output');
  const note = output.notes.find(({ type }) => type === 'repaired');
  return {
    notes: output.notes,
    findings: note?.type === 'repaired' ? describeRepair(note) : '',
    left: note?.type === 'repaired' ? note.left : {},
    unchecked: note?.type === 'repaired' ? note.unchecked : {},
    bytes: await bytesOf(output),
  };
}

test('A file that is whole is written anew, and it is said that nothing was wrong', async () => {
  const { findings, bytes } = await repair(first);
  expect(findings).toMatch(
    /^No damage was found. The file was rewritten anyway. Checked: \d+ objects, \d+ streams, 4 pages.$/,
  );
  expect(await checkStatus(bytes)).toBe(0);
  expect(await contentOf(bytes)).toEqual(await contentOf(first));
});

test('A file whose list of objects is wrong keeps everything, and the result says what was wrong', async () => {
  const damaged = `mail header\n${latin1(first)
    .replace(/startxref\n\d+/, 'startxref\n7')
    .replaceAll(/\/Count \d/g, '/Count 4711')
    .replace('%%EOF', '')}`;
  const { findings, bytes } = await repair(bytesFrom(damaged));
  expect(findings).toContain('12 extra bytes before the header were removed.');
  expect(findings).toContain('The end of the file was missing.');
  expect(findings).toContain('the whole file was searched for them');
  expect(findings).toContain('The file should have 4,711 pages, and 4 could be found.');
  expect(await checkStatus(bytes)).toBe(0);
  const [was, is] = [await contentOf(first), await contentOf(bytes)];
  expect(is).toEqual(was);
});

test('Broken streams keep what comes before the break, and wrong lengths are put right', async () => {
  const file = new PdfText();
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const content = `BT /F1 24 Tf 20 100 Td (Saved) Tj ET ${Array.from({ length: 9000 }, (_, at) => `${(at * 7919) % 300} ${(at * 104729) % 200} l`).join(' ')}`;
  const packed = deflateSync(content);
  const cut = packed.subarray(0, packed.length / 2).toString('latin1');
  const contents = file.stream('/Filter /FlateDecode', cut);
  const page = file.page(`/Contents ${contents} /Resources << /Font << /F1 ${font} >> >>`);
  const damaged = latin1(file.document([page], { tree: '/MediaBox [0 0 300 200]' })).replace(
    `/Length ${cut.length}`,
    '/Length 2111',
  );
  const { findings, bytes } = await repair(bytesFrom(damaged));
  expect(findings).toContain('1 stream had the wrong length.');
  expect(findings).toContain('1 stream had damaged data: what could be decompressed was kept.');
  expect(await checkStatus(bytes)).toBe(0);
  expect((await contentOf(bytes)).texts).toEqual(['Saved']);
});

/** Builds a page that says "Whole", with a picture. */
function onePage(filter = '', content = drawing, picture = ''): string {
  const file = new PdfText();
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const contents = file.stream(filter, content);
  const image = file.stream(
    `/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 ${picture && '/Filter /DCTDecode'}`,
    picture || 'gray',
  );
  const page = file.page(
    `/MediaBox [0 0 300 200] /Contents ${contents} /Resources << /Font << /F1 ${font} >> /XObject << /I ${image} >> >>`,
  );
  return latin1(file.document([page]));
}
const drawing = 'BT /F1 24 Tf 20 100 Td (Whole) Tj ET /I Do';
const sound = onePage();
/** Replaces a text with one of the same length, so that nothing else moves. */
const instead = (from: string, to: string) => {
  expect(sound).toContain(from);
  return sound.replace(from, to.padEnd(from.length));
};
/** The letters of `drawing` as nine-bit LZW codes, followed by an undefined code. */
const brokenLzw = [256, ...Buffer.from(drawing), 511].map((code) => code.toString(2).padStart(9, '0')).join('');
const lzwBytes = latin1(Uint8Array.from(brokenLzw.match(/.{1,8}/g) ?? [], (bits) => parseInt(bits.padEnd(8, '0'), 2)));
const packed = deflateSync(drawing);
const ascii85 = '6=4I@';

/** Files that qpdf complains about, and what people are told. */
const damages: Record<string, [file: string, told: string]> = {
  'LZW data with a code that there is not': [onePage('/Filter /LZWDecode', lzwBytes), '1 stream had damaged data'],
  'a chain of filters whose last is damaged': [
    onePage('/Filter [/ASCIIHexDecode /LZWDecode]', `${Buffer.from(lzwBytes, 'latin1').toString('hex')}>`),
    '1 stream had damaged data',
  ],
  'hexadecimal data with other letters': [
    onePage('/Filter /ASCIIHexDecode', `${Buffer.from(drawing).toString('hex')}zz>`),
    '1 stream had damaged data',
  ],
  'ASCII85 with letters that it has not': [
    onePage('/Filter /ASCII85Decode', `${ascii85}\x7F~>`),
    '1 stream had damaged data',
  ],
  'packed data without its checksum': [
    onePage('/Filter /FlateDecode', packed.subarray(0, -4).toString('latin1')),
    'had no end mark',
  ],
  'a content stream that cannot be unpacked at all': [
    onePage('/Filter /FlateDecode', 'no packed data'),
    'Still wrong: 1 stream cannot be decompressed and is kept as before',
  ],
  'a predictor with impossible rows': [
    onePage(
      '/Filter /FlateDecode /DecodeParms << /Predictor 2 /Colors 536870913 /Columns 1 /BitsPerComponent 8 >>',
      packed.toString('latin1'),
    ),
    'Still wrong: 1 stream cannot be decompressed',
  ],
  'a JPEG that is none': [onePage('', drawing, 'no picture'), 'Still wrong: 1 image cannot be decoded'],
  'words that do not belong to what draws a page': [
    onePage('', `${drawing} ) >`),
    'Still wrong: 1 page has errors in what draws it',
  ],
  'a picture within a page that does not end': [
    onePage('', `${drawing} BI /W 1 /H 1 /CS /G /BPC 8 ID x`),
    '1 page has errors in what draws it',
  ],
  'a stream without a length': [instead('/Length 4 ', ''), '1 stream had the wrong length.'],
  'a wrong length': [instead('/Length 4 ', '/Length 3 '), '1 stream had the wrong length.'],
  'a wrong place in the list of objects': [
    sound.replace(/(n \n)(\d{10})( 00000 n \ntrailer)/, '$10000000012$3'),
    '1 object was not where the list says.',
  ],
  'odd entries in the list of objects': [
    sound.replace('0000000015 00000 n ', ' 000000015 00000 n '),
    'The list of objects, or the trailer after it, had 1 error.',
  ],
  'a wrong size in the trailer': [sound.replace('/Size 7', '/Size 9'), 'had 1 error.'],
  'a list that names itself as the one before': [
    sound.replace('/Size 7', `/Size 7 /Prev ${/startxref\n(\d+)/.exec(sound)?.[1]}`),
    'had 1 error.',
  ],
  'a key that comes twice': [instead('/MediaBox [0 0 300 200]', '/Type /Page/Rotate 0'), '1 object had syntax errors.'],
  'brackets that nothing opened': [instead('/Kids [4 0 R]', '/Kids [4 0 R ]]'), '1 object had syntax errors'],
  'an object that does not end': [instead('\nendobj', '\nend'), '1 object had syntax errors'],
  'a page that does not say what it is': [instead('/Type /Page /', '/'), '1 part of the page tree had no type.'],
  'a page tree in a circle': [
    instead('/Kids [4 0 R] /Count 1', '/Kids [4 0 R 5 0 R]/Count 1'),
    'The page tree led back to itself once.',
  ],
  'a page that comes twice': [
    instead('/Kids [4 0 R] /Count 1', '/Kids[4 0 R 4 0 R]/Count 2'),
    '1 page appeared more than once and is now separate.',
  ],
};

test('Of a photo whose data is damaged it is said that parts may look wrong, and of one in several passes that only its start was checked', async () => {
  const photo = sharp('tests/fixtures/photos/coffee.jpg').resize(60, 40);
  const whole = await photo.clone().jpeg().toBuffer();
  const damaged = Buffer.from(whole).fill(0, whole.length - 300, whole.length - 200);
  const passes = await photo.clone().jpeg({ progressive: true }).toBuffer();
  const told = async (jpeg: Buffer) =>
    (await repair(bytesFrom(onePage('', drawing, jpeg.toString('latin1'))))).findings;
  expect(await told(whole)).toMatch(/^No damage was found\. .* 1 page\.$/);
  expect(await told(damaged)).toContain(
    'Still wrong: 1 image has damaged data and is kept as before: parts of it may look wrong.',
  );
  expect(await told(passes)).toContain('Only the start of 1 image');
});

for (const [damage, [text, told]] of Object.entries(damages)) {
  test(`Of ${damage} it is said what is wrong, and the result passes or it is said what is left`, async () => {
    expect(await checkStatus(bytesFrom(text))).not.toBe(0);
    const { findings, left, bytes } = await repair(bytesFrom(text));
    expect(findings).toContain(told);
    expect(findings).not.toContain('No damage');
    const isLeft = Object.keys(left).length > 0;
    expect(findings.includes('Still wrong:')).toBe(isLeft);
    expect((await checkStatus(bytes)) === 0).toBe(!isLeft);
  });
}

test('What comes before the break is kept, whatever the filters', async () => {
  for (const damage of ['LZW data with a code that there is not', 'a chain of filters whose last is damaged']) {
    const { bytes } = await repair(bytesFrom(damages[damage]?.[0] ?? ''));
    expect((await contentOf(bytes)).texts, damage).toEqual(['Whole']);
  }
});

test('Data that cannot be unpacked is still in the result', async () => {
  const { bytes } = await repair(bytesFrom(onePage('/Filter /FlateDecode', 'no packed data')));
  expect(latin1(bytes)).toContain('no packed data');
});

test('A JPEG with other data before it begins where it should', async () => {
  const jpeg = '\xFF\xD8\xFF\xC0\x00\x0B\x08\x00\x02\x00\x02\x01\x01\x11\x00\xFF\xD9';
  const { findings, bytes } = await repair(bytesFrom(onePage('', drawing, `\r\n${jpeg}`)));
  expect(findings).toContain('1 image had extra data at the start');
  expect(latin1(bytes)).toContain(`stream\n${jpeg}\nendstream`);
});

test('What is as it should be is not called damaged, in every way of packing', async () => {
  const hex = Buffer.from(drawing).toString('hex');
  const others = [
    onePage('/Filter /FlateDecode', packed.toString('latin1')),
    onePage('/Filter /FlateDecode', ''),
    onePage('/Filter [/AHx /Fl]', `${packed.toString('hex')}>`),
    onePage('/Filter /ASCIIHexDecode', `${hex.slice(0, 20)}\n${hex.slice(20)}`),
    onePage('/Filter /LZWDecode', lzwBytes.slice(0, -1)),
    onePage('/Filter /RunLengthDecode', `${String.fromCharCode(drawing.length - 1)}${drawing}\x80`),
    onePage('', `${drawing} BI /W 3 /H 2 /CS /G /BPC 8 ID \x01 EI \xFFx\nEI Q`),
    onePage('', `${drawing} --5 1.2.3 m`),
  ];
  const fixtures = new URL('../../fixtures/pdf/', import.meta.url);
  const names = (await readdir(fixtures)).filter((name) => name.endsWith('.pdf'));
  const files = await Promise.all(
    names.map(async (name) => ({ name, bytes: new Uint8Array(await readFile(new URL(name, fixtures))) })),
  );
  for (const { name, bytes } of [...others.map((text) => ({ name: text, bytes: bytesFrom(text) })), ...files]) {
    if ((await checkStatus(bytes)) !== 0) continue;
    expect((await repair(bytes)).findings, name).toContain('No damage was found.');
  }
});

test('What unpacks to more than fits is looked into in little memory, and kept', async () => {
  const piece = deflateRawSync(Buffer.alloc(2 ** 20), { finishFlush: constants.Z_FULL_FLUSH });
  const packedZeros = Buffer.concat([Buffer.of(0x78, 0x9c), ...Array<Buffer>(300).fill(piece), Buffer.of(3, 0)]);
  const bytes = bytesFrom(onePage('/Filter /FlateDecode', packedZeros.toString('latin1')));
  const before = process.resourceUsage().maxRSS;
  const { findings, unchecked } = await repair(bytes);
  expect(unchecked).toMatchObject({ streams: 1 });
  expect(findings).toContain('Not checked: 1 stream too large to decompress here');
  // In kibibytes.
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(200 * 2 ** 10);
});
