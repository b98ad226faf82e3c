import { outerElements, readElements, type Element } from '#containers/ebml.ts';
import { slidingReader } from '#containers/sliding-reader.ts';
import { ids } from './matroska-ids.ts';

/** Longer elements than this before the media are implausible. In bytes. */
const longest = 2 ** 22;

/** Returns the content of an element of a Matroska file, if it comes before the first cluster. */
export async function elementsBeforeMedia(file: Blob, wanted: number): Promise<Element[]> {
  const read = slidingReader(file);
  for await (const { id, start, size } of outerElements(read, file.size, (outer) => outer === ids.segment)) {
    if (id === ids.cluster) break;
    if (id === wanted && size <= longest) return readElements(await read(start, size));
  }
  return [];
}
