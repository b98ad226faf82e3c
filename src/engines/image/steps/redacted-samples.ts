import type { Step } from '../geometry/geometry.ts';
import type { Size } from '#jobs/contract/image-step.ts';

export type Samples = Uint8Array | Uint8ClampedArray | Uint16Array | Float32Array;

export interface Pixels extends Size {
  /** Row by row. Redacting overwrites them. */
  samples: Samples;
  /** Samples per pixel. With 2 or 4 of them, the last is alpha. */
  bands: number;
  /** The alpha of an opaque pixel. */
  opaque: number;
}

/** How many squares the longer side of an area is divided into: too few for a face or for most letters. */
const squares = 10;
/** The smallest side of a square, in pixels. */
const leastSide = 12;

/** Makes pixels unrecognizable. Covered, they become black and opaque. */
export function redact(pixels: Pixels, by: Step<'redact'>['by']) {
  const { samples, bands, opaque, width, height } = pixels;
  if (by === 'cover') {
    samples.fill(0);
    if (hasAlpha(bands)) for (let at = bands - 1; at < samples.length; at += bands) samples[at] = opaque;
    return;
  }
  const side = Math.max(leastSide, Math.max(width, height) / squares);
  const grid = averagesOf(pixels, Math.max(1, Math.floor(width / side)), Math.max(1, Math.floor(height / side)));
  const { across, down } = grid;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let band = 0; band < bands; band++) {
        samples[(y * width + x) * bands + band] =
          by === 'pixelate'
            ? squareAt(grid, Math.floor((x * across) / width), Math.floor((y * down) / height), band)
            : between(grid, ((x + 0.5) * across) / width - 0.5, ((y + 0.5) * down) / height - 0.5, band);
      }
    }
  }
}

const hasAlpha = (bands: number) => bands === 2 || bands === 4;

interface Grid {
  across: number;
  down: number;
  bands: number;
  averages: Float64Array;
}

/** Averages the pixels of each square. Transparent ones have no say in its colour. */
function averagesOf({ samples, bands, width, height }: Pixels, across: number, down: number): Grid {
  const averages = new Float64Array(across * down * bands);
  const weights = new Float64Array(across * down);
  const counts = new Float64Array(across * down);
  const colours = hasAlpha(bands) ? bands - 1 : bands;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const square = Math.floor((y * down) / height) * across + Math.floor((x * across) / width);
      const from = (y * width + x) * bands;
      const weight = colours < bands ? (samples[from + colours] ?? 0) : 1;
      for (let band = 0; band < colours; band++)
        add(averages, square * bands + band, (samples[from + band] ?? 0) * weight);
      add(weights, square, weight);
      add(counts, square, 1);
    }
  }
  for (let square = 0; square < weights.length; square++) {
    const [weight = 0, count = 1] = [weights[square], counts[square]];
    for (let band = 0; band < colours; band++)
      averages[square * bands + band] = weight > 0 ? (averages[square * bands + band] ?? 0) / weight : 0;
    if (colours < bands) averages[square * bands + colours] = weight / count;
  }
  return { across, down, bands, averages };
}

function add(to: Float64Array, at: number, value: number) {
  to[at] = (to[at] ?? 0) + value;
}

const squareAt = ({ across, bands, averages }: Grid, column: number, row: number, band: number): number =>
  averages[(row * across + column) * bands + band] ?? 0;

/** Interpolates between the middles of squares. */
function between(grid: Grid, x: number, y: number, band: number): number {
  const [left, right, toRight] = neighbours(x, grid.across);
  const [top, bottom, toBottom] = neighbours(y, grid.down);
  const along = (row: number) =>
    squareAt(grid, left, row, band) * (1 - toRight) + squareAt(grid, right, row, band) * toRight;
  return along(top) * (1 - toBottom) + along(bottom) * toBottom;
}

function neighbours(place: number, count: number): [before: number, after: number, share: number] {
  const inside = Math.max(0, Math.min(count - 1, place));
  const before = Math.floor(inside);
  return [before, Math.min(count - 1, before + 1), inside - before];
}
