import type { VideoSample } from 'mediabunny';

/** How much red and blue contribute to luma. */
const weights: Record<string, [red: number, blue: number]> = {
  bt709: [0.2126, 0.0722],
  smpte170m: [0.299, 0.114],
  bt470bg: [0.299, 0.114],
};

/**
 * Whether a frame can be scaled down here. Drawing it on a canvas takes three times as long, because browsers first
 * convert all of it to RGB. This code handles upright frames with 8 bits per sample and the primaries of screens.
 */
export function canShrink(sample: VideoSample, width: number, height: number): boolean {
  const { format, rotation, flip, visibleRect, colorSpace } = sample;
  const { primaries, transfer, matrix } = colorSpace;
  return (
    (format === 'I420' || format === 'NV12') &&
    rotation === 0 &&
    !flip &&
    fits(visibleRect.width, width) &&
    fits(visibleRect.height, height) &&
    primaries === 'bt709' &&
    (transfer === 'bt709' || transfer === 'iec61966-2-1') &&
    matrix !== null &&
    matrix in weights
  );
}

/** Shares are fixed-point fractions of this. The limits of `fits` keep every sample's share above 0. */
const whole = 256;
const fits = (from: number, to: number) => to <= from && from <= to * 16 && from >= 16;

/** Scales frames down, and returns their pixels as RGBA. */
export function shrinker(width: number, height: number) {
  let bytes = new Uint8Array(0);
  const plane = () => new Float32Array(width * height);
  const planes: [Float32Array, Float32Array, Float32Array] = [plane(), plane(), plane()];
  const ways = new Map<number, Way>();
  const wayOf = (from: number, to: number) => {
    const key = from * 65_536 + to;
    const way = ways.get(key) ?? makeWay(from, to);
    ways.set(key, way);
    return way;
  };
  return async (sample: VideoSample): Promise<Uint8ClampedArray<ArrayBuffer>> => {
    const { format, visibleRect, colorSpace } = sample;
    const [across, down] = [Math.ceil(visibleRect.width / 2), Math.ceil(visibleRect.height / 2)];
    const luma = { ...visibleRect, step: 1, offset: 0, stride: inFours(visibleRect.width) };
    const end = luma.stride * luma.height;
    const step = format === 'NV12' ? 2 : 1;
    const colours = { width: across, height: down, step, offset: end, stride: inFours(across * step) };
    const others = { ...colours, offset: format === 'NV12' ? end : end + colours.stride * down };
    const size = others.offset + others.stride * down;
    if (bytes.length !== size) bytes = new Uint8Array(size);
    await sample.copyTo(bytes, { layout: format === 'NV12' ? [luma, colours] : [luma, colours, others] });
    const take = (source: typeof colours, channel: number, target: Float32Array) =>
      shrink(bytes, source, channel, { over: wayOf(source.width, width), down: wayOf(source.height, height) }, target);
    take(luma, 0, planes[0]);
    take(colours, 0, planes[1]);
    take(others, step - 1, planes[2]);
    const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
    mix(planes, pixels, colorSpace);
    return pixels;
  };
}

const four = 4;
const inFours = (length: number) => Math.ceil(length / four) * four;

/** Which source samples contribute to each sample of a smaller row, and how much. */
interface Way {
  starts: Int32Array;
  /** Shares per sample: two, or a multiple of four whose last shares may be 0. */
  length: number;
  shares: Int32Array;
}

/**
 * Averages the samples that each one covers; at ratios below 2, as for chroma, it interpolates between the two nearest.
 */
