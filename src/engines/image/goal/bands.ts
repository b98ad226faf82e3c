import { whole, type Picture, type Pieces } from './picture.ts';

/** In pixels; this many are enough for any picture. */
const most = 1_500_000;
/** Alignment that preserves the blocks of a JPEG, in pixels. */
const grid = 16;

/**
 * Returns evenly spread bands that represent a picture, covering about this share of it; or `whole` if it is best taken
 * as a whole.
 */
export function sampleBands({ width, height: all, frames }: Picture, count: number, share: number): Pieces {
  const height = all / frames;
  const taken = Math.min(share, most / (width * height));
  const band = Math.max(grid, Math.round((height * taken) / count / grid) * grid);
  if (band * count > height / 2) return whole;
  const tops = Array.from({ length: count }, (_, index) => {
    const middle = ((index + 0.5) * height) / count;
    return Math.round(middle - band / 2) & ~(grid - 1);
  });
  return bandsAt(tops, width, band);
}

/** Returns full-width bands, stacked vertically. */
export const bandsAt = (tops: number[], width: number, height: number): Pieces => ({
  width,
  height,
  places: tops.map((top) => ({ left: 0, top })),
  across: 1,
});
