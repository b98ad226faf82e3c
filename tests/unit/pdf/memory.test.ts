import { readFile } from 'node:fs/promises';
import { constants, deflateRawSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { providePdfium } from './pdfium-in-node.ts';
import { operate } from './read-pdf.ts';

beforeAll(providePdfium);

const open = async (file: File) => {
  const { OpenPdf } = await import('#engines/pdf/render/pdfium.ts');
  return OpenPdf.open(file, '');
};

/** Compresses zeros of this size, in mebibytes, to a thousandth. */
function packedZeros(size: number): string {
  const piece = deflateRawSync(Buffer.alloc(2 ** 20), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([Buffer.of(0x78, 0x9c), ...Array<Buffer>(size).fill(piece), Buffer.of(3, 0)]).toString('latin1');
}

/** Builds a page that draws something large, directly or through a form XObject. */
function bomb(size: number, isInDrawing: boolean): File {
  const file = new PdfText();
  const packed = packedZeros(size);
  const drawing = file.stream(
    '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Filter /FlateDecode',
    isInDrawing ? packed : '',
  );
  const contents = isInDrawing ? file.stream('', '/X Do') : file.stream('/Filter /FlateDecode', packed);
  const page = file.page(`/MediaBox [0 0 99 99] /Contents ${contents} /Resources << /XObject << /X ${drawing} >> >>`);
  return new File([file.document([page])], 'bomb.pdf');
}

const codeOf = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

test('A page whose content unpacks to more than fits is refused in little memory, and merges as it is', async () => {
  const file = bomb(1024, false);
  const before = process.resourceUsage().maxRSS;
  const document = await open(file);
  expect(codeOf(() => document.draw(0, 99, 99))).toBe('unpacks-too-large');
  expect(codeOf(() => document.text(0))).toBe('unpacks-too-large');
  expect(codeOf(() => [...document.pictures(0)])).toBe('unpacks-too-large');
  document.close();
  const [merged] = await operate({ type: 'merge' }, [file]);
  expect(merged?.notes).toContainEqual({ type: 'pages', count: 1 });
  // In kibibytes.
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(250 * 2 ** 10);
});

test('PDFium gets no more memory than it may, and is started anew for what comes next', async () => {
  const before = process.resourceUsage().maxRSS;
  const document = await open(bomb(700, true));
  expect(codeOf(() => document.draw(0, 99, 99))).toBe('unpacks-too-large');
  expect(document.isUsable).toBe(false);
  document.close();
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(800 * 2 ** 10);
  const first = await readFile(new URL('../../fixtures/pdf/first.pdf', import.meta.url));
  const sound = await open(new File([new Uint8Array(first)], 'first.pdf'));
  expect(sound.text(0)).toContain('A page 1');
  sound.close();
});
