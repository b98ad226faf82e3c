import { expect, test } from 'vitest';
import { appendVersion } from '../../../scripts/fixtures/pdf-update.ts';
import { bytesFrom, fixture, latin1, verdictsOf, verify } from './verified.ts';

const rsa = await fixture('rsa');

// A version after the signature shows other content, and the signed bytes stay as they are (a shadow attack).
test('A later version that shows something else is told page by page', async () => {
  const content = 'BT /F1 24 Tf 20 100 Td (Pay 9999 pounds) Tj ET';
  const swapped = appendVersion(rsa, { 5: `<< /Length ${content.length} >>\nstream\n${content}\nendstream` });
  const [signed] = await verify(swapped);
  expect(signed).toMatchObject({ verdict: 'changed-later', faults: [], version: 2 });
  expect(signed?.later).toEqual([{ type: 'page-content', page: 1 }]);
});

test.each([
  [
    'a page in place of another',
    {
      2: '<< /Type /Pages /Kids [7 0 R 20 0 R] /Count 2 /MediaBox [0 0 300 200] >>',
      20: '<< /Type /Page /Parent 2 0 R /Contents 6 0 R >>',
    },
    'page-added',
  ],
  [
    'a page less',
    { 2: '<< /Type /Pages /Kids [7 0 R] /Count 1 /MediaBox [0 0 300 200] /Resources << /Font << /F1 4 0 R >> >> >>' },
    'page-removed',
  ],
  ['another font', { 4: '<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>' }, 'page-content'],
  [
    'another size of pages',
    {
      2: '<< /Type /Pages /Kids [7 0 R 8 0 R] /Count 2 /MediaBox [0 0 100 100] /Resources << /Font << /F1 4 0 R >> >> >>',
    },
    'page-content',
  ],
  [
    'a look of a field',
    {
      9: '<< /Type /Annot /Subtype /Widget /FT /Tx /T (total) /V (10) /DA (/F1 40 Tf 1 g) /Rect [20 20 120 40] /P 7 0 R /F 4 >>',
    },
    'field-changed',
  ],
  [
    'a script',
    { 1: '<< /Type /Catalog /Pages 2 0 R /AcroForm 3 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>' },
    'actions',
  ],
  [
    'no signature',
    { 3: '<< /Fields [9 0 R] >>', 8: '<< /Type /Page /Parent 2 0 R /Contents 6 0 R >>' },
    'signature-removed',
  ],
] as const)('A later version is told from the signed one by %s', async (_, objects, type) => {
  const [signed] = await verify(appendVersion(await fixture('rsa'), objects));
  expect(signed?.verdict).toBe('changed-later');
  expect(signed?.later.map((change) => change.type)).toContain(type);
});

test('Values that were filled in are told with what they were, and count as its signer allows', async () => {
  const filled = (file: Uint8Array<ArrayBuffer>) =>
    appendVersion(file, {
      9: '<< /Type /Annot /Subtype /Widget /FT /Tx /T (total) /V (1000) /DA (/F1 12 Tf 0 g) /Rect [20 20 120 40] /P 7 0 R /F 4 >>',
    });
  const [open] = await verify(filled(rsa));
  expect(open).toMatchObject({
    verdict: 'filled-in',
    later: [{ type: 'field-value', name: 'total', before: '10', after: '1000' }],
  });
  expect(await verdictsOf(filled(await fixture('certified-2')))).toEqual(['filled-in']);
  expect(await verdictsOf(filled(await fixture('certified-1')))).toEqual(['changed-later']);
  const comment = { 20: '<< /Type /Annot /Subtype /Text /Rect [0 0 20 20] /Contents (No) >>' };
  const page = '<< /Type /Page /Parent 2 0 R /Contents 5 0 R /Annots [9 0 R 20 0 R] >>';
  const commented = appendVersion(await fixture('certified-2'), { ...comment, 7: page });
  expect((await verify(commented))[0]).toMatchObject({ verdict: 'changed-later', allows: 2 });
  expect(await verdictsOf(appendVersion(rsa, { ...comment, 7: page }))).toEqual(['filled-in']);
});

/** Returns the gap of a file's only signature. */
function gapOf(text: string) {
  const start = text.indexOf('/Contents <') + '/Contents '.length;
  return { start, end: text.indexOf('>', start) + 1 };
}

