import { VideoSample } from 'mediabunny';
import type { Area } from '#jobs/contract/image-step.ts';

/** Rotated clockwise first, then mirrored, then cropped. */
export interface Move {
  rotation: 0 | 90 | 180 | 270;
  flip: boolean;
  crop: Area;
}

/** For each plane: bytes per sample, and how many pixels a sample covers in each direction. */
const planesOf = {
  I420: [
    { bytes: 1, covers: 1 },
    { bytes: 1, covers: 2 },
    { bytes: 1, covers: 2 },
  ],
  NV12: [
    { bytes: 1, covers: 1 },
    { bytes: 2, covers: 2 },
  ],
} as const;

/** Whether a frame has 8 bits and 4:2:0 subsampling, as nearly all video does. */
export const hasPlanes = ({ format }: VideoSample): boolean => format !== null && format in planesOf;

/** Whether every sample of a frame can be moved as it is, without mixing any. */
export function canMove(sample: VideoSample, { crop }: Move): boolean {
  const { codedWidth, codedHeight, squarePixelWidth, squarePixelHeight } = sample;
  const isSquare = codedWidth === squarePixelWidth && codedHeight === squarePixelHeight;
  const lengths = [crop.left, crop.top, crop.width, crop.height, codedWidth, codedHeight];
  return isSquare && hasPlanes(sample) && lengths.every((length) => length % 2 === 0);
}

/** Rotates, mirrors and crops a frame without converting its colours. */
export async function moved(sample: VideoSample, move: Move): Promise<VideoSample> {
  // The caller has checked `canMove`.
  const format = sample.format as keyof typeof planesOf;
  const from = new Uint8Array(sample.allocationSize());
  await sample.copyTo(from);
  const { crop } = move;
  const data = new Uint8Array((crop.width * crop.height * 3) / 2);
  let read = 0;
  let written = 0;
  for (const { bytes, covers } of planesOf[format]) {
    const width = sample.codedWidth / covers;
    const height = sample.codedHeight / covers;
    const length = width * height * bytes;
    const kept = (crop.width / covers) * (crop.height / covers) * bytes;
    const [source, target] = [from.subarray(read, read + length), data.subarray(written, written + kept)];
    movePlane(source, target, { width, height, bytes, covers }, move);
    read += length;
    written += kept;
  }
  const { timestamp, duration, colorSpace } = sample;
  return new VideoSample(data, {
    format,
    codedWidth: crop.width,
    codedHeight: crop.height,
    timestamp,
    duration,
    colorSpace: colorSpace.toJSON(),
  });
}

interface Plane {
  width: number;
  height: number;
  bytes: 1 | 2;
  covers: 1 | 2;
}

function movePlane(source: Uint8Array, target: Uint8Array, plane: Plane, { rotation, flip, crop }: Move) {
  const { width, height, bytes, covers } = plane;
  const upright = rotation % 180 === 0 ? width : height;
  const [left, top] = [crop.left / covers, crop.top / covers];
  const [across, down] = [crop.width / covers, crop.height / covers];
  // The index of the first sample in the source, and the offsets of its neighbours to the right and below.
  const [first, right, below] = {
    0: [0, 1, width],
    90: [(height - 1) * width, -width, 1],
    180: [width * height - 1, -1, -width],
    270: [width - 1, width, -1],
  }[rotation] as [number, number, number];
  const start = first + (flip ? upright - 1 - left : left) * right + top * below;
  const step = flip ? -right : right;
  for (let y = 0; y < down; y += 1) {
    let at = (start + y * below) * bytes;
    let to = y * across * bytes;
    if (step === 1) {
      target.set(source.subarray(at, at + across * bytes), to);
      continue;
    }
    for (let x = 0; x < across; x += 1) {
      target[to] = source[at] ?? 0;
      if (bytes === 2) target[to + 1] = source[at + 1] ?? 0;
      at += step * bytes;
      to += bytes;
    }
  }
}
