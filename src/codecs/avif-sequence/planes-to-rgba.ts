import type { Plane, Planes } from './frame-planes.ts';
import type { SequenceFile } from './read-sequence.ts';
import type { Colours } from './sequence-colours.ts';

/** The luma coefficients of red and blue, by the matrix numbers of ITU-T H.273. */
const shares: Record<number, readonly [red: number, blue: number]> = {
  1: [0.2126, 0.0722],
  4: [0.3, 0.11],
  5: [0.299, 0.114],
  6: [0.299, 0.114],
  7: [0.212, 0.087],
  9: [0.2627, 0.0593],
};
const identity = 0;
const ycgco = 8;

export const isKnownMatrix = (matrix: number) => matrix === identity || matrix === ycgco || matrix in shares;

type Row = readonly [brightness: number, first: number, second: number];

/** Returns the coefficients of luma and the two chroma planes in red, green and blue. */
function mixOf(matrix: number): readonly [red: Row, green: Row, blue: Row] {
  if (matrix === identity) return [at(0, 0, 1), at(1, 0, 0), at(0, 1, 0)];
  if (matrix === ycgco) return [at(1, -1, 1), at(1, 1, 0), at(1, -1, -1)];
  const [red, blue] = shares[matrix] ?? [0, 0];
  const green = 1 - red - blue;
  const [ofRed, ofBlue] = [2 * (1 - red), 2 * (1 - blue)];
  return [at(1, 0, ofRed), at(1, (-blue * ofBlue) / green, (-red * ofRed) / green), at(1, ofBlue, 0)];
}

const at = (...row: Row) => row;

/** Which part of a frame is shown, and how. */
type Placing = Pick<SequenceFile, 'crop' | 'angle' | 'flip'>;

/** Returns where pixels end up after rotating clockwise, and then mirroring left to right. */
export function placeTurned(width: number, height: number, { angle, flip }: Omit<Placing, 'crop'>) {
  const [across, down] = angle % 180 === 0 ? [width, height] : [height, width];
  const placeOf = (x: number, y: number) => {
    const turned: Record<number, readonly [left: number, top: number]> = {
      0: [x, y],
      90: [height - 1 - y, x],
      180: [width - 1 - x, height - 1 - y],
      270: [y, width - 1 - x],
    };
    const [left, top] = turned[angle] ?? [x, y];
    return top * across + (flip ? across - 1 - left : left);
  };
  const start = placeOf(0, 0);
  // In pixels: the position of the first pixel, and the steps to the next column and to the next row.
  return { width: across, height: down, start, column: placeOf(1, 0) - start, row: placeOf(0, 1) - start };
}

interface Alpha {
  planes: Planes;
  fullRange: boolean;
  /** Whether colours are premultiplied by it. */
  premultiplied: boolean;
}

/**
 * Writes a frame as RGBA, opaque if it has no alpha.
 *
 * @param to Four numbers of 8 or 16 bits for each pixel that is shown.
 */
export function toRgba(
  colour: Planes,
  { matrix, fullRange }: Pick<Colours, 'matrix' | 'fullRange'>,
  alpha: Alpha | undefined,
  { crop, angle, flip }: Placing,
  to: Uint8Array | Uint16Array,
) {
  const { left, top, width, height } = crop ?? { left: 0, top: 0, width: colour.width, height: colour.height };
  const { start, column, row } = placeTurned(width, height, { angle, flip });
  const most = 2 ** (to.BYTES_PER_ELEMENT * 8) - 1;
  const { black, scale, ...tinted } = levels(colour.depth, fullRange, most);
  // With the identity matrix, all three planes are colours, without chroma.
  const { middle, tintScale } = matrix === identity ? { middle: black, tintScale: scale } : tinted;
  const [[redY, redU, redV], [greenY, greenU, greenV], [blueY, blueU, blueV]] = mixOf(matrix);
  const alphaLevels = alpha && levels(alpha.planes.depth, alpha.fullRange, most);
  const [firstTints, secondTints] = [new Float32Array(colour.width), new Float32Array(colour.width)];
  for (let line = top; line < top + height; line += 1) {
    readTints(colour, colour.tints[0], line, firstTints);
    readTints(colour, colour.tints[1], line, secondTints);
    const { values, stride } = colour.brightness;
    let place = (start + (line - top) * row) * 4;
    for (let x = left; x < left + width; x += 1, place += column * 4) {
      const y = ((values[line * stride + x] ?? 0) - black) * scale;
      const u = ((firstTints[x] ?? 0) - middle) * tintScale;
      const v = ((secondTints[x] ?? 0) - middle) * tintScale;
      let [opacity, share] = [most, 1];
      if (alpha && alphaLevels) {
        const { brightness } = alpha.planes;
        const coded = brightness.values[line * brightness.stride + x] ?? 0;
        opacity = within((coded - alphaLevels.black) * alphaLevels.scale, most);
        if (alpha.premultiplied && opacity > 0) share = most / opacity;
      }
      to[place] = within((y * redY + u * redU + v * redV) * share, most);
      to[place + 1] = within((y * greenY + u * greenU + v * greenV) * share, most);
      to[place + 2] = within((y * blueY + u * blueU + v * blueV) * share, most);
      to[place + 3] = opacity;
    }
  }
}

const within = (value: number, most: number) => (value <= 0 ? 0 : value >= most ? most : Math.round(value));

/** Returns the values of black and of neutral chroma, and the scale of a step from there. */
function levels(depth: number, fullRange: boolean, most: number) {
  const step = 2 ** (depth - 8);
  const full = most / (2 ** depth - 1);
  return {
    black: fullRange ? 0 : 16 * step,
    scale: fullRange ? full : most / (219 * step),
    middle: 128 * step,
    tintScale: fullRange ? full : most / (224 * step),
  };
}

/** Reads the chroma of a row, one value for each pixel. Subsampled chroma is interpolated. */
function readTints({ width, height, halved }: Planes, { values, stride }: Plane, line: number, to: Float32Array) {
  const lastLine = halved.down ? (height - 1) >> 1 : height - 1;
  const near = halved.down ? line >> 1 : line;
  const beside = halved.down ? Math.min(lastLine, Math.max(0, line % 2 === 0 ? near - 1 : near + 1)) : near;
  const [first, second] = [near * stride, beside * stride];
  const between = (x: number) => 0.75 * (values[first + x] ?? 0) + 0.25 * (values[second + x] ?? 0);
  if (!halved.across) {
    for (let x = 0; x < width; x += 1) to[x] = between(x);
    return;
  }
  const last = (width - 1) >> 1;
  let [before, here] = [between(0), between(0)];
  for (let x = 0; x <= last; x += 1) {
    const after = between(Math.min(last, x + 1));
    to[2 * x] = 0.75 * here + 0.25 * before;
    // Past the end of a row of odd length, this writes nothing.
    to[2 * x + 1] = 0.75 * here + 0.25 * after;
    [before, here] = [here, after];
  }
}
