/**
 * A quick measure of how similar two pictures look: structural similarity of luma and chroma at three scales, where the
 * worst areas weigh more than the mean. Takes about 25 ms of processor time per megapixel.
 */

/** Luma and two chroma planes of `width` × `height` samples, 0 to 255. */
export interface Planes {
  width: number;
  height: number;
  luma: Float32Array;
  blue: Float32Array;
  red: Float32Array;
}

/** @param rgb three bytes per pixel */
export function toPlanes(rgb: Uint8Array, width: number, height: number): Planes {
  const size = width * height;
  const [luma, blue, red] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  for (let pixel = 0, at = 0; pixel < size; pixel += 1, at += 3) {
    const r = rgb[at] ?? 0;
    const g = rgb[at + 1] ?? 0;
    const b = rgb[at + 2] ?? 0;
    // Rec. 601, as in JPEG.
    luma[pixel] = 0.299 * r + 0.587 * g + 0.114 * b;
    blue[pixel] = 0.5 * b - 0.168736 * r - 0.331264 * g;
    red[pixel] = 0.5 * r - 0.418688 * g - 0.081312 * b;
  }
  return { width, height, luma, blue, red };
}

const scaleWeights = [0.35, 0.4, 0.25];

/**
 * Estimates SSIMULACRA2: 100 is identical, 90 has no visible difference, 80 none without looking closely, 50 is
 * obvious. The two constants were fitted to SSIMULACRA2; on other photos the root mean square error was 5.4.
 */
export function similarity(a: Planes, b: Planes): number {
  let difference = 0;
  let [left, right] = [a, b];
  for (const [scale, weight] of scaleWeights.entries()) {
    if (Math.min(left.width, left.height) < windowSize) break;
    const luma = structureError(left, right, 'luma');
    const chroma = scale === 0 ? 0 : structureError(left, right, 'blue') + structureError(left, right, 'red');
    difference += weight * (luma + 0.15 * chroma);
    [left, right] = [half(left), half(right)];
  }
  return Math.min(100, 6.8 - 20.08 * Math.log(Math.max(difference, 1e-6)));
}

const windowSize = 8;
const windowStep = 4;

/** The mean of 1 - SSIM over windows, plus half its fourth-power mean. Constants as in Wang et al. 2004. */
function structureError(a: Planes, b: Planes, plane: 'luma' | 'blue' | 'red'): number {
  const [left, right, { width, height }] = [a[plane], b[plane], a];
  let sum = 0;
  let fourths = 0;
  let windows = 0;
  for (let top = 0; top + windowSize <= height; top += windowStep) {
    for (let start = 0; start + windowSize <= width; start += windowStep) {
      const error = windowError(left, right, top * width + start, width);
      sum += error;
      fourths += error ** 4;
      windows += 1;
    }
  }
  return sum / windows + 0.5 * (fourths / windows) ** 0.25;
}

function windowError(left: Float32Array, right: Float32Array, start: number, width: number): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let row = start; row < start + windowSize * width; row += width) {
    for (let at = row; at < row + windowSize; at += 1) {
      const p = left[at] ?? 0;
      const q = right[at] ?? 0;
      a += p;
      b += q;
      aa += p * p;
      bb += q * q;
      ab += p * q;
    }
  }
  const count = windowSize ** 2;
  a /= count;
  b /= count;
  const covariance = ab / count - a * b;
  const variances = aa / count - a * a + bb / count - b * b;
  return 1 - ((2 * a * b + 6.5) * (2 * covariance + 58.5)) / ((a * a + b * b + 6.5) * (variances + 58.5));
}

function half({ width, height, luma, blue, red }: Planes): Planes {
  const [across, down] = [width >> 1, height >> 1];
  const shrink = (plane: Float32Array) => {
    const small = new Float32Array(across * down);
    for (let y = 0; y < down; y += 1) {
      for (let x = 0; x < across; x += 1) {
        const at = 2 * y * width + 2 * x;
        const sum = (plane[at] ?? 0) + (plane[at + 1] ?? 0) + (plane[at + width] ?? 0) + (plane[at + width + 1] ?? 0);
        small[y * across + x] = sum / 4;
      }
    }
    return small;
  };
  return { width: across, height: down, luma: shrink(luma), blue: shrink(blue), red: shrink(red) };
}
