import type { MetadataTags } from 'mediabunny';
import { frameHead, headLength, readTagHead, tagFrame, tagHead } from '#containers/id3.ts';
import { repeated } from '../mediabunny/more-frames.ts';
import type { Additions, WithAdditions } from './new-track.ts';

const text = new TextEncoder();
const fourBytes = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

/** Adds chapters to an MP3, whose tag must be ID3 2.4 if it has one. */
export async function addToMp3(result: File, { chapters }: Additions): Promise<WithAdditions> {
  const names = chapters.map((_, index) => [...text.encode(`chp${index}`), 0]);
  const anywhere = [255, 255, 255, 255];
  // Flags: a top-level list, in this order.
  const list = tagFrame('CTOC', [...text.encode('toc'), 0, 3, chapters.length % 256], names.flat());
  const frames = chapters.flatMap(({ start, end, title }, index) => {
    const times = [start, end].flatMap((time) => fourBytes(Math.round(time * 1000)));
    const place = [...anywhere, ...anywhere];
    return tagFrame('CHAP', names[index] ?? [], times, place, tagFrame('TIT2', [3], text.encode(title)));
  });
  return { pieces: await addFrames(result, Uint8Array.from([...list, ...frames]), 'first'), plainer: false };
}

/** Adds frames to an MP3, whose tag must be ID3 2.4 if it has one, and without padding if they are to come last. */
async function addFrames(result: Blob, frames: Uint8Array<ArrayBuffer>, place: 'first' | 'last'): Promise<BlobPart[]> {
  const head = readTagHead(new Uint8Array(await result.slice(0, headLength).arrayBuffer()));
  const size = head?.size ?? 0;
  const start = head ? headLength : 0;
  const [before, after] = [result.slice(start, start + size), result.slice(start + size)];
  const tag = place === 'first' ? [frames, before] : [before, frames];
  return [Uint8Array.from(tagHead(size + frames.length)), ...tag, after];
}

/** Adds the frames of which Mediabunny, which wrote the file, writes only one of each name. */
export async function withRepeatedFrames(file: File, { raw = {} }: MetadataTags): Promise<File> {
  const frames = Object.entries(raw).flatMap(([key, data]) => {
    const [, name] = repeated.exec(key) ?? [];
    return name && data instanceof Uint8Array ? [Uint8Array.from(frameHead(name, data.length)), data] : [];
  });
  if (frames.length === 0) return file;
  const added = new Uint8Array(await new Blob(frames.map((part) => Uint8Array.from(part))).arrayBuffer());
  return new File(await addFrames(file, added, 'last'), file.name, { type: file.type });
}
