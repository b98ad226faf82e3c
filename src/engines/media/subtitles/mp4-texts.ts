import { JobError } from '#errors/errors.ts';
import { Damage } from '../failures/damage.ts';
import { fourLetters, inside, type BoxData } from '#containers/isobmff.ts';
import { readIndex, tracksIn } from '../containers/mp4-index.ts';
import { chapterReferences, rows, trackId, trackTypes } from '../unread-tracks/mp4-tracks.ts';
import { fragmentPlaces, mostPackets, type Place } from './mp4-fragments.ts';
import type { TextPacket, TextTrack } from './text-track.ts';
import { mostText } from './decode-text.ts';
import { sampleEntry, vttSetup } from './track-cues.ts';

/** The handler of VobSub, which only some programs write. */
const pictureHandler = 'subp';

/** Reads the subtitle tracks of MP4 and QuickTime. Those that `wants` rejects come without packets. */
export async function mp4Texts(file: Blob, wants: (codec: string) => boolean): Promise<TextTrack[]> {
  const index = await readIndex(file);
  if (!index) throw new Damage('A file without an index');
  const movieScale = scaleOf(inside(index, 'mvhd'));
  const tracks = tracksIn(index);
  const chapters = new Set(tracks.flatMap(chapterReferences));
  const fragments = await fragmentPlaces(file, index, new Set(tracks.filter(isText).map(trackId)));
  const texts: TextTrack[] = [];
  for (const track of tracks) {
    const descriptions = inside(track, 'mdia', 'minf', 'stbl', 'stsd');
    if (!isText(track) || !descriptions || descriptions.byteLength < 16 || chapters.has(trackId(track))) continue;
    const { codec, entry } = sampleEntry(descriptions);
    const language = textOf(inside(track, 'mdia', 'elng'), 4) || languageOf(inside(track, 'mdia', 'mdhd'));
    const name = textOf(inside(track, 'udta', 'name'));
    const header = inside(track, 'tkhd');
    texts.push({
      codec,
      ...(language && { language }),
      ...(name !== '' && { name }),
      shown: header !== undefined && (header.getUint32(0) & 1) !== 0,
      forced: codec === 'tx3g' && isForced(entry),
      setup: codec === 'wvtt' ? vttSetup(entry) : new Uint8Array(),
      packets: wants(codec) ? await readPackets(file, track, movieScale, fragments.get(trackId(track)) ?? []) : [],
    });
  }
  return texts;
}

export function isText(track: BoxData): boolean {
  const handler = inside(track, 'mdia', 'hdlr');
  const type = handler ? fourLetters(handler, 8) : '';
  return trackTypes[type] === 'subtitles' || type === pictureHandler;
}

const textOf = (box: BoxData | undefined, from = 0) =>
  box && box.byteLength > from
    ? new TextDecoder()
        .decode(new Uint8Array(box.buffer, box.byteOffset + from, box.byteLength - from))
        .replaceAll('\0', '')
    : '';

/**
 * Whether all subtitles are forced: the first bit of the display flags, after the 8 bytes with which every description
 * begins.
 */
const isForced = (entry: Uint8Array) => ((entry[8] ?? 0) & 0x80) !== 0;

/** Reads the timescale of a header, in units per second. */
export const scaleOf = (header: BoxData | undefined) => header?.getUint32(header.getUint8(0) === 1 ? 20 : 12) ?? 0;

/** Unpacks three letters of five bits each. QuickTime's own language codes are smaller numbers. */
function languageOf(header: BoxData | undefined): string | undefined {
  const packed = header?.getUint16(header.getUint8(0) === 1 ? 32 : 20) ?? 0;
  const letters = [10, 5, 0].map((shift) => String.fromCharCode(0x60 + ((packed >> shift) & 31))).join('');
  return packed < 0x400 || letters === 'und' ? undefined : letters;
}

