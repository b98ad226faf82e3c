import { whole, type Picture, type Pieces } from './picture.ts';

/** In pixels; more than that stands for any picture. */
const most = 1_500_000;
/** So that the blocks of a JPEG stay what they are. */
const grid = 16;

/** Bands that stand for a picture, spread evenly: about this share of it. None where it is best taken whole. */
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

/** Bands from the left edge, under each other. */
export const bandsAt = (tops: number[], width: number, height: number): Pieces => ({
  width,
  height,
  places: tops.map((top) => ({ left: 0, top })),
  across: 1,
});
