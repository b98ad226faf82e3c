import { inflateSync } from 'node:zlib';
import { expect, test } from '../test.ts';
import sharp from 'sharp';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { objectsOf, read } from '../../unit/pdf/read-pdf.ts';
import { brokenJpeg } from './broken-jpeg.ts';
import { addFiles, fixture, only, openTool, rowOf, runTool, saveResults, setOption, runOn } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

test('The lines above and below a removed word stay, however tall the signs of their font', async ({ page }) => {
  const other = await page.context().newPage();
  // Signs of this font are 1.7 times as tall as its lines are apart.
  await other.setContent(
    `<p style="font: 16px/1.164 'DejaVu Sans'">First line of several<br>ann@example.org and more<br>Third, case AZ-<br>2024/17 here</p>`,
  );
  const buffer = await other.pdf();
  await other.close();
  await runOn(page, 'redact-pdf', [{ name: 'letter.pdf', mimeType: 'application/pdf', buffer }], {
    email: 'true',
    expression: String.raw`AZ-\d+/\d+`,
  });
  const [text = ''] = await (await read(only(await saveResults(page)))).texts();
  expect(text.replace(/\s+/g, ' ').trim()).toBe('First line of several and more Third, case here');
});

test('Words and pixels under an area are gone, chosen by keys', async ({ page }) => {
  await openTool(page, 'redact-pdf');
  await addFiles(page, [fixture('pdf/illustrated.pdf')]);
  await page.locator('#option-words').fill('of nobody');
  await page.locator('#option-words').press('Tab');
  await expect(page.locator('page-areas [role=status]')).toHaveText(
    'Nothing that you are looking for is in the text of this file.',
  );
  await page.locator('#option-words').fill('pictures 2');
  await page.locator('#option-words').press('Tab');
  await expect(page.locator('page-areas [role=status]')).toHaveText('0 of 1 match are on this page.');
  await page.getByRole('button', { name: 'Black out an area' }).click();
  await expect(page.locator('.area')).toBeFocused();
  // So narrow that it covers only the photo.
  for (let count = 0; count < 3; count++) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+z');
  await expect(page.locator('page-areas')).toContainText('1 of 1 area and 0 of 1 match are on this page');
  await runTool(page);
  await expect(rowOf(page, 'illustrated.pdf')).toContainText('2 areas removed on 2 pages');
  const bytes = only(await saveResults(page));
  expect(await (await read(bytes)).texts()).toEqual(['Pictures 1', '']);
  const photos = [...(await objectsOf(bytes)).values()].flatMap((object) => {
    if (typeof object !== 'object' || object === null || Array.isArray(object)) return [];
    const { data, dict } = object;
    const isPhoto = JSON.stringify(dict)?.includes('DCTDecode');
    return isPhoto && typeof data === 'string' ? [{ data }] : [];
  });
  const pixels = await Promise.all(
    photos.map(({ data }) => sharp(Buffer.from(data, 'base64')).raw().toBuffer({ resolveWithObject: true })),
  );
  // One of the two pages still has the unmodified photo.
  const darkest = pixels.map(({ data, info }) => {
    const at = (Math.round(info.height * 0.63) * info.width + Math.round(info.width * 0.7)) * info.channels;
    return Math.max(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255);
  });
  expect(darkest).toHaveLength(2);
  expect(Math.min(...darkest)).toBeLessThan(8);
  expect(Math.max(...darkest)).toBeGreaterThan(8);
});

/** Builds a page of 300 by 200 points with this content, and pictures by name. */
function pageFile(content: string, pictures: Record<string, (file: PdfText) => string> = {}, more = '', form = '') {
  const file = new PdfText();
  const named = Object.entries(pictures).map(([name, add]) => `/${name} ${add(file)}`);
  const resources = `<< /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Courier >> >> /XObject << ${named.join(' ')} >> >>`;
  const page = file.page(`/Contents ${file.stream('', content)} /Resources ${resources} ${more}`);
  const catalog = form && `/AcroForm ${file.add(form)}`;
  const buffer = Buffer.from(file.document([page], { tree: '/MediaBox [0 0 300 200]', catalog }));
  return { name: 'page.pdf', mimeType: 'application/pdf', buffer };
}

