import type { Bands, Picture } from './picture.ts';

const bandCount = 8;
/** How much of a picture stands for it, and at most, in pixels. */
const bandShare = { usual: 1 / 4, most: 1_500_000 };
/** Of bands, in pixels: those of blocks, and few of their edges for codecs that look across them. */
const bandGrid = 32;

/** The bands that stand for a picture; none where it is best taken whole. */
export function sampleBands({ width, height: all, frames }: Picture): Bands {
  const height = all / frames;
  const share = Math.min(bandShare.usual, bandShare.most / (width * height));
  const band = Math.max(bandGrid, Math.round((height * share) / bandCount / bandGrid) * bandGrid);
  if (band * bandCount > height / 2) return { width, height, tops: [] };
  const tops = Array.from({ length: bandCount }, (_, index) => {
    const middle = ((index + 0.5) * height) / bandCount;
    // On a grid of 16, so that the blocks of a JPEG stay what they are.
    return Math.round(middle - band / 2) & ~15;
  });
  return { width, height: band, tops };
}