/** Reads the packets of a track, with times in seconds. `fragments`: those that are not in its tables. */
export async function readPackets(
  file: Blob,
  track: BoxData,
  movieScale: number,
  fragments: Place[],
): Promise<TextPacket[]> {
  const tables = inside(track, 'mdia', 'minf', 'stbl');
  const scale = scaleOf(inside(track, 'mdia', 'mdhd'));
  if (!tables || scale === 0) throw new Damage('A track of subtitles without times');
  const places = [...placesOf(tables), ...fragments];
  if (places.length > mostPackets) throw new JobError('too-many-cues', { count: places.length });
  const bytes = places.reduce((sum, { size }) => sum + size, 0);
  if (bytes > mostText) throw new JobError('too-much-text', { size: bytes, most: mostText });
  const offset = offsetOf(inside(track, 'edts', 'elst'), movieScale, scale);
  const packets: TextPacket[] = [];
  for (const { at, size, start, end } of places) {
    // An empty packet is a pause.
    if (size === 0) continue;
    const data = new Uint8Array(await file.slice(at, at + size).arrayBuffer());
    if (data.length < size) throw new Damage('Subtitles past the end of the file');
    packets.push({ start: Math.max(0, start / scale + offset), end: end / scale + offset, data });
  }
  return packets;
}

/** Returns what an edit list adds to every time, in seconds: the empty edit at the start, less what is skipped. */
function offsetOf(list: BoxData | undefined, movieScale: number, scale: number): number {
  if (!list || movieScale === 0 || list.byteLength < 8) return 0;
  const wide = list.getUint8(0) === 1;
  const size = wide ? 20 : 12;
  let empty = 0;
  for (let at = 8; at + size <= list.byteLength; at += size) {
    const time = wide ? Number(list.getBigInt64(at + 8)) : list.getInt32(at + 4);
    if (time >= 0) return empty - time / scale;
    empty += (wide ? Number(list.getBigUint64(at)) : list.getUint32(at)) / movieScale;
  }
  return empty;
}

function placesOf(tables: BoxData): Place[] {
  const sizes = sizesOf(inside(tables, 'stsz'));
  const wide = inside(tables, 'co64');
  const near = inside(tables, 'stco');
  const chunks = wide
    ? rows(wide, 2).map(([high = 0, low = 0]) => high * 2 ** 32 + low)
    : near
      ? rows(near, 1).map(([at = 0]) => at)
      : [];
  const runs = inside(tables, 'stsc');
  const heldRuns = runs ? rows(runs, 3) : [];
  const times = inside(tables, 'stts');
  const durations = times ? rows(times, 2) : [];
  const places: Place[] = [];
  let run = 0;
  let [timeRun, inTimeRun, start] = [0, 0, 0];
  for (const [chunk, chunkStart] of chunks.entries()) {
    while ((heldRuns[run + 1]?.[0] ?? Infinity) <= chunk + 1) run += 1;
    let at = chunkStart;
    for (let held = heldRuns[run]?.[1] ?? 0; held > 0 && places.length < sizes.length; held -= 1) {
      while (inTimeRun >= (durations[timeRun]?.[0] ?? Infinity)) [timeRun, inTimeRun] = [timeRun + 1, 0];
      const size = sizes[places.length] ?? 0;
      const end = start + (durations[timeRun]?.[1] ?? 0);
      places.push({ at, size, start, end });
      inTimeRun += 1;
      start = end;
      at += size;
    }
  }
  return places;
}

function sizesOf(table: BoxData | undefined): number[] {
  if (!table || table.byteLength < 12) return [];
  const [same, count] = [table.getUint32(4), table.getUint32(8)];
  if (count > mostPackets) throw new JobError('too-many-cues', { count });
  const held = same > 0 ? count : Math.min(count, Math.floor((table.byteLength - 12) / 4));
  return Array.from({ length: held }, (_, index) => same || table.getUint32(12 + index * 4));
}
