import { expect, test } from 'vitest';
import { packedBmp, readRuns } from '#engines/image/formats/bitmap/runs.ts';
import { filledUp } from '#engines/image/salvage/filled-up.ts';
import { plainRows, runLengthBmp } from '../../run-length-bmp.ts';

const size = { width: 4, height: 3 };
const read = (...runs: number[]) => readRuns(Uint8Array.from(runs), { bits: 8, ...size });

test('all pixels of packed rows are counted, with those that are left out on purpose', () => {
  expect(read(4, 1, 0, 0, 0, 3, 1, 2, 3, 0, 1, 1, 0, 0, 4, 1, 0, 1)).toEqual({ found: 12, end: 18, overflows: false });
  expect(read(1, 1, 0, 2, 1, 1, 2, 1, 0, 1)).toEqual({ found: 12, end: 10, overflows: false });
});

test('a row that has more pixels than there is room for is noticed', () => {
  expect(read(5, 1, 0, 0, 0, 1).overflows).toBe(true);
  expect(read(0, 5, 1, 1, 1, 1, 1, 0, 0, 1).overflows).toBe(true);
  expect(read(4, 1, 0, 0, 4, 1, 0, 0, 4, 1, 0, 0, 4, 1, 0, 1).overflows).toBe(true);
});

test('four bits a pixel are half as many bytes', () => {
  const runs = Uint8Array.of(0, 4, 0x12, 0x34, 0, 0, 4, 0x11, 0, 1);
  expect(readRuns(runs, { bits: 4, ...size })).toEqual({ found: 12, end: 10, overflows: false });
});

test('a packed BMP that is cut off ends after its last whole run, and the share that is missing is told', () => {
  const whole = runLengthBmp(40, 20, [...plainRows(40, 20), 0, 1]);
  const { bytes, notes } = filledUp(new Uint8Array(whole.subarray(0, 70 + 10 * 4 + 1)), 'bmp');
  expect(notes).toEqual([{ type: 'part-missing', share: 0.5 }]);
  expect(bytes.length).toBe(70 + 10 * 4 + 2);
  expect(filledUp(new Uint8Array(whole), 'bmp').notes).toEqual([]);
  expect(packedBmp(whole)).toEqual({ bits: 8, width: 40, height: 20, start: 70 });
});
