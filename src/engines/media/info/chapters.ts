import type { FormatId } from '#formats/formats.ts';
import { matroskaChapters } from '../containers/matroska-chapters.ts';
import { mp3Chapters } from '../mp3/chapters.ts';
import { inside, type BoxData } from '#containers/isobmff.ts';
import { readIndex, tracksIn } from '../containers/mp4-index.ts';
import { chapterReferences, trackId } from '../unread-tracks/mp4-tracks.ts';
import { readPackets, scaleOf } from '../subtitles/mp4-texts.ts';
import { readTimedText } from '../subtitles/timed-text.ts';
import type { Chapter } from '#jobs/contract/report.ts';

const readers: Partial<Record<FormatId, (file: Blob) => Promise<Chapter[]>>> = {
  mp4: mp4Chapters,
  mov: mp4Chapters,
  m4a: mp4Chapters,
  webm: matroskaChapters,
  mkv: matroskaChapters,
  mp3: mp3Chapters,
};

export const readChapters = async (file: Blob, format: FormatId) => (await readers[format]?.(file)) ?? [];

/** Reads QuickTime chapters, a text track that another track references, or else Nero chapters, a list in the index. */
async function mp4Chapters(file: Blob): Promise<Chapter[]> {
  const index = await readIndex(file);
  if (!index) return [];
  const tracks = tracksIn(index);
  const named = new Set(tracks.flatMap(chapterReferences));
  const isText = (track: BoxData) => inside(track, 'mdia', 'minf', 'gmhd') ?? inside(track, 'mdia', 'minf', 'nmhd');
  const track = tracks.find((each) => named.has(trackId(each)) && isText(each));
  if (!track) return listed(inside(index, 'udta', 'chpl'));
  const packets = await readPackets(file, track, scaleOf(inside(index, 'mvhd')), []);
  return packets.map(({ start, data }) => ({ start, title: readTimedText(data).text }));
}

/** Reads Nero's list: times in units of 100 ns, and titles of up to 255 bytes. */
function listed(list: BoxData | undefined): Chapter[] {
  if (!list || list.byteLength < 9) return [];
  const chapters: Chapter[] = [];
  let at = list.getUint8(0) === 0 ? 5 : 9;
  for (let left = list.getUint8(at - 1); left > 0 && at + 9 <= list.byteLength; left -= 1) {
    const length = Math.min(list.getUint8(at + 8), list.byteLength - at - 9);
    const title = new Uint8Array(list.buffer, list.byteOffset + at + 9, length);
    chapters.push({ start: Number(list.getBigUint64(at)) / 1e7, title: new TextDecoder().decode(title) });
    at += 9 + length;
  }
  return chapters;
}
