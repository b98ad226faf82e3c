import { headLength, meantFrames, readTagHead, tagFrames } from '#containers/id3.ts';
import { readBytes } from '#containers/read-bytes.ts';
import type { Chapter } from '#jobs/contract/report.ts';

const decoders = ['windows-1252', 'utf-16', 'utf-16be', 'utf-8'];

export async function mp3Chapters(file: Blob): Promise<Chapter[]> {
  const head = readTagHead(await readBytes(file, 0, headLength));
  if (head?.version !== 3 && head?.version !== 4) return [];
  const { version, size } = head;
  const tag = await readBytes(file, headLength, headLength + size);
  const { frames } = await meantFrames(head, tag);
  return frames
    .filter(({ name }) => name === 'CHAP')
    .flatMap(({ data }) => {
      const at = data.indexOf(0) + 1;
      // Two times and two file offsets, of four bytes each.
      if (at === 0 || data.length < at + 16) return [];
      const title = tagFrames(data.subarray(at + 16), version).find(({ name }) => name === 'TIT2')?.data;
      const [encoding = 3, ...text] = title ?? [];
      const decoder = new TextDecoder(decoders[encoding] ?? 'utf-8');
      const start = new DataView(data.buffer, data.byteOffset + at).getUint32(0) / 1000;
      return [{ start, title: decoder.decode(Uint8Array.from(text)).replace(/\0+$/, '') }];
    })
    .toSorted((a, b) => a.start - b.start);
}
