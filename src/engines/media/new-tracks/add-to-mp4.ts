import { findIndex, tracksIn } from '../containers/mp4-index.ts';
import { inside, readBoxes, type BoxData } from '#containers/isobmff.ts';
import { chapterReferences, trackId } from '../unread-tracks/mp4-tracks.ts';
import { isText } from '../subtitles/mp4-texts.ts';
import { bytesOf, concat, number, type Bytes } from '#containers/bytes.ts';
import { box } from '#containers/write-box.ts';
import { chapterSamples, chapterTrack } from './mp4-chapter-track.ts';
import { textTrack } from './mp4-text-track.ts';
import type { Additions, WithAdditions } from './new-track.ts';
import { timedTextSamples } from './timed-text-samples.ts';

/** How the index changes. */
interface Changes {
  /** Everything after `after` moves by this many bytes. */
  moves: { after: number; by: number };
  /** Whether positions take 64 bits, because some may not fit into 32. */
  wide: boolean;
  /** The number for the next track to be added. */
  nextTrack: number;
  /** Tracks that are disabled, so that players do not show them by default. */
  hides: Set<number>;
  /** The number of the chapter track, which video and audio tracks reference. */
  chapterTrack?: number;
}

/** The largest position that fits in 32 bits. */
const farthest = 2 ** 32 - 1;
/** An index grows by less than this. In bytes. */
const mostGrowth = 2 ** 26;

/**
 * Adds text tracks, and chapters if there are none, to an MP4 or QuickTime file that is not fragmented: the index
 * grows, and the new packets follow it. Everything after it is moved unchanged.
 */
export async function addToMp4(
  file: Blob,
  { tracks, chapters }: Additions,
  picture: { width: number; height: number },
): Promise<WithAdditions> {
  const place = await findIndex(file);
  if (!place) throw new Error('A file without an index');
  const end = place.at + place.size;
  const index = new DataView(await file.slice(place.at + place.header, end).arrayBuffer());
  const header = inside(index, 'mvhd');
  if (!header) throw new Error('An index without a header');
  const movieScale = header.getUint32(header.getUint8(0) === 1 ? 20 : 12);

  const old = tracksIn(index);
  const chapterIds = new Set(old.flatMap(chapterReferences));
  const texts = old.filter((track) => isText(track) && !chapterIds.has(trackId(track)));
  const highest = Math.max(...old.map(trackId));
  const group = groupOf(texts) ?? Math.max(0, ...old.map(groupIn)) + 1;

  const made = tracks.map(({ subtitles }) => timedTextSamples(subtitles));
  const named = chapterSamples(chapters);
  const packets = [...made.map(({ samples }) => samples), named].map((samples) =>
    concat(samples.map(({ data }) => data)),
  );
  const chapterId = highest + 1 + tracks.length;
  const media = box('mdat', ...packets);
  const wide = file.size + media.length + mostGrowth > farthest;
  const build = (by: number, start: number) => {
    const changes: Changes = {
      moves: { after: end, by },
      wide,
      nextTrack: Math.max(header.getUint32(header.byteLength - 4), chapterId + (named.length > 0 ? 1 : 0)),
      hides: new Set(tracks.some(({ shown }) => shown) ? texts.map(trackId) : []),
      ...(named.length > 0 && { chapterTrack: chapterId }),
    };
    let position = start + 8;
    const added = tracks.map((track, number) => {
      const samples = made[number]?.samples ?? [];
      const built = textTrack(track, samples, { id: highest + 1 + number, group, movieScale, position, picture });
      position += packets[number]?.length ?? 0;
      return built;
    });
    const first = chapters[0]?.start ?? 0;
    if (named.length > 0) added.push(chapterTrack(named, first, { id: chapterId, movieScale, position }));
    return box('moov', rewritten(index, changes), ...added);
  };
  // The size does not depend on positions.
  const { length } = build(0, 0);
  const whole = build(length - place.size + media.length, place.at + length);
  return {
    pieces: [file.slice(0, place.at), whole, media, file.slice(end)],
    plainer: made.some(({ plainer }) => plainer),
  };
}

const containers = new Set(['trak', 'mdia', 'minf', 'stbl']);

/** Rewrites the content of a box with the changes; everything they do not affect stays byte for byte. */
function rewritten(outer: BoxData, changes: Changes): Bytes {
  const boxes = readBoxes(outer);
  const last = boxes.at(-1)?.data;
  const rest = last ? last.byteOffset + last.byteLength - outer.byteOffset : 0;
  return concat([
    ...boxes.map(({ type, data }) => {
      const { chapterTrack: chapterId } = changes;
      if (type === 'trak' && chapterId !== undefined && !isText(data))
        return box(type, rewritten(data, changes), box('tref', box('chap', number(chapterId, 4))));
      if (containers.has(type)) return box(type, rewritten(data, changes));
      if (type === 'stco' || type === 'co64') return positions(data, type === 'co64', changes);
      if (type === 'mvhd') return box(type, withNumber(data, data.byteLength - 4, changes.nextTrack));
      if (type === 'tkhd' && changes.hides.has(headerId(data)))
        return box(type, withNumber(data, 0, data.getUint32(0) & ~1));
      return box(type, bytesOf(data));
    }),
    // Some writers end a list of boxes with zeros.
    bytesOf(outer).subarray(rest),
  ]);
}

function withNumber(data: BoxData, at: number, value: number): Bytes {
  const copy = bytesOf(data).slice();
  copy.set(number(value, 4), at);
  return copy;
}

function positions(table: BoxData, isWide: boolean, { moves, wide }: Changes): Bytes {
  const [from, to] = [isWide ? 8 : 4, isWide || wide ? 8 : 4];
  const count = Math.min(table.getUint32(4), Math.floor((table.byteLength - 8) / from));
  const data = new Uint8Array(8 + count * to);
  const view = new DataView(data.buffer);
  view.setUint32(0, table.getUint32(0));
  view.setUint32(4, count);
  for (let row = 0; row < count; row += 1) {
    const old = isWide ? Number(table.getBigUint64(8 + row * from)) : table.getUint32(8 + row * from);
    const moved = old >= moves.after ? old + moves.by : old;
    if (to === 8) view.setBigUint64(8 + row * to, BigInt(moved));
    else view.setUint32(8 + row * to, moved);
  }
  return box(to === 8 ? 'co64' : 'stco', data);
}

const headerId = (header: BoxData) => header.getUint32(header.getUint8(0) === 1 ? 20 : 12);

/** Returns the alternate group of a track, of which a player shows at most one track; 0 for none. */
function groupIn(track: BoxData): number {
  const header = inside(track, 'tkhd');
  return header?.getUint16(header.getUint8(0) === 1 ? 46 : 34) ?? 0;
}

const groupOf = (tracks: BoxData[]) => tracks.map(groupIn).find((group) => group > 0);
