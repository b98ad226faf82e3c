import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import sharp from 'sharp';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { qpdf } from '../../qpdf.ts';
import { addFiles, fixture, openTool, rowOf, runTool, saveResults, setOption, work, runOn } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

const named = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });

test('Pages are drawn at the resolution that was asked for, as a reader shows them', async ({ page }) => {
  await openTool(page, 'pdf-to-png');
  await addFiles(page, [fixture('pdf/first.pdf')]);
  await page.getByLabel('Resolution').fill('72');
  await setOption(page, 'pages', '4, 1');
  await runTool(page);
  const results = await saveResults(page);
  expect([...results.keys()].toSorted()).toEqual(['first-1.png', 'first-4.png']);
  for (const number of [1, 4]) {
    const drawn = sharp(results.get(`first-${number}.png`))
      .removeAlpha()
      .greyscale();
    const { width, height } = await drawn.metadata();
    // Its crop box of 380 by 280 points, rotated, or its media box of 300 by 400.
    expect([width, height]).toEqual(number === 1 ? [280, 380] : [300, 400]);
    const [ink] = (await drawn.stats()).channels;
    expect([ink?.min, ink?.max]).toEqual([0, 255]);
  }
});

/** Builds a document of empty pages, each a point wider than the previous one. */
function ofManyPages(count: number) {
  const file = new PdfText();
  const kids = Array.from({ length: count }, (_, index) => file.page(`/MediaBox [0 0 ${100 + index} 100]`));
  return file.document(kids);
}

test('Many pages are drawn beside each other, and saved in their order', nightly, async ({ page }) => {
  const count = 30;
  await openTool(page, 'pdf-to-png');
  await addFiles(page, [named('many.pdf', ofManyPages(count))]);
  await page.getByLabel('Resolution').fill('72');
  await runTool(page);
  const results = await saveResults(page);
  const drawn = Array.from({ length: count }, (_, index) => `many-${String(index + 1).padStart(2, '0')}.png`);
  expect([...results.keys()]).toEqual(drawn);
  const widths = await Promise.all(drawn.map(async (name) => (await sharp(results.get(name)).metadata()).width));
  expect(widths).toEqual(drawn.map((_, index) => 100 + index));
});

/**
 * Builds a document whose page tree is lost, so that PDFium finds no pages in it; or that has one page fewer than it
 * says, which PDFium searches for.
 */
function withLostPages(what: 'tree' | 'page') {
  const file = new PdfText();
  const [catalog, tree] = [file.next(), file.next()];
  const contents = file.stream('', '10 10 80 80 re f');
  const page = file.add(`<< /Type /Page /Parent ${tree} /MediaBox [0 0 100 100] /UserUnit 2 /Contents ${contents} >>`);
  if (what === 'page') file.set(tree, `<< /Type /Pages /Count 2 /Kids [999 0 R ${page}] >>`);
  file.set(catalog, `<< /Type /Catalog /Pages ${tree} >>`);
  return file.bytes(`/Root ${catalog}`);
}

test(
  'A locked file is drawn with its password, and a damaged one with the pages that are found in it',
  nightly,
  async ({ page }) => {
    const input = await readFile(fixture('pdf/first.pdf'));
    const result = await qpdf(['--encrypt', 'sécret', 'o', '256', '--', 'in.pdf', 'out.pdf'], { 'in.pdf': input });
    await openTool(page, 'pdf-to-jpg');
    await addFiles(page, [
      named('locked.pdf', result.file('out.pdf')),
      named('lost.pdf', withLostPages('tree')),
      named('short.pdf', withLostPages('page')),
    ]);
    await rowOf(page, 'locked.pdf').getByLabel('Password').fill('sécret');
    await rowOf(page, 'locked.pdf').getByLabel('Password').press('Enter');
    await expect(rowOf(page, 'locked.pdf')).toContainText('4 pages');
    await runTool(page);
    await expect(rowOf(page, 'short.pdf')).toContainText('it should have 2 pages, and 1 could be found');
    const results = await saveResults(page);
    expect(results.size).toBe(6);
    expect((await sharp(results.get('locked-1.jpg')).metadata()).format).toBe('jpeg');
    for (const name of ['lost-1.jpg', 'short-1.jpg']) {
      const { channels } = await sharp(results.get(name)).stats();
      // Each unit is two points.
      expect((await sharp(results.get(name)).metadata()).width, name).toBe(Math.round((200 / 72) * 150));
      expect(channels[0]?.mean, name).toBeCloseTo(255 * 0.36, -1);
    }
  },
);

/** Builds a page with a word, a field without an appearance, and a text box. */
function withField() {
  const file = new PdfText();
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const field = file.add(
    `<< /Subtype /Widget /FT /Tx /T (name) /V (Ada Lovelace) /DA (/F 10 Tf 0 g) /Rect [10 60 190 80] >>`,
  );
  const look = file.stream(
    `/Type /XObject /Subtype /Form /BBox [0 0 180 20] /Resources << /Font << /F ${font} >> >>`,
    'BT /F 10 Tf 2 5 Td (See below) Tj ET',
  );
  const box = file.add(`<< /Subtype /FreeText /Contents (See below) /Rect [10 10 190 30] /AP << /N ${look} >> >>`);
  const contents = file.stream('', 'BT /F 10 Tf 10 150 Td (Name:) Tj ET');
  const kid = file.page(
    `/MediaBox [0 0 200 200] /Contents ${contents} /Resources << /Font << /F ${font} >> >> /Annots [${field} ${box}]`,
  );
  return file.document([kid], { catalog: `/AcroForm << /Fields [${field}] /DR << /Font << /F ${font} >> >> >>` });
}

