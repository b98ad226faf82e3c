import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sidesOf } from '#engines/pdf/sheets/layout.ts';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import type { PdfSheets } from '#jobs/contract/pdf-sheets.ts';
import { renderPdf } from '../../render-pdf.ts';
import { checkStatus, contentOf, fixture, objectsOf, onlyOutput, operate, read } from './read-pdf.ts';

const first = await fixture('first.pdf');
const plain: PdfSheets = { pages: 2, order: 'rows', paper: 'a4', gap: 0, hasBorders: false };
const sheets = async (how: Partial<PdfSheets>, file: Uint8Array<ArrayBuffer> = first) =>
  onlyOutput(await operate({ type: 'sheets', sheets: { ...plain, ...how } }, [file]));

test('Pages stand upright on sheets, and their text stays text', async () => {
  const bytes = await sheets({ pages: 4 });
  expect(await checkStatus(bytes)).toBe(0);
  const content = await contentOf(bytes);
  expect(content.texts).toHaveLength(1);
  for (const page of [1, 2, 3, 4]) expect(content.texts[0]).toContain(`A page ${page}`);
  expect(content).toMatchObject({
    outline: expect.arrayContaining(['A one > 1', '  A in two > 1', 'A three > 1']),
    fields: [],
    labels: null,
    title: 'Title of A',
    attachments: ['data.txt'],
  });
  // The first three pages show 280 by 380 points, rotated by a quarter turn.
  const [page] = await (await read(bytes)).pages();
  expect(page?.view.map(Math.round)).toEqual([0, 0, 595, 842]);
  const { items } = (await page?.getTextContent()) ?? { items: [] };
  const angles = items.flatMap((item) => {
    const [a = 0, b = 0] = 'str' in item && item.str.startsWith('A page') ? (item.transform as number[]) : [];
    return 'str' in item && item.str.startsWith('A page') ? [Math.round(Math.atan2(b, a) * (180 / Math.PI))] : [];
  });
  expect(angles).toEqual(
    [-90, -90, -90, 180].map((angle) => expect.toSatisfy((each: number) => Math.abs(each) === Math.abs(angle))),
  );
});

test('A page on a sheet looks as it did, fields and comments too', async () => {
  const [before] = await renderPdf(first);
  const { width = 0, height = 0 } = await sharp(before).metadata();
  const [after] = await renderPdf(await sheets({ pages: 2, paper: 'first' }));
  const all = await sharp(after).metadata();
  // Two pages above each other on a landscape sheet, or side by side: the first is at the upper left.
  const scale = Math.min(1, Math.max(all.width / 2 / width, all.height / 2 / height));
  expect(scale).toBeGreaterThan(0.5);
  const dark = async (picture: Buffer | undefined) =>
    255 - ((await sharp(picture).greyscale().stats()).channels[0]?.mean ?? 0);
  const parts = await Promise.all((await renderPdf(first)).slice(0, 2).map(dark));
  const ink = (parts.reduce((sum, part) => sum + part, 0) * width * height * scale ** 2) / (all.width * all.height);
  expect(await dark(after)).toBeGreaterThan(ink * 0.6);
});

/**
 * Builds two pages, one of them rotated and cropped, each with a red area that links to the other, and one link out of
 * sight; and what is left behind.
 */
