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

test('the first and the last change of work are drawn in the next frame, and none is left out', () => {
  let [busy, state] = [false, 0];
  const drawn: number[] = [];
  const render = inFrames(
    () => drawn.push(state),
    () => busy,
  );
  const change = (isBusy: boolean, passed = frame) => {
    [busy, state] = [isBusy, state + 1];
    render();
    vi.advanceTimersByTime(passed);
  };
  change(false);
  change(true);
  change(true);
  change(true, 200);
  change(true);
  change(false);
  expect(drawn).toEqual([1, 2, 4, 6]);
});
