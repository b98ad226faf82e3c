import { bytesOf, toLatin1 } from '#containers/bytes.ts';
import { JobError } from '#errors/errors.ts';
import { Damage } from '../failures/damage.ts';
import { fourLetters, inside, readBoxes, type BoxData } from '#containers/isobmff.ts';
import { readIndex, tracksIn } from '../containers/mp4-index.ts';
import type { OtherTrack } from './other-track.ts';

/** By handler type of ISO 14496-12 and QuickTime. Mediabunny reads the handlers of video and audio. */
export const trackTypes: Record<string, OtherTrack['type']> = {
  subt: 'subtitles',
  sbtl: 'subtitles',
  text: 'subtitles',
  clcp: 'subtitles',
};
const mediabunnys: Record<string, OtherTrack['type']> = { vide: 'video', soun: 'audio' };
/** Sample entries of ISO 23001-7, and of Apple's FairPlay, that replace an encrypted one. */
const encryptedEntries = new Set(['encv', 'enca', 'drms', 'drmi']);
/** Data for machines that every player rebuilds: object descriptors, scenes, streaming hints. */
const unimportant = new Set(['odsm', 'sdsm', 'hint']);

/**
 * Finds tracks of MP4 and QuickTime that are neither video nor audio, or are encrypted.
 *
 * @throws if a track's tables contradict each other: looking up a packet in them may take forever.
 */
export async function mp4Tracks(file: Blob): Promise<OtherTrack[]> {
  const index = await readIndex(file);
  if (!index) return [];
  const tracks = tracksIn(index);
  const chapterIds = new Set(tracks.flatMap(chapterReferences));
  // Some writers list chapters only here.
  const isListed = chapterIds.size === 0 && inside(index, 'udta', 'chpl') !== undefined;
  const listed: OtherTrack[] = isListed ? [{ type: 'chapters', codec: '', encrypted: false }] : [];
  const others = tracks.flatMap((track): OtherTrack[] => {
    const handler = inside(track, 'mdia', 'hdlr');
    const type = handler && handler.byteLength >= 12 ? fourLetters(handler, 8) : '';
    if (type === '' || unimportant.has(type)) return [];
    const tables = inside(track, 'mdia', 'minf', 'stbl');
    const entry = tables && inside(tables, 'stsd');
    const codec = entry && entry.byteLength >= 16 ? fourLetters(entry, 12).trim() : type;
    const medium = mediabunnys[type];
    if (!medium) {
      return [
        { type: chapterIds.has(trackId(track)) ? 'chapters' : (trackTypes[type] ?? 'data'), codec, encrypted: false },
      ];
    }
    if (tables) checkTables(tables);
    if (tables && entry) checkDescriptions(tables, entry, medium);
    return encryptedEntries.has(codec) ? [{ type: medium, codec, encrypted: true }] : [];
  });
  return [...others, ...listed];
}

/**
 * Checks that no chunk holds more samples than there are, and that no more samples have times; some writers miscount
 * slightly.
 */
function checkTables(tables: BoxData) {
  const sizes = inside(tables, 'stsz') ?? inside(tables, 'stz2');
  const samples = sizes && sizes.byteLength >= 12 ? sizes.getUint32(8) : 0;
  // A fragmented file stores its tables elsewhere.
  if (samples === 0) return;
  const chunks = inside(tables, 'stsc');
  const largestChunk = chunks ? rows(chunks, 3).reduce((most, [, held = 0]) => Math.max(most, held), 0) : 0;
  const timed = ['stts', 'ctts'].map((type) => {
    const times = inside(tables, type);
    return times ? rows(times, 2).reduce((sum, [count = 0]) => sum + count, 0) : 0;
  });
  if (Math.max(largestChunk, ...timed) > 2 * samples + 1000)
    throw new Damage('The tables of a track contradict each other');
}

/**
 * Checks that all packets of a track have the same description: Mediabunny 1.61 reads them all by the last one
 * ("Descriptions" in `src/engines/media/mediabunny/README.md`).
 *
 * @throws {JobError} if some have a different description.
 */
function checkDescriptions(tables: BoxData, entry: BoxData, track: OtherTrack['type']) {
  const descriptions = readBoxes(new DataView(entry.buffer, entry.byteOffset + 8, entry.byteLength - 8)).map(
    ({ type, data }) => type + toLatin1(bytesOf(data)),
  );
  if (descriptions.length < 2) return;
  const chunks = inside(tables, 'stsc');
  const used = new Set((chunks ? rows(chunks, 3) : []).map(([, , index = 1]) => descriptions[index - 1]));
  used.add(descriptions.at(-1));
  if (chunks && rows(chunks, 3).length > 0 && used.size > 1) {
    throw new JobError('several-codings', { track: track === 'video' ? 'video' : 'audio' });
  }
}

/** Reads the rows of a table of 32-bit numbers. */
export function rows(table: BoxData, columns: number): number[][] {
  if (table.byteLength < 8) return [];
  const count = Math.min(table.getUint32(4), Math.floor((table.byteLength - 8) / (columns * 4)));
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: columns }, (__, column) => table.getUint32(8 + (row * columns + column) * 4)),
  );
}

/** Returns the tracks that this one references as its chapters. */
export function chapterReferences(track: BoxData): number[] {
  const ids = inside(track, 'tref', 'chap');
  return ids ? Array.from({ length: Math.floor(ids.byteLength / 4) }, (_, index) => ids.getUint32(index * 4)) : [];
}

export function trackId(track: BoxData): number {
  const header = inside(track, 'tkhd');
  if (!header || header.byteLength < 24) return 0;
  return header.getUint8(0) === 1 ? header.getUint32(20) : header.getUint32(12);
}
