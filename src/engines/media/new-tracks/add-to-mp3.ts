import { headLength, readTagHead, tagFrame, tagHead } from '../../../containers/id3.ts';
import type { Additions, WithAdditions } from './new-track.ts';

const text = new TextEncoder();
const fourBytes = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

/** Adds chapters to an MP3, whose tag must be ID3 2.4 if it has one. */
export async function addToMp3(result: File, { chapters }: Additions): Promise<WithAdditions> {
  const head = readTagHead(new Uint8Array(await result.slice(0, headLength).arrayBuffer()));
  const names = chapters.map((_, index) => [...text.encode(`chp${index}`), 0]);
  const anywhere = [255, 255, 255, 255];
  // Flags: a top-level list, in this order.
  const list = tagFrame('CTOC', [...text.encode('toc'), 0, 3, chapters.length % 256], names.flat());
  const frames = chapters.flatMap(({ start, end, title }, index) => {
    const times = [start, end].flatMap((time) => fourBytes(Math.round(time * 1000)));
    const place = [...anywhere, ...anywhere];
    return tagFrame('CHAP', names[index] ?? [], times, place, tagFrame('TIT2', [3], text.encode(title)));
  });
  const added = [...list, ...frames];
  const newHead = tagHead((head?.size ?? 0) + added.length);
  const rest = result.slice(head ? headLength : 0);
  return { pieces: [Uint8Array.from([...newHead, ...added]), rest], plainer: false };
}