test('Personal data is found by its form, and one text of it is kept', async ({ page }) => {
  const lines = [
    'Ann: ann@example.org',
    'Bob: bob@example.org',
    'Pay DE89 3704 0044 0532 0130 00',
    'Born 3 March 1980',
  ];
  const shown = lines.map((line, index) => `BT /F1 10 Tf 20 ${170 - index * 20} Td (${line}) Tj ET`).join(' ');
  const comment = `/Annots [<< /Type /Annot /Subtype /Text /Rect [250 150 270 170] /Contents (Ask carl@example.org) >>]`;
  await openTool(page, 'redact-pdf');
  await addFiles(page, [pageFile(shown, {}, comment)]);
  for (const label of ['Email addresses', 'IBANs', 'Dates of birth']) await page.getByLabel(label).check();
  const status = page.locator('page-areas [role=status]');
  await expect(status).toHaveText('4 of 4 matches are on this page.');
  const bob = page.getByRole('button', { name: 'Remove “bob@example.org”' });
  await bob.press('Enter');
  await expect(bob).toHaveAttribute('aria-pressed', 'false');
  await expect(status).toHaveText('3 of 3 matches are on this page. “bob@example.org” will be kept.');
  await runTool(page);
  const bytes = only(await saveResults(page));
  const [text] = await (await read(bytes)).texts();
  expect(text?.replace(/\s+/g, ' ')).toBe('Ann: Bob: bob@example.org Pay Born');
  expect(JSON.stringify([...(await objectsOf(bytes)).values()])).not.toMatch(/carl@|ann@/);

  await setOption(page, 'expression', '(');
  await page.locator('#option-expression').blur();
  await expect(status).toContainText('This regular expression is not valid.');
});

/** Returns the samples of losslessly compressed pictures in a file, by width. */
async function samplesOf(bytes: Uint8Array) {
  const found = new Map<number, Buffer>();
  for (const object of (await objectsOf(bytes)).values()) {
    if (typeof object !== 'object' || object === null || Array.isArray(object)) continue;
    const { data, dict } = object;
    const { '/Width': width, '/Filter': filter } = (dict ?? {}) as Record<string, unknown>;
    if (typeof width !== 'number' || filter !== '/FlateDecode' || typeof data !== 'string') continue;
    found.set(width, inflateSync(Buffer.from(data, 'base64')));
  }
  return found;
}

test(
  'Pixels are cut out of pictures of one bit, and of masks, and the page keeps its text',
  nightly,
  async ({ page }) => {
    const image = '/Type /XObject /Subtype /Image';
    // All white, twice; a stencil mask that paints nothing; a fully transparent grey picture, and one where a single
    // grey value is opaque.
    const inline = `BI /W 72 /H 80 /BPC 1 /CS /G /F /AHx ID ${'ff'.repeat(720)}>\nEI`;
    const file = pageFile(
      `BT /F1 10 Tf 20 180 Td (kept) Tj ET 0.5 g q 300 0 0 200 0 0 cm /Bits Do ${inline} /Stencil Do /Soft Do /Keyed Do Q`,
      {
        Bits: (text) =>
          text.stream(
            `${image} /Width 80 /Height 80 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /ASCIIHexDecode`,
            `${'ff'.repeat(800)}>`,
          ),
        Stencil: (text) =>
          text.stream(
            `${image} /Width 88 /Height 80 /BitsPerComponent 1 /ImageMask true /Filter /ASCIIHexDecode`,
            `${'ff'.repeat(880)}>`,
          ),
        Keyed: (text) =>
          text.stream(
            `${image} /Width 112 /Height 80 /BitsPerComponent 8 /ColorSpace /DeviceGray /Mask [64 64] /Filter /ASCIIHexDecode`,
            `${'40'.repeat(112 * 80)}>`,
          ),
        Soft: (text) => {
          const mask = text.stream(
            `${image} /Width 96 /Height 80 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /ASCIIHexDecode`,
            `${'00'.repeat(96 * 80)}>`,
          );
          return text.stream(
            `${image} /Width 104 /Height 80 /BitsPerComponent 8 /ColorSpace /DeviceGray /SMask ${mask} /Filter /ASCIIHexDecode`,
            `${'80'.repeat(104 * 80)}>`,
          );
        },
      },
    );
    await openTool(page, 'redact-pdf');
    await addFiles(page, [file]);
    await page.getByRole('button', { name: 'Black out an area' }).click();
    await runTool(page);
    await expect(rowOf(page, 'page.pdf')).toContainText('1 area removed on 1 page');
    await expect(rowOf(page, 'page.pdf')).not.toContainText('turned into');
    const bytes = only(await saveResults(page));
    expect(await (await read(bytes)).texts()).toEqual(['kept']);
    const samples = await samplesOf(bytes);
    // In the middle and in a corner: black and white, painted and unpainted, visible and invisible.
    const places = (width: number, bits: 1 | 8) => {
      const row = Math.ceil((width * bits) / 8);
      return [row * 40 + (row >> 1), 0].map((at) => samples.get(width)?.[at]);
    };
    expect(places(72, 1)).toEqual([0, 0xff]);
    expect(places(80, 1)).toEqual([0, 0xff]);
    expect(places(88, 1)).toEqual([0, 0xff]);
    expect(places(96, 8)).toEqual([0xff, 0]);
    expect(places(112, 8)).toEqual([0, 0x40]);
  },
);

