import { elementsBeforeMedia } from './before-media.ts';
import { ids } from './matroska-ids.ts';

/** Returns the title in the segment information of a Matroska file, where most writers put it. */
export async function matroskaTitle(file: Blob): Promise<string | undefined> {
  const title = (await elementsBeforeMedia(file, ids.info)).find(({ id }) => id === ids.title);
  const text = new TextDecoder().decode(title?.data).replace(/\0.*$/s, '').trim();
  return text === '' ? undefined : text;
}
