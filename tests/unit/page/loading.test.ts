import { expect, test, vi } from 'vitest';
import { loading } from '../../../src/jobs/worker/assets.ts';

test('a load of under 0.4 s is not announced, and a longer one is, with its size, until it has ended', () => {
  vi.useFakeTimers();
  const said: (number | undefined)[] = [];
  loading.addEventListener('change', () => said.push(loading.size));
  loading.begin('vips');
  loading.tell('vips', 1_800_000);
  vi.advanceTimersByTime(390);
  expect(loading.size).toBeUndefined();
  loading.end('vips');
  vi.advanceTimersByTime(1000);
  expect(said).toEqual([]);

  loading.begin('pdfium');
  vi.advanceTimersByTime(410);
  loading.tell('pdfium', 900);
  loading.begin('harfbuzz');
  loading.tell('harfbuzz', 100);
  loading.end('pdfium');
  loading.end('harfbuzz');
  expect(said).toEqual([0, 900, 1000, undefined]);
  vi.useRealTimers();
});
