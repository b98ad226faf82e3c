import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PdfText } from '../../scripts/pdf-text.ts';
import { bytesOf, checkStatus, contentOf, operate } from './read-pdf.ts';

const first = new Uint8Array(await readFile(new URL('../fixtures/pdf/first.pdf', import.meta.url)));
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const bytesFrom = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

async function repair(bytes: Uint8Array<ArrayBuffer>) {
  const [output] = await operate({ type: 'repair' }, [bytes]);
  if (!output) throw new Error('There is no output');
  const note = output.notes.find(({ type }) => type === 'repaired');
  return {
    notes: output.notes,
    findings: note?.type === 'repaired' ? note.findings.join(' ') : '',
    bytes: await bytesOf(output),
  };
}

test('A file that is whole is written anew, and it is said that nothing was wrong', async () => {
  const { findings, bytes } = await repair(first);
  expect(findings).toBe('No damage was found. It was written anew all the same.');
  expect(await checkStatus(bytes)).toBe(0);
  expect(await contentOf(bytes)).toEqual(await contentOf(first));
});

test('A file whose list of objects is wrong has all that it had, and it is said', async () => {
  const damaged = `mail header\n${latin1(first)
    .replace(/startxref\n\d+/, 'startxref\n7')
    .replaceAll(/\/Count \d/g, '/Count 4711')
    .replace('%%EOF', '')}`;
  const { findings, bytes } = await repair(bytesFrom(damaged));
  expect(findings).toContain('12 bytes before its header are gone.');
  expect(findings).toContain('Its end was missing.');
  expect(findings).toContain('searched for in all of the file');
  expect(findings).toContain('It said that it had 4,711 pages: 4 pages could be found.');
  expect(await checkStatus(bytes)).toBe(0);
  const [was, is] = [await contentOf(first), await contentOf(bytes)];
  expect(is).toEqual(was);
});

test('Broken streams keep what comes before the break, and wrong lengths are put right', async () => {
  const file = new PdfText();
  const [catalog, tree] = [file.next(), file.next()];
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const content = `BT /F1 24 Tf 20 100 Td (Saved) Tj ET ${Array.from({ length: 9000 }, (_, at) => `${(at * 7919) % 300} ${(at * 104729) % 200} l`).join(' ')}`;
  const packed = deflateSync(content);
  const cut = packed.subarray(0, packed.length / 2).toString('latin1');
  const contents = file.stream('/Filter /FlateDecode', cut);
  const page = file.add(
    `<< /Type /Page /Parent ${tree} /Contents ${contents} /Resources << /Font << /F1 ${font} >> >> >>`,
  );
  file.set(catalog, `<< /Type /Catalog /Pages ${tree} >>`);
  file.set(tree, `<< /Type /Pages /Kids [${page}] /Count 1 /MediaBox [0 0 300 200] >>`);
  const damaged = latin1(file.bytes(`/Root ${catalog}`)).replace(`/Length ${cut.length}`, '/Length 2111');
  const { findings, bytes } = await repair(bytesFrom(damaged));
  expect(findings).toContain('The length of 1 stream was wrong.');
  expect(findings).toContain('1 stream broke off');
  expect(await checkStatus(bytes)).toBe(0);
  expect((await contentOf(bytes)).texts).toEqual(['Saved']);
});
