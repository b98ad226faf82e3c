import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inFrames } from '#components/tool/in-frames.ts';

const frame = 16;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns how often the page is drawn in a second in which a change is reported every millisecond. */
function drawnInASecond(isBusy: boolean): number {
  let drawn = 0;
  const render = inFrames(
    () => (drawn += 1),
    () => isBusy,
  );
  for (let passed = 0; passed < 1000; passed += 1) {
    render();
    vi.advanceTimersByTime(1);
  }
  return drawn;
}

test('a page at work is drawn a few times a second, and any other in each frame', () => {
  expect(drawnInASecond(true)).toBeLessThanOrEqual(10);
  expect(drawnInASecond(true)).toBeGreaterThan(5);
  expect(drawnInASecond(false)).toBeGreaterThan(50);
});

test('the first change is drawn in the next frame, and the last one is never left out', () => {
  let state = 0;
  const drawn: number[] = [];
  const render = inFrames(
    () => drawn.push(state),
    () => true,
  );
  for (state = 1; state <= 3; state += 1) {
    render();
    vi.advanceTimersByTime(frame);
  }
  expect(drawn).toEqual([1]);
  state = 3;
  vi.advanceTimersByTime(100 + frame);
  expect(drawn).toEqual([1, 3]);
});

test('the start and the end of work do not wait', () => {
  let busy = false;
  const drawn: boolean[] = [];
  const render = inFrames(
    () => drawn.push(busy),
    () => busy,
  );
  for (const now of [false, true, true, false]) {
    busy = now;
    render();
    vi.advanceTimersByTime(frame);
  }
  vi.advanceTimersByTime(1000);
  expect(drawn).toEqual([false, true, false]);
});
