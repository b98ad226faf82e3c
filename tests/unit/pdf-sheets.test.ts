import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sidesOf } from '../../src/engines/pdf/sheets/layout.ts';
import type { PdfSheets } from '../../src/jobs/pdf-sheets.ts';
import { renderPdf } from '../render-pdf.ts';
import { checkStatus, contentOf, onlyOutput, operate, read } from './read-pdf.ts';

const first = new Uint8Array(await readFile(new URL('../fixtures/pdf/first.pdf', import.meta.url)));
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
    outline: [],
    fields: [],
    labels: null,
    title: 'Title of A',
    attachments: ['data.txt'],
  });
  // 280 by 380 points are seen of the first three pages, by a quarter turn.
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
  // Two pages above each other on a lying sheet, or beside each other: the first is at the upper left.
  const scale = Math.min(1, Math.max(all.width / 2 / width, all.height / 2 / height));
  expect(scale).toBeGreaterThan(0.5);
  const dark = async (picture: Buffer | undefined) =>
    255 - ((await sharp(picture).greyscale().stats()).channels[0]?.mean ?? 0);
  const parts = await Promise.all((await renderPdf(first)).slice(0, 2).map(dark));
  const ink = (parts.reduce((sum, part) => sum + part, 0) * width * height * scale ** 2) / (all.width * all.height);
  expect(await dark(after)).toBeGreaterThan(ink * 0.6);
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