function withLinks() {
  const file = new PdfText();
  const [first, second] = [file.next(), file.next()];
  const contents = file.stream('', '1 0 0 rg 60 100 40 30 re f');
  const link = (rect: string, more: string) =>
    `<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [${rect}] /P ${first} ${more} >>`;
  const seen = (more: string) => link('60 100 100 130', `/QuadPoints [60 130 100 130 60 100 100 100] ${more}`);
  const field = `<< /Type /Annot /Subtype /Widget /FT /Sig /T (by) /V << /Type /Sig >> /Rect [0 0 9 9] /P ${first} >>`;
  const page = (more: string) =>
    `<< /Type /Page /Parent ${file.tree} /MediaBox [0 0 200 300] /Contents ${contents} ${more} >>`;
  file.set(
    first,
    page(
      `/Annots [${seen('/Dest (there)')} ${field} ${link('0 0 20 20', `/A << /S /URI /URI (https://example.org/) >>`)}]`,
    ),
  );
  file.set(
    second,
    page(
      `/Rotate 90 /CropBox [40 50 160 250] /Annots [${seen(`/A << /S /GoTo /D [${first} /FitH 130] >>`)} ${link('0 0 20 20', '/Dest [0 /Fit]')}]`,
    ),
  );
  const outline = file.next();
  const item = file.add(`<< /Title (Second) /Parent ${outline} /Dest [1 /Fit] >>`);
  file.set(outline, `<< /Type /Outlines /First ${item} /Last ${item} /Count 1 >>`);
  return file.document([first, second], {
    catalog: `/Outlines ${outline} /Dests << /there [${second} /XYZ 60 130 0] >> /AcroForm << /Fields [] >>`,
  });
}

test('Links and the outline lead to where pages stand on sheets; what goes is named', async () => {
  const [output] = await operate({ type: 'sheets', sheets: plain }, [withLinks()]);
  expect(output?.notes).toEqual([
    { type: 'sides', pages: 2, sides: 1 },
    { type: 'signatures-removed', count: 1 },
  ]);
  const bytes = await onlyOutput(output ? [output] : []);
  expect(await checkStatus(bytes)).toBe(0);
  const all = [...(await objectsOf(bytes)).values()].map((object) => JSON.stringify(object));
  expect(all.filter((object) => object.includes('"/Type":"/Page"'))).toHaveLength(1);
  const [picture] = await renderPdf(bytes);
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number) => {
    const at = (Math.floor(info.height - y) * info.width + Math.floor(x)) * 3;
    return data[at] === 255 && (data[at + 1] ?? 0) < 40;
  };
  const [page] = await (await read(bytes)).pages();
  const links = (await page?.getAnnotations()) ?? [];
  expect(links).toHaveLength(3);
  const [toSecond, , toFirst] = links.map(({ rect, dest, quadPoints }) => ({
    rect: rect as number[],
    dest: dest as [unknown, { name: string }, ...number[]],
    quads: [...((quadPoints as Iterable<number> | null) ?? [])],
  }));
  for (const link of [toSecond, toFirst]) {
    const [left = 0, bottom = 0, right = 0, top = 0] = link?.rect ?? [];
    for (const [x, y] of [
      [left + 2, bottom + 2],
      [right - 2, top - 2],
    ] as const)
      expect(isRed(x, y)).toBe(true);
    for (const [x, y] of [
      [left - 2, bottom],
      [right, top + 2],
    ] as const)
      expect(isRed(x, y)).toBe(false);
    expect(Math.min(...(link?.quads ?? []))).toBeCloseTo(Math.min(left, bottom), 1);
  }
  // To a corner of the area, which is on the right of the rotated page, and to the height of the other.
  const [, , left, top] = toSecond?.dest ?? [];
  expect([left, top]).toEqual([toFirst?.rect[2], toFirst?.rect[3]].map((value) => expect.closeTo(value ?? 0, 1)));
  expect(toFirst?.dest[3]).toBeCloseTo(toSecond?.rect[3] ?? 0, 1);
});

test('Sides hold pages in their order, and those of a booklet in the order of folding', async () => {
  expect(sidesOf(5, 2)).toEqual([
    [0, 1],
    [2, 3],
    [4, undefined],
  ]);
  expect(sidesOf(6, 'booklet')).toEqual([
    [undefined, 0],
    [1, undefined],
    [5, 2],
    [3, 4],
  ]);
  const bytes = await sheets({ pages: 'booklet', paper: 'a4', hasBorders: true });
  expect(await checkStatus(bytes)).toBe(0);
  const texts = (await contentOf(bytes)).texts.map((text) =>
    [...text.matchAll(/A page (\d)/g)].map(([, page]) => page),
  );
  expect(texts).toEqual([
    ['4', '1'],
    ['2', '3'],
  ]);
  const [page] = await (await read(bytes)).pages();
  expect(page?.view.map(Math.round)).toEqual([0, 0, 842, 595]);
});
