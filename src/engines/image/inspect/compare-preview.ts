import type { Run } from '#jobs/contract/engine.ts';
import type { EncodeImage } from '#jobs/contract/image-operation.ts';
import { previewOfJpeg } from '#metadata/jpeg-previews.ts';
import { withOrientation } from '../formats/camera-preview.ts';
import { smallPixels } from '../result/small-pixels.ts';

/** The longer side of what is compared, in pixels: previews are usually 160 pixels wide. */
const side = 160;
/** How many parts the pictures are compared in, each way. */
const parts = 16;
/** Darker than this, an edge is a bar: cameras fill previews of another shape with black. Of 255. */
const darkest = 40;
/** The share by which the shapes of the same picture may differ: bars end in the middle of a pixel. */
const sameShape = 0.06;
/** The least correlation of the lightness of pictures that show the same. */
const sameContent = 0.8;

export interface Difference {
  what: 'shape' | 'content';
  preview: File;
  /** In pixels, without bars. */
  previewSize: { width: number; height: number };
}

/** Whether the preview in a JPEG shows something other than the picture; undefined if it shows the same. */
export async function differingPreview(file: File, run: Run<EncodeImage>): Promise<Difference | undefined> {
  const found = previewOfJpeg(new Uint8Array(await file.arrayBuffer()));
  if (!found) return undefined;
  const name = file.name.replace(/(?:\.[^.]+)?$/, '-preview.jpg');
  const asFile = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], name, { type: 'image/jpeg' });
  const picture = await smallPixels(file, side, run);
  // Programs that turn a picture turn its preview, or leave it.
  const turns = found.orientation === 1 ? [found.jpeg] : [withOrientation(found.jpeg, found.orientation), found.jpeg];
  const judged: Difference[] = [];
  for (const jpeg of turns) {
    const preview = asFile(jpeg);
    const shown = withoutBars(await smallPixels(preview, side, run));
    const what = differenceOf(shown, picture);
    if (!what) return undefined;
    judged.push({ what, preview, previewSize: { width: shown.width, height: shown.height } });
  }
  return judged[0];
}

interface Grey {
  width: number;
  height: number;
  at(x: number, y: number): number;
}

function greyOf({ width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>): Grey {
  return {
    width,
    height,
    at(x, y) {
      const pixel = (y * width + x) * 4;
      return 0.3 * (data[pixel] ?? 0) + 0.59 * (data[pixel + 1] ?? 0) + 0.11 * (data[pixel + 2] ?? 0);
    },
  };
}

/** Leaves out black bars on two opposite sides. */
function withoutBars(image: ImageData): Grey {
  const grey = greyOf(image);
  const { width, height } = grey;
  const isDark = (values: number[]) => values.every((value) => value < darkest);
  const row = (y: number) => isDark(Array.from({ length: width }, (_, x) => grey.at(x, y)));
  const column = (x: number) => isDark(Array.from({ length: height }, (_, y) => grey.at(x, y)));
  const bar = (isBar: (at: number) => boolean, length: number) => {
    let [start, end] = [0, 0];
    while (start < length / 3 && isBar(start)) start++;
    while (end < length / 3 && isBar(length - 1 - end)) end++;
    // A dark sky is on one side only.
    return Math.abs(start - end) <= 2 ? Math.min(start, end) : 0;
  };
  const [down, across] = [bar(row, height), bar(column, width)];
  return {
    width: width - 2 * across,
    height: height - 2 * down,
    at: (x, y) => grey.at(x + across, y + down),
  };
}

/** @param image With alpha, which is ignored. */
export function differenceOf(
  preview: Grey,
  image: Pick<ImageData, 'width' | 'height' | 'data'>,
): Difference['what'] | undefined {
  const picture = greyOf(image);
  const shape = preview.width / preview.height / (picture.width / picture.height);
  if (Math.max(shape, 1 / shape) > 1 + sameShape) return 'shape';
  return correlation(sampled(preview), sampled(picture)) < sameContent ? 'content' : undefined;
}

/** The mean lightness of each part. */
const sampled = (grey: Grey): number[] =>
  Array.from({ length: parts * parts }, (_, index) => {
    const [left, right] = bounds(index % parts, grey.width);
    const [top, bottom] = bounds(Math.floor(index / parts), grey.height);
    let sum = 0;
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += grey.at(x, y);
    return sum / ((right - left) * (bottom - top));
  });

function bounds(part: number, length: number): [number, number] {
  const start = Math.min(length - 1, Math.floor((part * length) / parts));
  return [start, Math.max(start + 1, Math.floor(((part + 1) * length) / parts))];
}

/** Flat pictures have no pattern to compare: these count as alike if they are about as light. */
const flat = 4;

function correlation(a: number[], b: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = mean(a.map((value, index) => (value - meanA) * ((b[index] ?? 0) - meanB)));
  const spread = (values: number[], middle: number) => Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
  const [spreadA, spreadB] = [spread(a, meanA), spread(b, meanB)];
  if (spreadA < flat && spreadB < flat) return Math.abs(meanA - meanB) < 64 ? 1 : 0;
  return product / (spreadA * spreadB || 1);
}
