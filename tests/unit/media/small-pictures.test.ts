import { VideoSample } from 'mediabunny';
import { expect, test } from 'vitest';
import { canShrink, shrinker } from '#engines/media/animation/small-pictures.ts';

/** Builds a frame whose left half is red and whose right half is white, in BT.709 with limited range. */
function redAndWhite(width: number, height: number) {
  const half = (length: number) => Math.ceil(length / 2);
  const row = (length: number, left: number, right: number) =>
    Array.from({ length }, (_, x) => (x < length / 2 ? left : right));
  const rows = (count: number, values: number[]) => Array.from({ length: count }, () => values).flat();
  return new VideoSample(
    Uint8Array.from([
      ...rows(height, row(width, 63, 235)),
      ...rows(half(height), row(half(width), 102, 128)),
      ...rows(half(height), row(half(width), 240, 128)),
    ]),
    {
      format: 'I420',
      codedWidth: width,
      codedHeight: height,
      timestamp: 0,
      colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
    },
  );
}

test.each([
  [16, 16, 1, 1],
  [64, 32, 24, 12],
  [68, 34, 68, 34],
  [160, 90, 20, 11],
])('a frame of %d by %d is shrunk to %d by %d in its colours', async (width, height, toWidth, toHeight) => {
  using sample = redAndWhite(width, height);
  expect(canShrink(sample, toWidth, toHeight)).toBe(true);
  const pixels = await shrinker(toWidth, toHeight)(sample);
  const colourAt = (at: number) => [...pixels.subarray(at * 4, at * 4 + 4)];
  const near = (found: number[], wanted: number[]) =>
    expect(Math.max(...found.map((value, channel) => Math.abs(value - (wanted[channel] ?? 0))))).toBeLessThan(4);
  for (let y = 0; y < toHeight; y += 1) {
    near(colourAt(y * toWidth), toWidth === 1 ? [255, 128, 128, 255] : [255, 0, 0, 255]);
    if (toWidth > 1) near(colourAt((y + 1) * toWidth - 1), [255, 255, 255, 255]);
  }
});

test('frames that are larger, or in other colours, are left to the browser', () => {
  using sample = redAndWhite(64, 32);
  expect(canShrink(sample, 65, 32)).toBe(false);
  expect(canShrink(sample, 3, 2)).toBe(false);
});