test('A page that cannot be cut becomes a picture, and is said to be one', nightly, async ({ page }) => {
  const text = 'BT /F1 10 Tf 20 180 Td (kept) Tj ET';
  const unknown = pageFile(`${text} BT /None 10 Tf 20 100 Td (secret) Tj ET`);
  const broken = (file: PdfText) =>
    file.stream(`/Type /XObject /Subtype /Image ${brokenJpeg.entries}`, brokenJpeg.data);
  const form = '<< /Fields [] /XFA (secret) >>';
  const picture = pageFile(`${text} q 300 0 0 200 0 0 cm /Broken Do Q`, { Broken: broken }, '', form);
  await openTool(page, 'redact-pdf');
  for (const file of [unknown, picture]) {
    await addFiles(page, [file]);
    await page.getByRole('button', { name: 'Black out an area' }).click();
    await runTool(page);
    await expect(rowOf(page, 'page.pdf')).toContainText('Page 1 was turned into an image');
    const bytes = only(await saveResults(page));
    expect(await (await read(bytes)).texts()).toEqual(['']);
    expect(Buffer.from(bytes).includes(Buffer.from(brokenJpeg.data, 'latin1'))).toBe(false);
    expect(JSON.stringify([...(await objectsOf(bytes)).values()])).not.toContain('secret');
    await page.getByRole('button', { name: 'Clear' }).click();
  }
});

test('A word that is broken at the end of a line is found', nightly, async ({ page }) => {
  await openTool(page, 'redact-pdf');
  await addFiles(page, [
    pageFile('BT /F1 10 Tf 20 150 Td (some words and a confi-) Tj 0 -12 Td (dential one among others) Tj ET'),
  ]);
  await page.locator('#option-words').fill('confidential');
  await runTool(page);
  await expect(rowOf(page, 'page.pdf')).toContainText('2 areas removed on 1 page');
  const [text = ''] = await (await read(only(await saveResults(page)))).texts();
  expect(text.replaceAll(/\s+/g, ' ').trim()).toBe('some words and a one among others');
});

