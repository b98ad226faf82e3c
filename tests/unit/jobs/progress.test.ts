import { afterEach, expect, test, vi } from 'vitest';
import { reporter } from '#jobs/contract/engine.ts';

afterEach(() => vi.useRealTimers());

test('progress is told often in short work, and twice a second in long work', () => {
  vi.useFakeTimers();
  const times: number[] = [];
  const started = performance.now();
  const tell = reporter(() => times.push(performance.now() - started));
  for (let time = 0; time <= 60_000; time += 10) {
    tell(time / 60_000);
    vi.advanceTimersByTime(10);
  }
  const toldWithin = (from: number, to: number) => times.filter((time) => time >= from && time < to).length;
  expect(times[0]).toBe(0);
  expect(toldWithin(0, 2000)).toBe(40);
  expect(toldWithin(9000, 11_000)).toBeGreaterThanOrEqual(9);
  expect(toldWithin(50_000, 60_000)).toBe(20);
});
