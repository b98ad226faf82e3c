import { expect, test } from 'vitest';
import sharp from 'sharp';
import type { PdfCrop } from '#jobs/contract/pdf-edits.ts';
import { renderPdf } from '../../render-pdf.ts';
import { checkStatus, contentOf, fixture, onlyOutput, operate, read } from './read-pdf.ts';

const first = await fixture('first.pdf');
const all = [{ from: 1, to: -1 }];
const crop = async (area: PdfCrop, pages = all) => onlyOutput(await operate({ type: 'crop', area, pages }, [first]));

const sizesOf = async (bytes: Uint8Array) =>
  (await (await read(bytes)).pages()).map((page) => {
    const { width, height } = page.getViewport({ scale: 1 });
    return [Math.round(width), Math.round(height)];
  });

// Its first three pages are displayed as 280 by 380 points, rotated by 90 degrees; the last as 300 by 400, rotated by
// 180.
test('What is left is what the box showed, on pages that are turned each way', async () => {
  const bytes = await crop({ type: 'share', left: 0.25, top: 0.1, width: 0.5, height: 0.6 });
  expect(await checkStatus(bytes)).toBe(0);
  expect(await sizesOf(bytes)).toEqual([
    [140, 228],
    [140, 228],
    [140, 228],
    [150, 240],
  ]);
  const [before, after] = [await renderPdf(first), await renderPdf(bytes)];
  for (const index of [0, 3]) {
    const [width, height] = index === 0 ? [140, 228] : [150, 240];
    const region = index === 0 ? { left: 70, top: 38 } : { left: 75, top: 40 };
    const part = await sharp(before[index])
      .extract({ ...region, width, height })
      .raw()
      .toBuffer();
    expect((await sharp(after[index]).raw().toBuffer()).equals(part), String(index)).toBe(true);
  }
});

test('Margins are cut off where they are seen, on the pages that are asked for', async () => {
  const bytes = await crop({ type: 'margins', left: 10, top: 20, right: 30, bottom: 40 }, [{ from: 2, to: 2 }]);
  expect(await sizesOf(bytes)).toEqual([
    [280, 380],
    [240, 320],
    [280, 380],
    [300, 400],
  ]);
  expect(await sizesOf(await crop({ type: 'points', left: 5, top: 5, width: 100, height: 50 }))).toEqual([
    [100, 50],
    [100, 50],
    [100, 50],
    [100, 50],
  ]);
});

test('All else stays, also what is hidden, and people are told', async () => {
  const [output] = await operate(
    { type: 'crop', area: { type: 'share', left: 0, top: 0, width: 0.1, height: 0.1 }, pages: all },
    [first],
  );
  const after = await contentOf(new Uint8Array((await output?.file.arrayBuffer()) ?? new ArrayBuffer()));
  // pdf.js does not read text outside the crop box.
  expect({ ...after, texts: [] }).toEqual({ ...(await contentOf(first)), texts: [] });
  expect(output?.notes).toContainEqual({ type: 'hidden-not-removed' });
});

test('A box that leaves nothing of a page is refused', async () => {
  await expect(crop({ type: 'margins', left: 200, top: 0, right: 200, bottom: 0 })).rejects.toMatchObject({
    code: 'no-page-left',
    facts: { page: 1 },
  });
});
