import { expect, test } from 'vitest';
import { cameraTime } from '#wording/times.ts';

test.each([
  ['2026:08:02 18:40:00', '2 Aug 2026, 18:40'],
  ['0000:00:00 00:00:00', '0000:00:00 00:00:00'],
  ['2 August', '2 August'],
])('a camera’s %s reads %s', (written, read) => {
  expect(cameraTime(written)).toBe(read);
});
