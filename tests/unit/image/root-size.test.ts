import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { withBothSides } from '#engines/image/formats/svg/root-size.ts';

beforeAll(() => initWasm(readFileSync('node_modules/@resvg/resvg-wasm/index_bg.wasm')));

const sizeOf = (svg: string) => {
  const { width, height } = new Resvg(withBothSides(svg));
  return [Math.round(width), Math.round(height)];
};

test('A drawing has the size that librsvg gives it, whichever side it names', { timeout: 60_000 }, async () => {
  const side = fc.constantFrom('width', 'height');
  const unit = fc.constantFrom('', 'px');
  const box = fc.tuple(
    fc.integer({ min: -50, max: 50 }),
    fc.integer({ min: 20, max: 90 }),
    fc.integer({ min: 20, max: 90 }),
  );
  const head = fc.constantFrom('', '<?xml version="1.0"?>', '<!-- <svg width="3"> -->\n');
  const quote = fc.constantFrom('"', "'");
  const drawing = fc.record({ side, unit, box, head, quote, length: fc.integer({ min: 20, max: 400 }) });
  await fc.assert(
    fc.asyncProperty(
      drawing,
      async ({ side: name, unit: of, box: [at, wide, high], head: before, quote: q, length }) => {
        const svg = `${before}<svg xmlns=${q}http://www.w3.org/2000/svg${q} ${name}=${q}${length}${of}${q} viewBox=${q}${at} ${at},${wide} ${high}${q}><rect x="${at}" y="${at}" width="99" height="99"/></svg>`;
        const { width, height } = await sharp(Buffer.from(svg)).metadata();
        const [across = 0, down = 0] = sizeOf(svg);
        expect(Math.abs(across - width), svg).toBeLessThanOrEqual(1);
        expect(Math.abs(down - height), svg).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 50 },
  );
});

test('A percentage leaves a side open, and a drawing with both sides or none is left as it is', () => {
  const of = (sides: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${sides} viewBox="0 0 200 100"/>`;
  expect(sizeOf(of('height="500" width="100%"'))).toEqual([1000, 500]);
  expect(sizeOf(of('width="3in"'))).toEqual([288, 144]);
  expect(sizeOf(of("height='36pt'"))).toEqual([96, 48]);
  for (const sides of ['width="3" height="5"', '', 'width="100%" height="100%"'])
    expect(withBothSides(of(sides))).toBe(of(sides));
});
