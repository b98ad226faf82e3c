import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PdfSigning } from '#jobs/contract/pdf-edits.ts';
import { renderPdf } from '../../render-pdf.ts';
import { checkStatus, contentOf, fixture, onlyOutput, operate } from './read-pdf.ts';

const first = await fixture('first.pdf');
const ink = '#00cc00';
const sign = async (signing: Omit<PdfSigning, 'colour'>) =>
  onlyOutput(await operate({ type: 'sign', signing: { ...signing, colour: ink } }, [first]));

/** Returns the bounding box of everything green on a page, in shares of its sides. */
async function inkOn(page: Buffer | undefined) {
  const { data, info } = await sharp(page).raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [1, 1, 0, 0];
  for (let at = 0; at < data.length; at += info.channels) {
    const isInk = (data[at + 1] ?? 0) > 150 && (data[at] ?? 255) < 100 && (data[at + 2] ?? 255) < 100;
    if (!isInk) continue;
    const pixel = at / info.channels;
    const [x, y] = [(pixel % info.width) / info.width, Math.floor(pixel / info.width) / info.height];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return { left, top, right, bottom };
}

// Its pages are rotated by 90 degrees, and the last by 180.
test('Signatures are upright in their areas, on pages that are turned each way', async () => {
  // Along the left and the bottom edge of the pad.
  const strokes = [
    [0, 0, 0, 1],
    [0, 1, 3, 1],
  ];
  const places = [1, 4].map((page) => ({ page, left: 0.3, top: 0.5, width: 0.4, height: 0.1 }));
  const bytes = await sign({ mark: { type: 'strokes', strokes }, areas: places });
  expect(await checkStatus(bytes)).toBe(0);
  const pages = await renderPdf(bytes);
  for (const page of [pages[0], pages[3]]) {
    const box = await inkOn(page);
    expect(box.left).toBeGreaterThan(0.29);
    expect(box.right).toBeLessThan(0.71);
    expect(box.top).toBeGreaterThan(0.49);
    expect(box.bottom).toBeLessThan(0.61);
  }
  expect((await inkOn(pages[1])).right).toBe(0);
  expect({ ...(await contentOf(bytes)) }).toEqual(await contentOf(first));
});

test('A typed name is text, by itself at the lower right of the last page', async () => {
  const bytes = await sign({ mark: { type: 'text', text: 'Ada Lovelace' }, areas: [] });
  const { texts } = await contentOf(bytes);
  expect(texts.map((text) => text.includes('Ada Lovelace'))).toEqual([false, false, false, true]);
  const box = await inkOn((await renderPdf(bytes))[3]);
  expect(box.left).toBeGreaterThan(0.59);
  expect(box.top).toBeGreaterThan(0.8);
  expect(box.right).toBeLessThan(0.93);
});

test('Without anything to sign with, or on a page that is not there, it says so', async () => {
  await expect(sign({ mark: { type: 'strokes', strokes: [] }, areas: [] })).rejects.toMatchObject({
    code: 'no-signature',
  });
  await expect(sign({ mark: { type: 'text', text: ' ' }, areas: [] })).rejects.toMatchObject({ code: 'no-signature' });
  const nowhere = [{ page: 9, left: 0, top: 0, width: 1, height: 1 }];
  await expect(sign({ mark: { type: 'text', text: 'x' }, areas: nowhere })).rejects.toMatchObject({
    code: 'no-such-page',
  });
});

test('Initials and a date lie beside the signature, on the same page', async () => {
  const at = (page: number, top: number) => ({ page, left: 0.2, top, width: 0.5, height: 0.08 });
  const bytes = await sign({
    mark: { type: 'text', text: 'Ada Lovelace' },
    initials: { type: 'text', text: 'A. L.' },
    date: '1 Dec 1852',
    areas: [at(4, 0.2), { ...at(4, 0.4), of: 'initials' }, { ...at(4, 0.6), of: 'date' }, at(2, 0.2)],
  });
  expect(await checkStatus(bytes)).toBe(0);
  const { texts } = await contentOf(bytes);
  for (const text of ['Ada Lovelace', 'A. L.', '1 Dec 1852']) expect(texts[3]).toContain(text);
  expect(texts[1]).toContain('Ada Lovelace');
  expect(texts[1]).not.toContain('1852');
});
