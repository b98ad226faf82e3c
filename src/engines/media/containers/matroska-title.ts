import { outerElements, readElements } from '../../../containers/ebml.ts';
import { slidingReader } from '../../../containers/sliding-reader.ts';
import { ids } from './matroska-ids.ts';

/** Longer segment information is implausible. In bytes. */
const longestInfo = 2 ** 20;

/** Returns the title in the segment information of a Matroska file, where most writers put it. */
export async function matroskaTitle(file: Blob): Promise<string | undefined> {
  const read = slidingReader(file);
  for await (const { id, start, size } of outerElements(read, file.size, (outer) => outer === ids.segment)) {
    if (id === ids.cluster) return undefined;
    if (id !== ids.info || size > longestInfo) continue;
    const title = readElements(await read(start, size)).find((element) => element.id === ids.title);
    const text = new TextDecoder().decode(title?.data).replace(/\0.*$/s, '').trim();
    return text === '' ? undefined : text;
  }
  return undefined;
}
