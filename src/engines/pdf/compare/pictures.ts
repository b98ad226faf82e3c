/** By how much a sample may be off before it counts, of 255: fonts are drawn a little differently from file to file. */
const tolerance = 32;

export interface PictureDifference {
  /** Of the pixels, that differ: 0 to 1. */
  share: number;
  /** The second picture, pale, with what differs in red. */
  marked: ImageData;
}

/** Pictures of one size. */
export function comparePictures(before: ImageData, after: ImageData): PictureDifference {
  const marked = new ImageData(after.width, after.height);
  let different = 0;
  for (let at = 0; at < after.data.length; at += 4) {
    const off = Math.max(
      ...[0, 1, 2].map((channel) => Math.abs(sample(before, at + channel) - sample(after, at + channel))),
    );
    const luma = 0.3 * sample(after, at) + 0.59 * sample(after, at + 1) + 0.11 * sample(after, at + 2);
    const isOff = off > tolerance;
    if (isOff) different++;
    const pale = 170 + luma / 3;
    marked.data.set(isOff ? [200, 0, 30, 255] : [pale, pale, pale, 255], at);
  }
  return { share: (different * 4) / Math.max(1, after.data.length), marked };
}

const sample = ({ data }: ImageData, at: number): number => data[at] ?? 0;