test('A range that leaves out more than the signature is refused', async () => {
  const text = latin1(rsa);
  const { start, end } = gapOf(text);
  const ranged = (numbers: string) =>
    bytesFrom(text.replace(/\/ByteRange \[[^\]]+\]/, (range) => `/ByteRange [${numbers}]`.padEnd(range.length)));
  const rest = rsa.length - end;
  const faultsOf = async (bytes: Uint8Array<ArrayBuffer>) => (await verify(bytes))[0];
  // From a later byte on, beyond the end, overlapping, with a larger or smaller gap than the digits, and negative.
  for (const numbers of [
    `4 ${start - 4} ${end} ${rest}`,
    `4 ${start} ${end} ${rest}`,
    `0 ${start} ${end} ${rest + 10}`,
    `0 ${end + 10} ${end} ${rest}`,
    `0 ${start - 20} ${end} ${rest}`,
    `0 ${start} ${end + 4} ${rest - 4}`,
    `0 ${start} ${end} ${rest - 40}`,
    `0 ${start} -${end} ${rest}`,
    `0 ${start} ${end}`,
  ]) {
    expect(await faultsOf(ranged(numbers)), numbers).toMatchObject({ verdict: 'wrong-range' });
  }
});

// The signature is moved out of the gap that it was made for, and the content of the gap is new (signature wrapping).
test('A signature that was moved, with other content in its gap, is refused', async () => {
  const text = latin1(rsa);
  const { start, end } = gapOf(text);
  const contents = text.slice(start, end);
  const evil = `<41>/Evil ${'0'.repeat(contents.length - 20)} `.padEnd(contents.length);
  const [first, second] = [start, end];
  const wrapped = appendVersion(bytesFrom(text.slice(0, start) + evil + text.slice(end)), {
    10: `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange [0 ${first} ${second} ${rsa.length - end}] /Contents ${contents} >>`,
  });
  expect(await verdictsOf(wrapped)).toContain('wrong-range');
  // The whole gap is unchanged, and the displayed signature is another object.
  const copied = appendVersion(rsa, {
    10: `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /Name (Somebody else) /ByteRange [0 ${first} ${second} ${rsa.length - end}] /Contents ${contents} >>`,
  });
  expect((await verify(copied))[0]).toMatchObject({ verdict: 'wrong-range', faults: ['range-elsewhere'] });
});

test('A gap around other digits of the same object is refused', async () => {
  const numbers = '0 0000 0000 0000';
  const room = latin1(
    appendVersion(await fixture('unsigned'), {
      3: '<< /Fields [9 0 R 11 0 R] /SigFlags 3 >>',
      10: `<< /Type /Sig /SubFilter /ETSI.CAdES.detached /Contents <3000> /ByteRange [${numbers}] /Cert <0000> >>`,
      11: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /V 10 0 R /Rect [0 0 0 0] /P 8 0 R /F 132 >>',
    }),
  );
  const start = room.indexOf('<0000>');
  const end = start + '<0000>'.length;
  const range = ['0', start, end, room.length - end].join(' ').padEnd(numbers.length);
  const [signed] = await verify(bytesFrom(room.replace(numbers, range)));
  expect(signed).toMatchObject({ verdict: 'wrong-range', faults: ['range-elsewhere'] });
});

test('Data after the signature in its gap, and bytes after the last version, are found', async () => {
  const text = latin1(rsa);
  const { end } = gapOf(text);
  const padded = bytesFrom(`${text.slice(0, end - 3)}ff${text.slice(end - 1)}`);
  expect((await verify(padded))[0]).toMatchObject({ verdict: 'changed', faults: ['padding'] });
  const loose = bytesFrom(`${text}5 0 obj\n<< /Length 0 >>\nstream\n\nendstream\nendobj\n`);
  expect((await verify(loose))[0]).toMatchObject({ verdict: 'changed-later', later: [{ type: 'loose-bytes' }] });
  expect(await verdictsOf(bytesFrom(`${text}\n`))).toEqual(['valid']);
});

// The cross-reference table of the last version is damaged: readers that rebuild it may show what that version
// contains.
test('A version that cannot be read as it stands does not pass for nothing', async () => {
  const text = latin1(await fixture('twice'));
  // The form and the page that refer to the second signature.
  const at = text.indexOf('%%EOF', rsa.length - 8);
  const damaged = bytesFrom(text.slice(0, at) + text.slice(at).replaceAll(/\n[38] 0 obj/g, '\n2 0 obj'));
  const [first, second] = await verify(damaged);
  expect(first).toMatchObject({ verdict: 'changed-later', coversWholeFile: false });
  expect(second?.verdict).not.toBe('valid');
});
