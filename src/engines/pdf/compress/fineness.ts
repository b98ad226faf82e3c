import type { Drawn } from './placements.ts';

/** How pictures are encoded again: how fine, at most, and at which quality. */
export interface Fineness {
  dotsPerInch: number;
  /** 1 to 100. */
  quality: number;
}

/** What is tried for a size, from the finest on. */
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
/** The step that makes pictures smallest. Step 0 leaves them as they are. */
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

/** Below that, a file is for screens, and its pictures may have their colours. */
const printDensity = 200;

export const isForScreens = ({ dotsPerInch }: Fineness): boolean => dotsPerInch < printDensity;

/** A little finer is left as it is: making it smaller would blur it for nothing. */
const tolerance = 1.25;

/** In pixels an inch, where the picture is drawn at its largest. */
const densityOf = ({ width, height }: Drawn, drawn: Drawn): number =>
  Math.max((width * 72) / drawn.width, (height * 72) / drawn.height);

/** The share of its width and height that a picture is made smaller to. */
export function scaleOf(pixels: Drawn, drawn: Drawn, { dotsPerInch }: Fineness): number {
  const density = densityOf(pixels, drawn);
  return Number.isFinite(density) && density > dotsPerInch * tolerance ? dotsPerInch / density : 1;
}

/** Of pictures that are far coarser than is asked for: each of their blocks would be seen. */
const leastQuality = 80;

export function qualityOf(pixels: Drawn, drawn: Drawn, { dotsPerInch, quality }: Fineness): number {
  const isCoarse = densityOf(pixels, drawn) * 2 < dotsPerInch && drawn.width < Infinity;
  return isCoarse ? Math.max(quality, leastQuality) : quality;
}
