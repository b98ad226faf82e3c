import type { Picture, Pixels, Reached } from './picture.ts';
import { similarity, toPlanes } from './similarity.ts';

/** Bands of rows that stand for a picture, and how many pixels are compared about, all in all. */
const bands = 6;
const compared = 500_000;
const leastRows = 64;

/** How much a result looks like its picture: an estimate of SSIMULACRA2, at most 100. None of animations, nor of another size. */
export async function likenessOf(picture: Picture, { bytes, scaledTo }: Reached): Promise<number | undefined> {
  if (picture.frames > 1 || scaledTo || Math.min(picture.width, picture.height) < leastRows) return undefined;
  const [before, after] = [await picture.pixels(), await picture.pixels(bytes)];
  const { width, height } = before;
  if (after.width !== width || after.height !== height) return undefined;
  const rows = Math.min(Math.floor(height / bands), Math.max(leastRows, Math.floor(compared / bands / width)));
  const tops =
    rows < leastRows
      ? [0]
      : Array.from({ length: bands }, (_, index) => Math.floor(((height - rows) * index) / (bands - 1)));
  const scores = tops.map((top) => {
    const count = rows < leastRows ? height : rows;
    return similarity(planesOf(before, top, count), planesOf(after, top, count));
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

const planesOf = ({ data, width }: Pixels, top: number, rows: number) =>
  toPlanes(data.subarray(top * width * 3, (top + rows) * width * 3), width, rows);
