import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import sharp from 'sharp';
import { renderPdf } from '../../render-pdf.ts';
import { checkStatus, contentOf } from '../../unit/pdf/read-pdf.ts';
import { fixture, resultOf } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

test('Pictures lose their colours, and stay as bright', nightly, async ({ page }) => {
  const before = await readFile(fixture('pdf/illustrated.pdf'));
  const after = await resultOf(page, 'greyscale-pdf', fixture('pdf/illustrated.pdf'));
  expect(await checkStatus(after)).toBe(0);
  expect((await contentOf(after)).texts).toEqual((await contentOf(before)).texts);
  const [[was], [is]] = [await renderPdf(before), await renderPdf(after)];
  const [old, now] = await Promise.all([was, is].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()));
  let [off, coloured] = [0, 0];
  for (let at = 0; at < (now?.length ?? 0); at += 3) {
    const [red = 0, green = 0, blue = 0] = now?.subarray(at, at + 3) ?? [];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 1) coloured++;
    off += Math.abs(0.3 * (old?.[at] ?? 0) + 0.59 * (old?.[at + 1] ?? 0) + 0.11 * (old?.[at + 2] ?? 0) - red);
  }
  expect(coloured).toBe(0);
  expect(off / ((now?.length ?? 0) / 3)).toBeLessThan(2);
});
