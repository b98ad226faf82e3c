import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { answers } from '#engines/pdf/pdf.ts';
import { describeDamage } from '#words/files.ts';

const brokenPages = (file: File) => answers['broken-pages']({ type: 'broken-pages', file, password: '' });
const numbers = Array.from({ length: 200 }, (_, at) => `${at} ${(at * 7919) % 1000} m`).join(' ');
const content = deflateSync(numbers).toString('latin1');
const half = content.length / 2;

/** Builds two pages, one of which has a compressed content stream. */
function drawnBy(packed: string): File {
  const pdf = new PdfText();
  const drawn = pdf.stream('/Filter /FlateDecode', packed);
  const pages = [`/Contents ${drawn}`, ''].map((entry) => pdf.page(`/MediaBox [0 0 100 100] ${entry}`));
  return new File([pdf.document(pages)], 'two.pdf');
}

test.each([
  ['is whole', content, 0],
  ['was changed', content.slice(0, half) + '\0'.repeat(20) + content.slice(half + 20), 1],
  ['cannot be unpacked', content.slice(0, half) + '\xFF'.repeat(20) + content.slice(half + 20), 1],
  ['breaks off', content.slice(0, half), 1],
])('A file whose page is drawn by data that %s says so', async (_, data, pages) => {
  const said = describeDamage({
    kind: 'document',
    format: 'pdf',
    pages: 2,
    brokenPages: await brokenPages(drawnBy(data)),
  });
  expect(said).toEqual(pages > 0 ? ['This file is damaged: parts of 1 page may be missing or wrong.'] : []);
});

/** Builds two pages with the same resources: only the first draws `/X`, and neither draws `/Y`. */
function drawing(kind: 'form' | 'image' | 'font' | 'form in a form' | 'photo', packed: string, name = 'X'): File {
  const pdf = new PdfText();
  const form = '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Filter /FlateDecode';
  const drawn = () => {
    switch (kind) {
      case 'form':
        return pdf.stream(form, packed);
      case 'image':
        return pdf.stream(
          '/Type /XObject /Subtype /Image /Width 9 /Height 9 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
          packed,
        );
      case 'photo':
        return pdf.stream(
          '/Type /XObject /Subtype /Image /Width 60 /Height 40 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
          packed,
        );
      case 'font': {
        const descriptor = pdf.add(
          `<< /Type /FontDescriptor /FontName /A /FontFile2 ${pdf.stream('/Filter /FlateDecode', packed)} >>`,
        );
        return pdf.add(`<< /Type /Font /Subtype /TrueType /BaseFont /A /FontDescriptor ${descriptor} >>`);
      }
      case 'form in a form': {
        const inner = pdf.stream(form, packed);
        return pdf.stream(
          `${form} /Resources << /XObject << /Z ${inner} >> >>`,
          deflateSync('/Z Do').toString('latin1'),
        );
      }
    }
  };
  const category = kind === 'font' ? 'Font' : 'XObject';
  const resources = pdf.add(`<< /${category} << /${name} ${drawn()} >> >>`);
  const pages = [kind === 'font' ? 'BT /X 9 Tf (a) Tj ET' : '/X Do', '0 0 9 9 re f'].map((text) =>
    pdf.page(`/MediaBox [0 0 100 100] /Resources ${resources} /Contents ${pdf.stream('', text)}`),
  );
  return new File([pdf.document(pages)], 'two.pdf');
}

const damaged = content.slice(0, half) + '\0'.repeat(20) + content.slice(half + 20);

test.each(['form', 'image', 'font', 'form in a form'] as const)(
  'A damaged %s is counted on the page that draws it, and not on others with the same resources',
  async (kind) => {
    expect(await brokenPages(drawing(kind, damaged))).toBe(1);
    expect(await brokenPages(drawing(kind, damaged, 'Y'))).toBe(0);
    expect(await brokenPages(drawing(kind, content))).toBe(0);
  },
);

test('A damaged photo is counted on the page that draws it', async () => {
  const photo = await sharp('tests/fixtures/photos/coffee.jpg').resize(60, 40).jpeg().toBuffer();
  const broken = (bytes: Buffer, name?: string) => brokenPages(drawing('photo', bytes.toString('latin1'), name));
  const damaged = Buffer.from(photo).fill(0, photo.length - 300, photo.length - 200);
  expect(await broken(damaged)).toBe(1);
  expect(await broken(damaged, 'Y')).toBe(0);
  expect(await broken(photo)).toBe(0);
});