test('Text comes out page by page, with what fields and text boxes show', async ({ page }) => {
  const results = await work(page, 'pdf-to-text', [
    named('plain.pdf', await readFile(fixture('pdf/plain.pdf'))),
    named('form.pdf', withField()),
  ]);
  expect(results.get('plain.txt')?.toString()).toBe('Plain page 1\n\nPlain page 2\n');
  expect(results.get('form.txt')?.toString().trim().split(/\s+/)).toEqual(['Name:', 'Ada', 'Lovelace', 'See', 'below']);
});

/**
 * Builds a page with pictures: a JPEG twice, an uncompressed one with a mask in a form XObject, clipped and faint, and
 * the JPEG inverted and masked.
 */
async function withPictures() {
  const jpeg = await readFile(fixture('photos/coffee.jpg'));
  const { width, height } = await sharp(jpeg).metadata();
  const file = new PdfText();
  const image = '/Type /XObject /Subtype /Image';
  const photoOf = (more: string) =>
    file.stream(
      `${image} /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode ${more}`,
      jpeg.toString('latin1'),
    );
  const mask = file.stream(`${image} /Width 2 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8`, '\xFF\x00');
  const stencil = file.stream(`${image} /Width 2 /Height 1 /ImageMask true /BitsPerComponent 1`, '\x80');
  const pixels = file.stream(
    `${image} /Width 2 /Height 2 /ColorSpace /DeviceRGB /BitsPerComponent 8 /SMask ${mask}`,
    '\xFF\x00\x00\x00\xFF\x00\x00\x00\xFF\xFF\xFF\x00',
  );
  const drawing = file.stream(
    `/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /P ${pixels} >> /ExtGState << /G << /ca 0.5 >> >> >>`,
    '/G gs 0 0 0.5 0.5 re W n /P Do',
  );
  const photos = [
    photoOf(''),
    photoOf('/Decode [1 0 1 0 1 0]'),
    photoOf(`/SMask ${mask}`),
    photoOf(`/Mask ${stencil}`),
  ];
  const names = photos.map((photo, index) => `/A${index} ${photo}`).join(' ');
  const contents = file.stream(
    '',
    'q 90 0 0 90 0 0 cm /A0 Do /A0 Do Q q 50 0 0 50 0 0 cm /D Do Q /A1 Do /A2 Do /A3 Do',
  );
  const kid = file.page(
    `/MediaBox [0 0 99 99] /Contents ${contents} /Resources << /XObject << ${names} /D ${drawing} >> >>`,
  );
  return { pdf: file.document([kid]), jpeg };
}

test(
  'Pictures come out once each, JPEG byte for byte, others as they are seen, with what is see-through',
  nightly,
  async ({ page }) => {
    const { pdf, jpeg } = await withPictures();
    const results = await work(page, 'extract-images', [named('pictures.pdf', pdf)]);
    expect([...results.keys()].toSorted()).toEqual([
      'pictures-1.jpg',
      ...[2, 3, 4, 5].map((number) => `pictures-${number}.png`),
    ]);
    expect(results.get('pictures-1.jpg')?.equals(jpeg)).toBe(true);
    const { data, info } = await sharp(results.get('pictures-2.png')).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([2, 2, 4]);
    const alphas = [3, 7, 11, 15].map((at) => data[at]);
    expect(alphas).toEqual([255, 0, 255, 0]);
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
    const photo = await sharp(jpeg).stats();
    const [inverted, soft, cut] = [3, 4, 5].map((number) => sharp(results.get(`pictures-${number}.png`)));
    const means = (await inverted?.stats())?.channels.map(({ mean }) => mean) ?? [];
    for (const [channel, { mean }] of photo.channels.entries()) expect(means[channel]).toBeCloseTo(255 - mean, -1);
    const { width } = await sharp(jpeg).metadata();
    for (const [seen, shownLeft] of [
      [soft, true],
      [cut, false],
    ] as const) {
      const alpha = await seen?.clone().extractChannel(3).raw().toBuffer();
      expect([alpha?.[0], alpha?.[width - 1]]).toEqual(shownLeft ? [255, 0] : [0, 255]);
      const part = { left: shownLeft ? 0 : width - 9, top: 0, width: 9, height: 9 };
      const [own, shown] = await Promise.all(
        [sharp(jpeg), seen].map((picture) => picture?.clone().extract(part).removeAlpha().raw().toBuffer()),
      );
      expect(shown?.every((value, at) => Math.abs(value - (own?.[at] ?? 0)) < 4)).toBe(true);
    }
  },
);

test('A file without text, or without pictures, is explained', nightly, async ({ page }) => {
  const { pdf } = await withPictures();
  await runOn(page, 'pdf-to-text', [named('pictures.pdf', pdf)]);
  await expect(rowOf(page, 'pictures.pdf')).toContainText('There is no text in this file');
  await runOn(page, 'extract-images', [fixture('pdf/plain.pdf')]);
  await expect(rowOf(page, 'plain.pdf')).toContainText('There are no images');
});
