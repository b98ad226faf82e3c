import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import type { PdfOperation } from '#jobs/contract/job.ts';
import { attackFile } from '../../attack-pdf.ts';
import { checkStatus, contentOf, onlyOutput, operate } from './read-pdf.ts';

const does = async (operation: PdfOperation, file: Uint8Array<ArrayBuffer>) =>
  onlyOutput(await operate(operation, [file]));
const compress: PdfOperation = { type: 'compress', goal: { type: 'lossless' }, keepsMetadata: true };
const sheets: PdfOperation = {
  type: 'sheets',
  sheets: { pages: 2, order: 'rows', paper: 'a4', gap: 0, hasBorders: false },
};
const everything: PdfOperation[] = [{ type: 'merge' }, compress, { type: 'repair' }, sheets];

/** Builds a file with one page, whose tree, content and catalog may be anything. */
function onePage(content: string, dict = '', change: (file: PdfText, page: string) => string = (_, page) => page) {
  const file = new PdfText();
  const contents = file.stream(dict, content);
  const page = file.add(`<< /Type /Page /Contents ${contents} /MediaBox [0 0 300 200] >>`);
  return file.document([change(file, page)]);
}

/** Compresses a gibibyte of zeros: the same block again and again, an empty last one, and their checksum. */
function packedZeros(): Buffer {
  const block = deflateRawSync(Buffer.alloc(2 ** 24), { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  const checksum = Buffer.alloc(4);
  checksum.writeUInt16BE(2 ** 30 % 65_521, 0);
  checksum.writeUInt16BE(1, 2);
  return Buffer.concat([Buffer.of(0x78, 0xda), ...Array.from({ length: 64 }, () => block), Buffer.of(3, 0), checksum]);
}

// Compressed once, it is still repetitive.
const bomb = onePage(
  deflateSync(packedZeros(), { level: 9 }).toString('latin1'),
  '/Filter [/FlateDecode /FlateDecode]',
);

test.each(everything)('A stream that unpacks to a gibibyte takes little memory: $type', async (operation) => {
  expect(bomb.length).toBeLessThan(20_000);
  const before = process.memoryUsage().rss;
  const result = await does(operation, bomb).catch((error: unknown) => error);
  // It succeeds, or explains why not.
  if (!(result instanceof Uint8Array))
    expect(result).toMatchObject({ code: expect.stringMatching(/^(corrupt-file|unread-page|unpacks-too-large)$/) });
  expect(process.memoryUsage().rss - before).toBeLessThan(600 * 2 ** 20);
});

test.each(everything)('A page 10,000 levels down its tree is found: $type', async (operation) => {
  const deep = onePage('0 0 m 9 9 l S', '', (file, page) =>
    Array.from({ length: 10_000 }).reduce<string>(
      (kid) => file.add(`<< /Type /Pages /Count 1 /Kids [${kid}] >>`),
      page,
    ),
  );
  const bytes = await does(operation, deep);
  expect(await checkStatus(bytes)).toBe(0);
  expect((await contentOf(bytes)).texts).toHaveLength(1);
});

test('Reading ends at a tree that leads to itself, and at drawings that draw themselves', async () => {
  const loop = onePage('/X Do', '', (file, page) => {
    const drawing = file.next();
    file.set(drawing, `<< /Type /Pages /Kids [${file.tree} ${page}] >>`);
    return `${drawing} ${page}`;
  });
  for (const operation of everything) expect(await does(operation, loop)).toBeInstanceOf(Uint8Array);
});

test.each(everything)(
  'Scripts, programs to start and files elsewhere are only words to us: $type',
  async (operation) => {
    const bytes = await does(operation, attackFile('https://attack.invalid/'));
    expect(await checkStatus(bytes)).toBe(0);
    expect((await contentOf(bytes)).texts).toEqual([expect.stringContaining('Attack')]);
  },
);