test(
  'Words that only comments say are found, and go with them; what is under a note stays',
  nightly,
  async ({ page }) => {
    const text =
      '<< /Type /Annot /Subtype /FreeText /Rect [100 50 200 90] /DA (/F1 9 Tf) /Contents (Quite a secret) >>';
    const note = '<< /Type /Annot /Subtype /Highlight /Rect [20 145 50 160] /Contents (The secret of it) >>';
    await openTool(page, 'redact-pdf');
    const drawing = (file: PdfText) =>
      file.stream(
        '/Subtype /Form /BBox [0 0 50 20] /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Courier >> >> >>',
        'BT /F1 10 Tf (sec) Tj (ret) Tj ET',
      );
    const stamp = '<< /Type /Annot /Subtype /Stamp /Rect [220 50 270 70] /AP << /N 1 0 R >> >>';
    await addFiles(page, [
      pageFile('BT /F1 10 Tf 20 150 Td (kept) Tj ET', { Look: drawing }, `/Annots [${text} ${note} ${stamp}]`),
    ]);
    await page.locator('#option-words').fill('secret');
    await page.locator('#option-words').press('Tab');
    await expect(page.locator('page-areas')).toContainText('2 of 2 matches');
    await runTool(page);
    await expect(rowOf(page, 'page.pdf')).toContainText('3 areas removed on 1 page');
    const bytes = only(await saveResults(page));
    expect(await (await read(bytes)).texts()).toEqual(['kept']);
    expect(JSON.stringify([...(await objectsOf(bytes)).values()])).not.toContain('secret');
  },
);

test(
  'Words in letters beyond the first 65,536 are found, and the letters around them stay',
  nightly,
  async ({ page }) => {
    const file = new PdfText();
    const map = file.stream(
      '',
      'begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <41> <D835DC1A> endbfchar endcmap',
    );
    const font = file.add(`<< /Type /Font /Subtype /Type1 /BaseFont /Courier /ToUnicode ${map} >>`);
    const content = file.stream('', 'BT /F1 10 Tf 20 150 Td (one A AA two AAA) Tj ET');
    const leaf = file.page(`/Contents ${content} /Resources << /Font << /F1 ${font} >> >>`);
    const buffer = Buffer.from(file.document([leaf], { tree: '/MediaBox [0 0 300 200]' }));
    await openTool(page, 'redact-pdf');
    await addFiles(page, [{ name: 'page.pdf', mimeType: 'application/pdf', buffer }]);
    await page.locator('#option-words').fill('two');
    await page.locator('#option-words').press('Tab');
    await expect(page.locator('page-areas')).toContainText('1 of 1 match is on this page');
    await runTool(page);
    const bytes = only(await saveResults(page));
    expect((await (await read(bytes)).texts()).join().replace(/\s+/g, ' ')).toBe('one 𝐚 𝐚𝐚 𝐚𝐚𝐚');
  },
);

test('Words in the codes of other alphabets, and downwards, are cut out of the text', nightly, async ({ page }) => {
  const file = new PdfText();
  const map = file.stream(
    '',
    'begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange 3 beginbfchar <012b> <6c49> <012c> <5b57> <012d> <4e0b> endbfchar endcmap',
  );
  const font = (encoding: string, more = '') => {
    const info = '<< /Registry (Adobe) /Ordering (GB1) /Supplement 2 >>';
    const descendant = `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo ${info} /W [814 939 500] >>`;
    return `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /${encoding} /DescendantFonts [${descendant}] ${more} >>`;
  };
  const fonts = `/F1 ${font('GBK-EUC-H')} /F2 ${font('Identity-V', `/ToUnicode ${map}`)}`;
  const shown = '/F1 20 Tf 20 20 Td <6162bababfb46364> Tj /F2 20 Tf 200 160 Td <012d012b012c012d> Tj';
  const content = file.stream('', `BT ${shown} ET`);
  const leaf = file.page(`/Contents ${content} /Resources << /Font << ${fonts} >> >>`);
  await openTool(page, 'redact-pdf');
  const buffer = Buffer.from(file.document([leaf], { tree: '/MediaBox [0 0 300 200]' }));
  await addFiles(page, [{ name: 'page.pdf', mimeType: 'application/pdf', buffer }]);
  await page.locator('#option-words').fill('汉看; 汉字');
  await page.locator('#option-words').press('Tab');
  await expect(page.locator('page-areas')).toContainText('of 2 matches');
  await runTool(page);
  await expect(rowOf(page, 'page.pdf')).toContainText('2 areas removed on 1 page');
  await expect(rowOf(page, 'page.pdf')).not.toContainText('turned into');
});
