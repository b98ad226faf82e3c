import { outerBoxes, readBoxes, type BoxData } from '#containers/isobmff.ts';

/** A larger index is not read: it would belong to a recording that lasts for weeks. In bytes. */
const largestIndex = 256 * 2 ** 20;

/** Finds the index (`moov`) of a file. Its position and size include its header. */
export async function findIndex(file: Blob): Promise<{ at: number; header: number; size: number } | undefined> {
  for await (const { type, at, start, end } of outerBoxes(file)) {
    if (type === 'moov') return end - at > largestIndex ? undefined : { at, header: start - at, size: end - at };
  }
  return undefined;
}

/** Reads the content of the index, wherever it is in the file. */
export async function readIndex(file: Blob): Promise<BoxData | undefined> {
  const index = await findIndex(file);
  return index && new DataView(await file.slice(index.at + index.header, index.at + index.size).arrayBuffer());
}

/** Returns the tracks that an index describes: the content of each `trak`. */
export const tracksIn = (index: BoxData): BoxData[] =>
  readBoxes(index).flatMap(({ type, data }) => (type === 'trak' ? [data] : []));