function makeWay(from: number, to: number): Way {
  const ratio = from / to;
  const areNearest = ratio < 2;
  const most = areNearest ? 2 : Math.ceil(ratio) + 1;
  const length = areNearest ? 2 : inFours(most);
  const starts = new Int32Array(to);
  const shares = new Int32Array(to * length);
  for (let at = 0; at < to; at += 1) {
    const middle = Math.max(0, Math.min(from - 1, (at + 0.5) * ratio - 0.5));
    const start = Math.max(0, Math.min(Math.floor(areNearest ? middle : at * ratio), from - length));
    starts[at] = start;
    let rest = whole;
    let largest = at * length;
    for (let index = 0; index < length; index += 1) {
      const place = start + index;
      const covered = Math.min(place + 1, (at + 1) * ratio) - Math.max(place, at * ratio);
      const part = Math.max(0, areNearest ? 1 - Math.abs(middle - place) : covered / ratio);
      const share = Math.round(part * whole);
      shares[at * length + index] = share;
      rest -= share;
      if (share > (shares[largest] ?? 0)) largest = at * length + index;
    }
    shares[largest] = (shares[largest] ?? 0) + rest;
  }
  return { starts, length, shares };
}

interface Source {
  offset: number;
  stride: number;
  step: number;
  height: number;
}

/**
 * All indices are in range. This runs for every sample of every frame, so each number holds two samples, with 8 bits of
 * headroom above each.
 */
function shrink(
  bytes: Uint8Array<ArrayBuffer>,
  { offset, stride, step, height }: Source,
  channel: number,
  { over, down }: { over: Way; down: Way },
  target: Float32Array,
) {
  const words = new Uint32Array(bytes.buffer, offset, (stride * height) / four);
  const inRow = stride / four;
  // A group of four may reach past the end, where its shares are 0.
  const row = new Float32Array(stride + over.length * step);
  const scale = 1 / whole / whole;
  const both = 0xff_00_ff;
  for (let y = 0, to = 0; y < down.starts.length; y += 1) {
    const first = (down.starts[y] ?? 0) * inRow;
    const share = y * down.length;
    for (let word = 0, at = 0; word < inRow; word += 1, at += four) {
      let even = 0;
      let odd = 0;
      for (let index = 0, from = first + word; index < down.length; index += 1, from += inRow) {
        const value = words[from] ?? 0;
        const part = down.shares[share + index] ?? 0;
        even = (even + Math.imul(value & both, part)) | 0;
        odd = (odd + Math.imul((value >>> 8) & both, part)) | 0;
      }
      row[at] = even & 0xff_ff;
      row[at + 1] = odd & 0xff_ff;
      row[at + 2] = even >>> 16;
      row[at + 3] = odd >>> 16;
    }
    for (let x = 0, part = 0; x < over.starts.length; x += 1, to += 1) {
      let sum = 0;
      let at = (over.starts[x] ?? 0) * step + channel;
      for (let index = 0; index < over.length; index += 1, at += step, part += 1) {
        sum += (row[at] ?? 0) * (over.shares[part] ?? 0);
      }
      target[to] = sum * scale;
    }
  }
}

/** Converts to RGB as BT.709 and BT.601 define it; the array rounds and clamps. */
function mix(
  [lumas, blues, reds]: [Float32Array, Float32Array, Float32Array],
  pixels: Uint8ClampedArray,
  { matrix, fullRange }: VideoSample['colorSpace'],
) {
  const [red, blue] = weights[matrix ?? 'bt709'] ?? [0, 0];
  const green = 1 - red - blue;
  const [floor, brightness, colour] = fullRange ? [0, 1, 2] : [16, 255 / 219, (2 * 255) / 224];
  const [redOfRed, blueOfBlue] = [(1 - red) * colour, (1 - blue) * colour];
  const [greenOfRed, greenOfBlue] = [(redOfRed * red) / green, (blueOfBlue * blue) / green];
  for (let at = 0, to = 0; at < lumas.length; at += 1, to += 4) {
    const value = ((lumas[at] ?? 0) - floor) * brightness;
    const u = (blues[at] ?? 0) - 128;
    const v = (reds[at] ?? 0) - 128;
    pixels[to] = value + redOfRed * v;
    pixels[to + 1] = value - greenOfRed * v - greenOfBlue * u;
    pixels[to + 2] = value + blueOfBlue * u;
  }
}
