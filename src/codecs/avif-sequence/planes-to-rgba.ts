import type { Plane, Planes } from './frame-planes.ts';
import type { SequenceFile } from './read-sequence.ts';
import type { Colours } from './sequence-colours.ts';

/** The shares of red and blue in brightness, by the numbers of ITU-T H.273. */
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

/** How much of brightness and of the two tints is in red, in green and in blue. */
function mixOf(matrix: number): readonly [red: Row, green: Row, blue: Row] {
  if (matrix === identity) return [at(0, 0, 1), at(1, 0, 0), at(0, 1, 0)];
  if (matrix === ycgco) return [at(1, -1, 1), at(1, 1, 0), at(1, -1, -1)];
  const [red, blue] = shares[matrix] ?? [0, 0];
  const green = 1 - red - blue;
  const [ofRed, ofBlue] = [2 * (1 - red), 2 * (1 - blue)];
  return [at(1, 0, ofRed), at(1, (-blue * ofBlue) / green, (-red * ofRed) / green), at(1, ofBlue, 0)];
}

const at = (...row: Row) => row;

/** What of a frame is shown, and how. */
type Placing = Pick<SequenceFile, 'crop' | 'angle' | 'flip'>;

/** Where its pixels come to lie after it is turned, clockwise, and then mirrored left to right. */
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
  // Counted in pixels: of the first one, and from there to that of the next column, and of the next row.
  return { width: across, height: down, start, column: placeOf(1, 0) - start, row: placeOf(0, 1) - start };
}

interface Alpha {
  planes: Planes;
  fullRange: boolean;
  /** Whether colours are multiplied by it. */
  premultiplied: boolean;
}

/**
 * Writes a frame as red, green, blue, and its transparency where it has one.
 *
 * @param to four numbers for each pixel that is shown: of 8 bits, or of 16.
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
  // Three colours as they are have no tints among them.
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

/** What stands for black and for no tint, and what a step from there is worth. */
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

/** The tints of a line, one for each pixel. Where there is one for several, they go over into each other between these. */
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
    // Past the end of the last line, where it is odd, nothing is kept.
    to[2 * x + 1] = 0.75 * here + 0.25 * after;
    [before, here] = [here, after];
  }
}
