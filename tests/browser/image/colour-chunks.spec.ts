import fc from 'fast-check';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { pngChunk, signature, uint32s } from '../../../scripts/fixtures/make-png.ts';
import { nightly } from '../../nightly.ts';
import { renderPdf } from '../../render-pdf.ts';
import { expect, test } from '../test.ts';
import { work } from '../tool-page.ts';

const side = 24;

/** Red, green and blue across, from white, in hundred-thousandths. */
const chromaticities: Record<string, number[]> = {
  sRGB: [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000],
  'Display P3': [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6000],
  'Adobe RGB': [31_270, 32_900, 64_000, 33_000, 21_000, 71_000, 15_000, 6000],
  'BT.2020': [31_270, 32_900, 70_800, 29_200, 17_000, 79_700, 13_100, 4600],
};

const picture = fc.record({
  bits: fc.constantFrom(8, 16),
  /** 0 is grey, 2 RGB, 3 a palette, 4 grey with alpha and 6 RGB with alpha. */
  colourType: fc.constantFrom(0, 2, 3, 4, 6),
  colour: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 24, max: 232 }))),
  gamma: fc.option(fc.constantFrom(45_455, 100_000, 55_556, 35_714)),
  primaries: fc.option(fc.constantFrom(...Object.keys(chromaticities))),
  isSrgb: fc.boolean(),
  /** ITU-T H.273: primaries and transfer. */
  coding: fc.option(
    fc.constantFrom([1, 13], [12, 13], [9, 13], [1, 1], [9, 1], [1, 6], [9, 14], [12, 8], [1, 4], [1, 5]),
  ),
});
type Picture = typeof picture extends fc.Arbitrary<infer Value> ? Value : never;

/** A PNG of a single colour. */
function pngOf({ bits, colourType, colour, gamma, primaries, isSrgb, coding }: Picture): Buffer {
  const depth = colourType === 3 ? 8 : bits;
  const samples = colourType === 3 ? [0] : colourType % 4 === 0 ? colour.slice(0, 1) : colour;
  const pixel = [...samples, ...(colourType >= 4 ? [255] : [])].flatMap((value) =>
    depth === 16 ? [value, value] : [value],
  );
  const row = Buffer.from([0, ...Array.from({ length: side }, () => pixel).flat()]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', Buffer.concat([uint32s(side, side), Buffer.of(depth, colourType, 0, 0, 0)])),
    ...(coding ? [pngChunk('cICP', Buffer.of(...coding, 0, 1))] : []),
    ...(isSrgb ? [pngChunk('sRGB', Buffer.of(0))] : []),
    ...(gamma ? [pngChunk('gAMA', uint32s(gamma))] : []),
    ...(primaries ? [pngChunk('cHRM', uint32s(...(chromaticities[primaries] ?? [])))] : []),
    ...(colourType === 3 ? [pngChunk('PLTE', Buffer.of(...colour))] : []),
    pngChunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: side }, () => row)))),
    pngChunk('IEND', Buffer.of()),
  ]);
}

/** The colour that Chromium paints, in sRGB. */
const onCanvas = (page: Page, png: Buffer): Promise<number[]> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return [...(context?.getImageData(9, 9, 1, 1).data.subarray(0, 3) ?? [])];
  }, png.toString('base64'));

test('PNGs that describe their colours in any chunk have those of the browser in a PDF', nightly, async ({ page }) => {
  const pictures = fc.sample(picture, { numRuns: 120, seed: 43 });
  const files = pictures.map((each, index) => ({
    name: `${String(index).padStart(3, '0')}.png`,
    mimeType: 'image/png',
    buffer: pngOf(each),
  }));
  const [pdf = Buffer.of()] = (await work(page, 'images-to-pdf', files, { page: 'fit' })).values();
  const drawn = await renderPdf(pdf);
  expect(drawn).toHaveLength(files.length);
  // Pages are as many points wide as three quarters of the pixels.
  const middle = (9 * 18 + 9) * 3;
  for (const [index, { buffer }] of files.entries()) {
    const shown = await onCanvas(page, buffer);
    const { data } = await sharp(drawn[index]).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const off = shown.map((value, channel) => Math.abs(value - (data[middle + channel] ?? 0)));
    expect(Math.max(...off), `${JSON.stringify(pictures[index])}: ${shown}`).toBeLessThanOrEqual(3);
  }
});
