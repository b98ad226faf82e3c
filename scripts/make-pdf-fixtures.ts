/**
 * Makes `tests/fixtures/pdf`: `node scripts/make-pdf-fixtures.ts`.
 * `first.pdf` and `second.pdf` have everything that a merge can lose, under the same names.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { featureFile } from './pdf-features.ts';
import { PdfText } from './pdf-text.ts';
import { qpdf } from '../tests/qpdf.ts';

const folder = new URL('../tests/fixtures/pdf/', import.meta.url);
const save = (name: string, bytes: Uint8Array) => writeFile(new URL(name, folder), bytes);

function plainFile(): Uint8Array {
  const file = new PdfText();
  const [catalog, tree] = [file.next(), file.next()];
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const pages = ['Plain page 1', 'Plain page 2'].map((text) => {
    const contents = file.stream('', `BT /F1 24 Tf 20 100 Td (${text}) Tj ET`);
    return file.add(`<< /Type /Page /Parent ${tree} /Contents ${contents} >>`);
  });
  file.set(catalog, `<< /Type /Catalog /Pages ${tree} >>`);
  file.set(
    tree,
    `<< /Type /Pages /Kids [${pages.join(' ')}] /Count 2 /MediaBox [0 0 300 200]
     /Resources << /Font << /F1 ${font} >> >> >>`,
  );
  return file.bytes(`/Root ${catalog}`);
}

/** Text and pictures: a photo far finer than it is drawn, twice the same, and pixels with a mask. */
async function illustratedFile(): Promise<Uint8Array> {
  const file = new PdfText();
  const [catalog, tree] = [file.next(), file.next()];
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const photo = sharp(new URL('../photos/coffee.jpg', folder).pathname).resize(800, 600);
  const jpeg = (await photo.clone().jpeg({ quality: 92 }).toBuffer()).toString('latin1');
  const image = '/Type /XObject /Subtype /Image /BitsPerComponent 8';
  const photos = [1, 2].map(() =>
    file.stream(`${image} /Width 800 /Height 600 /ColorSpace /DeviceRGB /Filter /DCTDecode`, jpeg),
  );
  const pixels = await photo.clone().resize(200, 150).removeAlpha().raw().toBuffer();
  const fade = Buffer.from(Array.from({ length: 200 * 150 }, (_, at) => Math.round(((at % 200) / 199) * 255)));
  const mask = file.stream(`${image} /Width 200 /Height 150 /ColorSpace /DeviceGray`, fade.toString('latin1'));
  const faded = file.stream(
    `${image} /Width 200 /Height 150 /ColorSpace /DeviceRGB /SMask ${mask} /Filter /FlateDecode`,
    deflateSync(pixels).toString('latin1'),
  );
  const pages = photos.map((ref, index) => {
    const drawn = 'q 160 0 0 120 20 60 cm /Photo Do Q q 100 0 0 75 190 60 cm /Faded Do Q';
    const contents = file.stream('', `BT /F1 24 Tf 20 20 Td (Pictures ${index + 1}) Tj ET ${drawn}`);
    return file.add(
      `<< /Type /Page /Parent ${tree} /Contents ${contents}
      /Resources << /Font << /F1 ${font} >> /XObject << /Photo ${ref} /Faded ${faded} >> >> >>`,
    );
  });
  file.set(catalog, `<< /Type /Catalog /Pages ${tree} >>`);
  file.set(tree, `<< /Type /Pages /Kids [${pages.join(' ')}] /Count 2 /MediaBox [0 0 300 200] >>`);
  return file.bytes(`/Root ${catalog}`);
}

await mkdir(folder, { recursive: true });
await save('plain.pdf', plainFile());
await save('illustrated.pdf', await illustratedFile());
await save('first.pdf', featureFile({ letter: 'A', language: 'en', style: 'r', role: 'P', hiddenByBase: false }));
const second = featureFile({ letter: 'B', language: 'de', style: 'a', role: 'H1', hiddenByBase: true });
// Object streams and a cross-reference stream.
await save(
  'second.pdf',
  (await qpdf(['--object-streams=generate', '--deterministic-id', 'in.pdf', 'out.pdf'], { 'in.pdf': second })).file(
    'out.pdf',
  ),
);
const first = await readFile(new URL('first.pdf', folder));
await save('truncated.pdf', first.subarray(0, Math.floor(first.length * 0.7)));
await save('not-a-document.pdf', new TextEncoder().encode('%PDF-1.7\nThere is nothing here.\n'));
