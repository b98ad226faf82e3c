import { bandsAt } from './bands.ts';
import { whole, type Picture, type Pieces, type Reached } from './picture.ts';
import { similarity, toPlanes } from './similarity.ts';

/** The number of bands that represent a picture, and about how many pixels are compared in total. */
const bands = 6;
const compared = 500_000;
const leastRows = 64;

/** Estimates SSIMULACRA2, at most 100. Returns `undefined` for animations and scaled pictures. */
export async function likenessOf(picture: Picture, { bytes, scaledTo }: Reached): Promise<number | undefined> {
  if (picture.frames > 1 || scaledTo || Math.min(picture.width, picture.height) < leastRows) return undefined;
  const parts = bandsOf(picture);
  const [before, after] = [await picture.pixels(undefined, parts), await picture.pixels(bytes, parts)];
  const count = Math.max(1, parts.places.length);
  const { width } = before;
  const rows = before.height / count;
  const planesOf = (data: Uint8Array, index: number) =>
    toPlanes(data.subarray(index * rows * width * 3, (index + 1) * rows * width * 3), width, rows);
  const scores = Array.from({ length: count }, (_, index) =>
    similarity(planesOf(before.data, index), planesOf(after.data, index)),
  );
  return scores.reduce((sum, score) => sum + score, 0) / count;
}

/** Returns bands spread evenly from top to bottom, or the whole picture if it is too low for them. */
function bandsOf({ width, height: all }: Picture): Pieces {
  const height = Math.min(Math.floor(all / bands), Math.max(leastRows, Math.floor(compared / bands / width)));
  if (height < leastRows) return whole;
  const tops = Array.from({ length: bands }, (_, index) => Math.floor(((all - height) * index) / (bands - 1)));
  return bandsAt(tops, width, height);
}
