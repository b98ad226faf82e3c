/** Differences up to this much (of 255) are ignored: fonts render slightly differently from file to file. */
const tolerance = 32;

export interface PictureDifference {
  /** The share of pixels that differ, from 0 to 1. */
  share: number;
  /** The second image, pale, with differences in red. */
  marked: ImageData;
}

/** Compares two images of the same size. */
export function comparePictures(before: ImageData, after: ImageData): PictureDifference {
  const [was, is] = [before.data, after.data];
  const marked = new ImageData(after.width, after.height);
  const pixels = marked.data;
  let different = 0;
  // Runs for millions of samples, so it allocates nothing.
  for (let at = 0; at < is.length; at += 4) {
    const isOff = isFar(was, is, at) || isFar(was, is, at + 1) || isFar(was, is, at + 2);
    if (isOff) different++;
    const pale = 170 + (0.3 * (is[at] ?? 0) + 0.59 * (is[at + 1] ?? 0) + 0.11 * (is[at + 2] ?? 0)) / 3;
    pixels[at] = isOff ? 200 : pale;
    pixels[at + 1] = isOff ? 0 : pale;
    pixels[at + 2] = isOff ? 30 : pale;
    pixels[at + 3] = 255;
  }
  return { share: (different * 4) / Math.max(1, is.length), marked };
}

const isFar = (was: Uint8ClampedArray, is: Uint8ClampedArray, at: number): boolean =>
  Math.abs((was[at] ?? 0) - (is[at] ?? 0)) > tolerance;
