import type { Drawn } from './placements.ts';

/** How images are re-encoded: with which resolution, at most, and which quality. */
export interface Fineness {
  dotsPerInch: number;
  /** 1 to 100. */
  quality: number;
}

/** The settings to try for a target size, finest first. */
const ladder: readonly Fineness[] = [
  { dotsPerInch: 300, quality: 88 },
  { dotsPerInch: 220, quality: 80 },
  { dotsPerInch: 180, quality: 72 },
  { dotsPerInch: 150, quality: 62 },
  { dotsPerInch: 120, quality: 52 },
  { dotsPerInch: 96, quality: 45 },
  { dotsPerInch: 72, quality: 35 },
  { dotsPerInch: 50, quality: 28 },
];

const stepsBetween = 12;
/** The step with the smallest images. Step 0 leaves them unchanged. */
export const coarsestStep = 1 + (ladder.length - 1) * stepsBetween;

/** @param step from 1 to `coarsestStep`. */
export function finenessAt(step: number): Fineness {
  const place = (step - 1) / stepsBetween;
  const [finer, coarser] = [ladder[Math.floor(place)], ladder[Math.ceil(place)]];
  if (!finer || !coarser) throw new Error(`There is no step ${step}`);
  const share = place % 1;
  return {
    dotsPerInch: finer.dotsPerInch * (coarser.dotsPerInch / finer.dotsPerInch) ** share,
    quality: Math.round(finer.quality + (coarser.quality - finer.quality) * share),
  };
}

/** Below this resolution, a file is for screens, and its images may become RGB. */
const printDensity = 200;

export const isForScreens = ({ dotsPerInch }: Fineness): boolean => dotsPerInch < printDensity;

/** Images up to this factor above the resolution are not scaled: that would blur them for little gain. */
const tolerance = 1.25;

/** The resolution in pixels per inch, where the image is drawn largest. */
const densityOf = ({ width, height }: Drawn, drawn: Drawn): number =>
  Math.max((width * 72) / drawn.width, (height * 72) / drawn.height);

/** Returns the factor by which the width and height of an image are scaled. */
export function scaleOf(pixels: Drawn, drawn: Drawn, { dotsPerInch }: Fineness): number {
  const density = densityOf(pixels, drawn);
  return Number.isFinite(density) && density > dotsPerInch * tolerance ? dotsPerInch / density : 1;
}

/** The minimum for images far below the resolution, whose JPEG blocks would be visible. */
const leastQuality = 80;

export function qualityOf(pixels: Drawn, drawn: Drawn, { dotsPerInch, quality }: Fineness): number {
  const isCoarse = densityOf(pixels, drawn) * 2 < dotsPerInch && drawn.width < Infinity;
  return isCoarse ? Math.max(quality, leastQuality) : quality;
}
