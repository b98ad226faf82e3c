import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTime } from '#options/time.ts';
import { writeTime } from '#options/write-time.ts';
import { property } from '../property.ts';

test.each([
  ['160', 160, '2:40'],
  ['2:40', 160, '2:40'],
  [' 2:40 ', 160, '2:40'],
  ['1:02:40.5', 3760.5, '1:02:40.5'],
  ['90:00', 5400, '1:30:00'],
  ['0', 0, '0:00'],
  ['0:5', 5, '0:05'],
  ['1,25', 1.25, '0:01.25'],
  ['1.12', 1.12, '0:01.12'],
])('%j is %d seconds, shown as %s', (text, seconds, shown) => {
  expect(parseTime(text)).toBe(seconds);
  expect(writeTime(seconds)).toBe(shown);
});

test.each(['', '2:75', '1:60:00', '-1', '1e3', 'abc', '1:2:3:4', ':30', '1::2', '2:40pm'])('%j is no time', (text) => {
  expect(parseTime(text)).toBeNaN();
});

property([fc.integer({ min: 0, max: 1e12 })])(
  'what is shown is read back as the same time, to the microsecond',
  (micros) => {
    expect(parseTime(writeTime(micros / 1e6))).toBe(micros / 1e6);
  },
);
