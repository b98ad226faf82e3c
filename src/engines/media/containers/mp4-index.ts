import { outerBoxes, readBoxes, type BoxData } from '../../../containers/isobmff.ts';

/** An index larger than this is not looked into: it would be of a recording of weeks. In bytes. */
const largestIndex = 256 * 2 ** 20;

/** Where the index (`moov`) is in a file, its head included. */
export async function findIndex(file: Blob): Promise<{ at: number; header: number; size: number } | undefined> {
  for await (const { type, at, start, end } of outerBoxes(file)) {
    if (type === 'moov') return end - at > largestIndex ? undefined : { at, header: start - at, size: end - at };
  }
  return undefined;
}

/** What is in the index, wherever it stands. */
export async function readIndex(file: Blob): Promise<BoxData | undefined> {
  const index = await findIndex(file);
  return index && new DataView(await file.slice(index.at + index.header, index.at + index.size).arrayBuffer());
}

/** The tracks that an index describes: the content of each `trak`. */
export const tracksIn = (index: BoxData): BoxData[] =>
  readBoxes(index).flatMap(({ type, data }) => (type === 'trak' ? [data] : []));
