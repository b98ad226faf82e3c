import type { Sharp } from 'sharp';

const window = 8;
const stride = 4;
/** Weights of the full size, the half and the quarter. */
const weights = [0.35, 0.4, 0.25];
const [c1, c2] = [6.5, 58.5];

interface Plane {
  data: Float32Array;
  width: number;
  height: number;
}

/** Structural similarity of two images of the same size: the mean over luma at three scales. 1 means identical. */
export async function similarity(a: Sharp, b: Sharp): Promise<number> {
  let [left, right] = await Promise.all([luma(a), luma(b)]);
  if (left.width !== right.width || left.height !== right.height) throw new Error('The images differ in size.');
  let sum = 0;
  for (const weight of weights) {
    sum += weight * ssim(left, right);
    [left, right] = [half(left), half(right)];
  }
  return sum;
}

async function luma(image: Sharp): Promise<Plane> {
  const { data, info } = await image.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const plane = new Float32Array(info.width * info.height);
  for (let index = 0, at = 0; index < plane.length; index += 1, at += info.channels) {
    plane[index] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return { data: plane, width: info.width, height: info.height };
}

function half({ data, width, height }: Plane): Plane {
  const small = { width: width >> 1, height: height >> 1 };
  const halved = new Float32Array(small.width * small.height);
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      const at = 2 * y * width + 2 * x;
      const sum = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + width] ?? 0) + (data[at + width + 1] ?? 0);
      halved[y * small.width + x] = sum / 4;
    }
  }
  return { data: halved, ...small };
}

function ssim(a: Plane, b: Plane): number {
  let sum = 0;
  let windows = 0;
  const area = window * window;
  for (let top = 0; top + window <= a.height; top += stride) {
    for (let left = 0; left + window <= a.width; left += stride) {
      let [ma, mb, aa, bb, ab] = [0, 0, 0, 0, 0];
      for (let y = top; y < top + window; y += 1) {
        for (let x = left; x < left + window; x += 1) {
          const p = a.data[y * a.width + x] ?? 0;
          const q = b.data[y * a.width + x] ?? 0;
          ma += p;
          mb += q;
          aa += p * p;
          bb += q * q;
          ab += p * q;
        }
      }
      ma /= area;
      mb /= area;
      const [va, vb, covariance] = [aa / area - ma * ma, bb / area - mb * mb, ab / area - ma * mb];
      sum += ((2 * ma * mb + c1) * (2 * covariance + c2)) / ((ma * ma + mb * mb + c1) * (va + vb + c2));
      windows += 1;
    }
  }
  return sum / windows;
}
