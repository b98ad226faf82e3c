import { expect, test } from 'vitest';
import { decodeTga } from '#engines/image/formats/tga.ts';
import { sniffFormat } from '#formats/formats.ts';

interface Made {
  kind: number;
  bits: number;
  descriptor?: number;
  /** Blue, green and red of each colour. */
  palette?: number[];
  data: number[];
}

/** Builds a file of two by two pixels. */
const tga = ({ kind, bits, descriptor = 0, palette = [], data }: Made) =>
  Uint8Array.from([
    0,
    palette.length > 0 ? 1 : 0,
    kind,
    ...[0, 0, palette.length / 3, 0, palette.length > 0 ? 24 : 0],
    ...[0, 0, 0, 0, 2, 0, 2, 0, bits, descriptor],
    ...palette,
    ...data,
  ]);

const red = [255, 0, 0, 255];
const green = [0, 255, 0, 255];
const blue = [0, 0, 255, 255];
const white = [255, 255, 255, 255];
const [b, g, r, w] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
] as const;

test.each([
  ['rows go from bottom to top', { kind: 2, bits: 24, data: [...b, ...w, ...r, ...g] }],
  ['or from top to bottom', { kind: 2, bits: 24, descriptor: 32, data: [...r, ...g, ...b, ...w] }],
  ['and from right to left', { kind: 2, bits: 24, descriptor: 48, data: [...g, ...r, ...w, ...b] }],
  ['colours by number', { kind: 1, bits: 8, palette: [...r, ...g, ...b, ...w], data: [2, 3, 0, 1] }],
  ['five bits each', { kind: 2, bits: 16, data: [0x1f, 0, 0xff, 0x7f, 0, 0x7c, 0xe0, 0x03] }],
  ['runs, over the ends of rows', { kind: 10, bits: 24, data: [0x02, ...b, ...w, ...r, 0x80, ...g] }],
  ['alpha that nobody set', { kind: 2, bits: 32, descriptor: 8, data: [...b, 0, ...w, 0, ...r, 0, ...g, 0] }],
] as const)('TGA: %s', async (_, made) => {
  const file = tga({ ...made, data: [...made.data], palette: 'palette' in made ? [...made.palette] : [] });
  expect(await sniffFormat(new Blob([file]))).toBe('tga');
  expect([...decodeTga(file).pixels]).toEqual([...red, ...green, ...blue, ...white]);
});

test('TGA: greys, and alpha', () => {
  const { pixels } = decodeTga(tga({ kind: 11, bits: 8, descriptor: 32, data: [0x82, 7, 0x00, 9] }));
  expect([...pixels].filter((_, at) => at % 4 === 1)).toEqual([7, 7, 7, 9]);
  const seen = decodeTga(tga({ kind: 2, bits: 32, descriptor: 40, data: [...r, 255, ...g, 128, ...b, 0, ...w, 255] }));
  expect([...seen.pixels].filter((_, at) => at % 4 === 3)).toEqual([255, 128, 0, 255]);
});

test('TGA: truncated data and missing colours are reported', () => {
  expect(() => decodeTga(tga({ kind: 2, bits: 24, data: [...b, ...w] }))).toThrow(RangeError);
  expect(() => decodeTga(tga({ kind: 10, bits: 24, data: [0x80, ...b] }))).toThrow(RangeError);
  expect(() => decodeTga(tga({ kind: 1, bits: 8, palette: [...r], data: [0, 1, 0, 0] }))).toThrow(RangeError);
});
