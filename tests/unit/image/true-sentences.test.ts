import { expect, test } from 'vitest';
import { JobError } from '#errors/errors.ts';
import { decodePsd } from '#engines/image/formats/psd.ts';
import { problemOf } from '#components/problem.ts';
import { describeNumber, describeSize } from '#wording/amounts.ts';

test.each([
  [134_217_728, '134 million'],
  [4_340_277_777_778, '4.34 trillion'],
  [1200, '1.2 thousand'],
])('%i is written as people say it', (number, words) => {
  expect(describeNumber(number)).toBe(words);
});

test('Sizes beyond gigabytes have units of their own', () => {
  expect([4.3e12, 4.3e15].map((size) => describeSize(size))).toEqual(['4.3 TB', '4.3 PB']);
});

test('The size of a page that is too large is not said in a long row of digits', () => {
  const { title } = problemOf(new JobError('page-too-large', { page: 1, wanted: 4.340_277e12, most: 1 }));
  expect(title).toBe('Page 1 is too large for this resolution: it would have 4.34 trillion pixels.');
});

test('Another browser is not recommended for a PSD, which the decoder of this site reads', () => {
  const psd = new Uint8Array(64);
  const view = new DataView(psd.buffer);
  view.setUint16(4, 1);
  view.setUint16(22, 32);
  expect(() => decodePsd(psd)).toThrow(expect.objectContaining({ code: 'undecodable' }));
});
