import { expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { widthOf } from '#containers/pdf/standard-metrics.ts';
import { toWinAnsi } from '#containers/pdf/win-ansi.ts';
import type { PdfStamp } from '#jobs/contract/pdf-edits.ts';
import { checkStatus, contentOf, fixture, onlyOutput, operate, read } from './read-pdf.ts';

const first = await fixture('first.pdf');
const all = [{ from: 1, to: -1 }];
const basic: PdfStamp = {
  text: 'Nr {page} of {pages}',
  place: 'bottom-right',
  size: 10,
  margin: 20,
  colour: '#ff0000',
  opacity: 1,
  pages: all,
  firstNumber: 1,
};
const stamp = async (how: Partial<PdfStamp>) =>
  onlyOutput(await operate({ type: 'stamp', stamp: { ...basic, ...how } }, [first]));

/**
 * Returns where each page shows a text: its start, from the lower left of the visible area, and its direction, in
 * degrees.
 */
async function placesOf(bytes: Uint8Array, text: string) {
  const pages = await (await read(bytes)).pages();
  return Promise.all(
    pages.map(async (page) => {
      const viewport = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const item = items.find((each) => 'str' in each && each.str.startsWith(text));
      if (!item || !('str' in item)) return undefined;
      const [a, b, , , x, y] = item.transform as number[];
      const [left = 0, top = 0] = viewport.convertToViewportPoint(x ?? 0, y ?? 0);
      const way = Math.atan2(b ?? 0, a ?? 0) * (180 / Math.PI) - viewport.rotation;
      const size = Math.hypot(a ?? 0, b ?? 0) * page.userUnit;
      return { text: item.str, size, x: left, y: viewport.height - top, angle: Math.round(((way % 360) + 360) % 360) };
    }),
  );
}

test('A page that stands in the tree twice gets a number of its own each time', async () => {
  const file = new PdfText();
  const page = file.page('/MediaBox [0 0 300 200]');
  const outputs = await operate({ type: 'stamp', stamp: basic }, [file.document([page, page])]);
  expect((await contentOf(await onlyOutput(outputs))).texts).toEqual(['Nr 1 of 2', 'Nr 2 of 2']);
});

test('Numbers stand in their corner, upright, on pages that are turned each way', async () => {
  const bytes = await stamp({});
  expect(await checkStatus(bytes)).toBe(0);
  const pages = await (await read(bytes)).pages();
  const places = await placesOf(bytes, 'Nr');
  for (const [index, place] of places.entries()) {
    const { width } = pages[index]?.getViewport({ scale: 1 }) ?? { width: 0 };
    const text = `Nr ${index + 1} of 4`;
    expect(place).toMatchObject({ text, angle: 0 });
    expect(place?.y).toBeCloseTo(20, 1);
    expect(place?.x).toBeCloseTo(width - 20 - widthOf(text, 'Helvetica') * 10, 1);
  }
  expect(new Set(pages.map(({ rotate }) => rotate))).toEqual(new Set([90, 180]));
});

/** Builds two pages whose units are five points: one shows 600 by 400 points, and the other 50,000 by 400. */
function inLargeUnits(rotation: number, lastFirst = false) {
  const file = new PdfText();
  const pageOf = (right: number) =>
    file.page(`/MediaBox [0 0 20000 200] /CropBox [10 20 ${right} 100] /Rotate ${rotation} /UserUnit 5`);
  const pages = [pageOf(130), pageOf(10_010)];
  return file.document(lastFirst ? pages.toReversed() : pages);
}

test('Sizes and margins are real ones on pages whose units are larger than points', async () => {
  for (const rotation of [0, 90, 180, 270]) {
    const file = inLargeUnits(rotation);
    const [width, height] = rotation % 180 === 0 ? [600, 400] : [400, 600];
    const stamped = await onlyOutput(await operate({ type: 'stamp', stamp: basic }, [file]));
    const [place] = await placesOf(stamped, 'Nr');
    expect(place?.y).toBeCloseTo(20, 1);
    expect(place?.x).toBeCloseTo(width - 20 - widthOf('Nr 1 of 2', 'Helvetica') * 10, 1);
    expect(place?.size).toBeCloseTo(10, 2);

    const area = { type: 'margins', left: 10, top: 20, right: 30, bottom: 40 } as const;
    const cropped = await onlyOutput(await operate({ type: 'crop', area, pages: all }, [file]));
    const sheets = { pages: 2, order: 'rows', paper: 'first', gap: 0, hasBorders: false } as const;
    const onSheets = await onlyOutput(await operate({ type: 'sheets', sheets }, [stamped]));
    const [left, sheet] = await Promise.all(
      [cropped, onSheets].map(async (bytes) => (await read(bytes)).document.getPage(1)),
    );
    expect(left?.getViewport({ scale: 1 })).toMatchObject({ width: width - 40, height: height - 60 });
    // A sheet as large as the first page, half of it for each page.
    expect(sheet?.getViewport({ scale: 1 })).toMatchObject({ width: height, height: width });
    expect((await placesOf(onSheets, 'Nr'))[0]?.size).toBeCloseTo((10 * 400) / 600, 1);
  }
  const sheets = { pages: 2, order: 'rows', paper: 'first', gap: 0, hasBorders: false } as const;
  const long = await onlyOutput(await operate({ type: 'sheets', sheets }, [inLargeUnits(0, true)]));
  const side = await (await read(long)).document.getPage(1);
  expect(side.getViewport({ scale: 1 }).width).toBeCloseTo(50_000, 0);
  // Readers need not support more units.
  expect(Math.max(...side.view)).toBeLessThanOrEqual(14_400);
});

test('A watermark runs along the diagonal, its middle in the middle', async () => {
  const [place] = await placesOf(await stamp({ text: 'Draft', place: 'across', size: 60 }), 'Draft');
  // It shows 280 by 380 points.
  const angle = Math.atan2(380, 280);
  expect(place?.angle).toBe(Math.round((angle * 180) / Math.PI));
  const [along, up] = [(widthOf('Draft', 'Helvetica') * 60) / 2, (60 * 0.72) / 2];
  expect((place?.x ?? 0) + along * Math.cos(angle) - up * Math.sin(angle)).toBeCloseTo(140, 1);
  expect((place?.y ?? 0) + along * Math.sin(angle) + up * Math.cos(angle)).toBeCloseTo(190, 1);
});

test('Only the pages that are asked for get one, counted on', async () => {
  const places = await placesOf(await stamp({ pages: [{ from: 2, to: 3 }], firstNumber: 10 }), 'Nr');
  expect(places.map((place) => place?.text)).toEqual([undefined, 'Nr 11 of 13', 'Nr 12 of 13', undefined]);
});

test('All else that the file has stays', async () => {
  const [before, after] = [await contentOf(first), await contentOf(await stamp({ text: 'x' }))];
  expect({ ...after, texts: [] }).toEqual({ ...before, texts: [] });
  expect(after.texts[0]).toContain('A page 1');
});

test('Letters that cannot be written are named, and no words are no stamp', async () => {
  expect(toWinAnsi('Äé€–')).toBe('\xC4\xE9\x80\x96');
  await expect(stamp({ text: 'Hello 草 سلام' })).rejects.toMatchObject({
    code: 'unwritable-text',
    facts: { characters: ['草', 'س', 'ل', 'ا', 'م'] },
  });
  await expect(stamp({ text: ' ' })).rejects.toMatchObject({ code: 'no-words' });
});
