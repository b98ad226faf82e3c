import { zlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { operators } from '#engines/pdf/content/operators.ts';
import { findPlacements } from '#engines/pdf/compress/placements.ts';
import { shrinkMask } from '#engines/pdf/compress/shrink-mask.ts';
import { PdfDocument } from '#engines/pdf/document/document.ts';
import { decode } from '#engines/pdf/document/filters.ts';
import { Stream } from '#containers/pdf/objects.ts';
import { openSource } from '#containers/pdf/source.ts';
import { renderPdf } from '../../render-pdf.ts';
import type { PdfGoal } from '#jobs/contract/job.ts';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { qpdf } from '../../qpdf.ts';
import { bytesOf, checkStatus, contentOf, fixture, operate } from './read-pdf.ts';

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

test('A content stream is read operator by operator, past inline images', () => {
  const content = 'q 1 0 0 1 5 5 cm /A Do BI /W 1 /H 1 ID \x01EI\x02 q\nEI Q (text) Tj [1 (a)] TJ endobj stream f*';
  expect([...operators(latin1(content))].map(({ operator }) => operator)).toEqual([
    'q',
    'cm',
    'Do',
    'BI',
    'ID',
    'Q',
    'Tj',
    'TJ',
    'endobj',
    'stream',
    'f*',
  ]);
});

async function placementsOf(contents: string, formMatrix = '', more = '') {
  const file = new PdfText();
  const image = file.stream('/Type /XObject /Subtype /Image /Width 9 /Height 9', 'x');
  const form = file.stream(
    `/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${formMatrix} /Resources << /XObject << /I ${image} >> >>`,
    'q 2 0 0 3 0 0 cm /I Do Q',
  );
  const tile = file.stream(
    `/PatternType 1 /Matrix [4 0 0 5 0 0] /Resources << /XObject << /I ${image} >> >>`,
    'q 2 0 0 3 0 0 cm /I Do Q',
  );
  const stream = file.stream('', contents);
  const page = file.page(
    `${more.replace('FORM', form)} /MediaBox [0 0 9 9] /Contents ${stream} /Resources << /XObject << /I ${image} /F ${form} >> ${contents.includes('scn') ? `/Pattern << /P ${tile} >>` : ''} >>`,
  );
  const document = new PdfDocument(await openSource(new Blob([file.document([page])])));
  return [...findPlacements(document).values()];
}

test('It is known how large a picture is drawn, at its largest', async () => {
  expect(await placementsOf('q 100 0 0 50 7 7 cm /I Do Q /I Do')).toEqual([{ width: 100, height: 50 }]);
  expect(await placementsOf('q 0 30 -40 0 0 0 cm /I Do Q')).toEqual([{ width: 30, height: 40 }]);
  expect(await placementsOf('q 10 0 0 10 0 0 cm /F Do Q')).toEqual([{ width: 20, height: 30 }]);
  expect(await placementsOf('/F Do', '/Matrix [5 0 0 5 0 0]', '/UserUnit 2')).toEqual([{ width: 20, height: 30 }]);
  // For a tile, whatever precedes its painting; for an annotation, within its box.
  expect(await placementsOf('9 0 0 9 0 0 cm /P scn 0 0 9 9 re f')).toEqual([{ width: 8, height: 15 }]);
  const comment = '/Annots [<< /Subtype /Stamp /Rect [10 10 100 190] /AP << /N FORM >> >>]';
  expect(await placementsOf('', '/Matrix [2 0 0 1 0 0]', comment)).toEqual([{ width: 20, height: 60 }]);
});

const compress = async (input: Uint8Array<ArrayBuffer>, keepsMetadata = true, goal: PdfGoal = { type: 'lossless' }) => {
  const [output] = await operate({ type: 'compress', goal, keepsMetadata }, [input]);
  if (!output) throw new Error('There is no output');
  return output;
};

test('Without loss, a file is smaller and all that it has stays', async () => {
  const input = await fixture('first.pdf');
  const bytes = await bytesOf(await compress(input));
  expect(bytes.length).toBeLessThan(input.length / 2);
  expect(await checkStatus(bytes)).toBe(0);
  expect(await contentOf(bytes)).toEqual(await contentOf(input));
});

/** Three bytes, followed by an invalid Flate block or LZW code. */
const damages = {
  FlateDecode: [0x78, 0x9c, 0, 3, 0, 0xfc, 0xff, 1, 2, 3],
  LZWDecode: [0x80, 0x0b, 0x60, 0x50],
};

test.each(Object.entries(damages))('A damaged stream of %s stays as it is, byte for byte', async (filter, begun) => {
  const damaged = Buffer.concat([Buffer.from(begun), Buffer.alloc(3000, 0xff)]);
  const file = new PdfText();
  const data = file.stream(`/Filter /${filter}`, damaged.toString('latin1'));
  const contents = file.stream('', '0 0 9 9 re f');
  const page = file.page(`/MediaBox [0 0 9 9] /Contents ${contents} /PieceInfo << /Some << /Private ${data} >> >>`);
  const output = await bytesOf(await compress(file.document([page])));
  expect(Buffer.from(output).includes(damaged)).toBe(true);
});

test('What a file says of itself goes when it is not wanted', async () => {
  const content = await contentOf(await bytesOf(await compress(await fixture('first.pdf'), false)));
  expect([content.title, content.xmp]).toEqual([undefined, undefined]);
});

test('Previews of pages go for screens, which is said, and stay for print', async () => {
  const file = new PdfText();
  const thumb = file.stream('/Width 9 /Height 9 /ColorSpace /DeviceGray /BitsPerComponent 8', 'preview'.repeat(12));
  const xmp = `<rdf:RDF><xmp:Thumbnails><x>preview</x></xmp:Thumbnails><dc:title>kept</dc:title></rdf:RDF>${' '.repeat(3000)}`;
  const page = file.page(`/MediaBox [0 0 9 9] /Thumb ${thumb}`);
  const input = file.document([page], { catalog: `/Metadata ${file.stream('/Type /Metadata /Subtype /XML', xmp)}` });
  const made = async (dotsPerInch: number) => {
    const { notes, ...output } = await compress(input, true, { type: 'pictures', dotsPerInch, quality: 60 });
    const bytes = await bytesOf({ notes, ...output });
    const unpacked = Buffer.from((await qpdf(['--qdf', 'in.pdf', 'out.pdf'], { 'in.pdf': bytes })).file('out.pdf'));
    return { notes, said: unpacked.toString('latin1').match(/preview|kept/g) };
  };
  expect(await made(150)).toEqual({ notes: [{ type: 'program-data-removed' }], said: ['kept'] });
  expect(new Set((await made(220)).said)).toEqual(new Set(['preview', 'kept']));
});

/** Builds a page with a picture of these samples across it. */
function pictureFile(entries: string, samples: Uint8Array) {
  const file = new PdfText();
  const data = Buffer.from(zlibSync(samples)).toString('latin1');
  const image = file.stream(`/Type /XObject /Subtype /Image /Filter /FlateDecode ${entries}`, data);
  const page = file.page(`/MediaBox [0 0 200 200] /Contents ${file.stream('', '200 0 0 200 0 0 cm /I Do')}
    /Resources << /XObject << /I ${image} >> >>`);
  return { bytes: file.document([page]), image: Number.parseInt(image, 10) };
}

test.each([
  ['RGB of 8 bits', '/ColorSpace /DeviceRGB /BitsPerComponent 8', 3],
  ['grey of 16 bits', '/ColorSpace /DeviceGray /BitsPerComponent 16', 2],
])('Without loss, samples that go on like those beside them pack smaller: %s', async (_, entries, pixelLength) => {
  // Waves, so that all rows differ.
  const samples = Uint8Array.from({ length: 200 * 200 * pixelLength }, (__, at) => {
    const [x, y] = [Math.floor(at / pixelLength) % 200, Math.floor(at / pixelLength / 200)];
    const value = 32768 + 30000 * Math.sin(x / 31 + (at % pixelLength)) * Math.cos(y / 17);
    return pixelLength === 2 && at % 2 === 1 ? value & 0xff : value >> 8;
  });
  const { bytes: before } = pictureFile(`/Width 200 /Height 200 ${entries}`, samples);
  const after = await bytesOf(await compress(before));
  expect(after.length).toBeLessThan(before.length * 0.8);
  expect(await checkStatus(after)).toBe(0);
  expect(await renderPdf(after)).toEqual(await renderPdf(before));
});

test('A soft mask becomes coarser by means of its samples', async () => {
  const samples = Uint8Array.from({ length: 100 * 80 }, (_, at) => (at % 100 < 50 ? 240 : 0));
  const grey = '/Width 100 /Height 80 /ColorSpace /DeviceGray /BitsPerComponent 8';
  const { bytes, image } = pictureFile(grey, samples);
  const document = new PdfDocument(await openSource(new Blob([bytes])));
  const mask = document.get(image);
  const shrunk = mask instanceof Stream ? shrinkMask(document, mask, 0.25) : undefined;
  expect([shrunk?.dict.get('Width'), shrunk?.dict.get('Height')]).toEqual([25, 20]);
  const row = Array.from({ length: 25 }, (_, x) => (x < 12 ? 240 : x > 12 ? 0 : 120));
  expect([...(shrunk ? decode(shrunk, document) : [])]).toEqual(Array.from({ length: 20 }, () => row).flat());
});

test('What cannot be made smaller comes back as it is', async () => {
  const small = await bytesOf(await compress(await fixture('first.pdf')));
  const again = await compress(small);
  expect(again.notes).toEqual([{ type: 'unchanged', why: 'already-small' }]);
  expect(await bytesOf(again)).toEqual(small);

  // Half a percent larger than the requested size.
  const hardlyLarger = new Uint8Array([...small, ...latin1(`${'%'.repeat(small.length / 200)}\n`)]);
  const fitting = await compress(hardlyLarger, true, { type: 'size', bytes: small.length });
  expect(fitting.file.size).toBeLessThanOrEqual(small.length);
});
