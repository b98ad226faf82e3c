import type { FormatId } from '#formats/formats.ts';
import { inside, type BoxData } from '#containers/isobmff.ts';
import { readIndex, tracksIn } from './mp4-index.ts';

/** How an MP4 or QuickTime file is to be played, if not in full. */
export interface Edits {
  /** Where playback ends, in seconds from the start; anything after that is not shown. */
  end?: number;
  /** Whether it is played in several parts, or at another speed. */
  rearranged: boolean;
}

/** An edit that ends at least this much before its track is a cut; encoder padding is shorter. In seconds. */
const leastCut = 0.1;

/** An edit list entry, in seconds. If it has no time, nothing is shown. */
interface Edit {
  duration: number;
  time?: number;
  rate: number;
}

export async function readEdits(file: Blob, format: FormatId): Promise<Edits> {
  if (format !== 'mp4' && format !== 'mov' && format !== 'm4a') return { rearranged: false };
  const index = await readIndex(file);
  const movieHeader = index && inside(index, 'mvhd');
  const movieScale = movieHeader && scaleOf(movieHeader);
  if (!index || !movieScale) return { rearranged: false };
  const tracks = tracksIn(index)
    .map((track) => readTrack(track, movieScale))
    .filter((track) => track !== undefined);
  const ends = tracks.map(({ end }) => end);
  return {
    rearranged: tracks.some(({ rearranged }) => rearranged),
    ...(tracks.some(({ cut }) => cut) && { end: Math.max(...ends) }),
  };
}

/** Reads the edits of a video or audio track; undefined for other tracks. */
function readTrack(track: BoxData, movieScale: number) {
  const header = inside(track, 'mdia', 'mdhd');
  const medium = inside(track, 'mdia', 'minf');
  const hasTime = medium && (inside(medium, 'vmhd') ?? inside(medium, 'smhd'));
  const scale = header && scaleOf(header);
  if (!header || !scale || !hasTime) return undefined;
  const length = durationOf(header) / scale;
  const list = inside(track, 'edts', 'elst');
  const edits = list ? readList(list, movieScale, scale) : [];
  const shown = edits.filter(({ time, duration }) => time !== undefined && duration > 0);
  const [first] = shown;
  // A fragmented recording does not know its length yet, and states 0.
  if (!first || length === 0) return { end: length, cut: false, rearranged: false };
  const end = edits.reduce((sum, { duration }) => sum + duration, 0);
  const isRun = shown.every(({ time = 0 }, index) => {
    const before = shown[index - 1];
    return !before || Math.abs((before.time ?? 0) + before.duration - time) < leastCut;
  });
  const last = shown.at(-1) ?? first;
  return {
    end,
    cut: length - ((last.time ?? 0) + last.duration) > leastCut,
    rearranged: !isRun || edits.some(({ rate }) => rate !== 1),
  };
}

/** Reads the timescale of `mvhd` or `mdhd`, in units per second, after two times of 32 bits, or of 64 in version 1. */
const scaleOf = (header: BoxData) =>
  header.byteLength < 24 ? 0 : header.getUint32(header.getUint8(0) === 1 ? 20 : 12);

function durationOf(header: BoxData): number {
  if (header.getUint8(0) === 1) return header.byteLength < 32 ? 0 : Number(header.getBigUint64(24));
  return header.getUint32(16);
}

function readList(list: BoxData, movieScale: number, scale: number): Edit[] {
  if (list.byteLength < 8) return [];
  const wide = list.getUint8(0) === 1;
  const size = wide ? 20 : 12;
  const count = Math.min(list.getUint32(4), Math.floor((list.byteLength - 8) / size));
  return Array.from({ length: count }, (_, row) => {
    const at = 8 + row * size;
    const duration = (wide ? Number(list.getBigUint64(at)) : list.getUint32(at)) / movieScale;
    const time = (wide ? Number(list.getBigInt64(at + 8)) : list.getInt32(at + 4)) / scale;
    const rate = list.getInt32(at + size - 4) / 65_536;
    return { duration, rate, ...(time >= 0 && { time }) };
  });
}
