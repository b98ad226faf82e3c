import { readElements, type Element } from '#containers/ebml.ts';
import { concat, type Bytes, number } from '#containers/bytes.ts';
import { blocksOf, leadGrowth, placeBlocks, withBlocks, type Replaced } from './matroska-blocks.ts';
import {
  element,
  identifier,
  longSize,
  numberIn,
  string,
  unchanged,
  wholeNumber,
} from '../containers/write-matroska-element.ts';
import { ids } from '../containers/matroska-ids.ts';
import { readLayout, type Cluster, type Part } from './matroska-layout.ts';
import { movedCue, movedSeek } from './matroska-positions.ts';
import type { Additions, WithAdditions, NewTrack, NewChapter } from './new-track.ts';
import { crc32 } from '#containers/crc32.ts';
import { chapterIds } from '../containers/matroska-chapters.ts';

/**
 * Adds text tracks, and chapters if there are none, to Matroska or WebM. New packets come first in the cluster of their
 * time. All other packets stay byte for byte, and so do all parts that contain no positions.
 *
 * @param delay The delay of all video and audio, in seconds.
 */
export async function addToMatroska(
  file: Blob,
  { tracks, chapters }: Additions,
  container: 'webm' | 'mkv',
  delay: number,
): Promise<WithAdditions> {
  const { segment, parts } = await readLayout(file);
  const contents = async ({ body, end }: Part) =>
    readElements(new Uint8Array(await file.slice(body, end).arrayBuffer())).filter(({ id }) => id !== ids.checksum);
  const described = parts.find(({ id }) => id === ids.tracks);
  const about = parts.find(({ id }) => id === ids.info);
  const clusters = parts.filter((part): part is Cluster => part.id === ids.cluster);
  if (!described || clusters.length === 0) throw new Error('A file without tracks or without clusters');
  const scale = about ? (numberIn(await contents(about), ids.timestampScale) ?? 1_000_000) : 1_000_000;

  const entries = await contents(described);
  const used = entries.flatMap(({ data }) => numberIn(readElements(data), ids.trackNumber) ?? []);
  const first = Math.max(0, ...used) + 1;
  const written = tracks.map((track, index) =>
    blocksOf(track, container, { number: first + index, delay, unit: scale / 1e9 }),
  );
  const placed = placeBlocks(
    written.flatMap(({ blocks }) => blocks),
    clusters,
  );
  const clusterAt = new Map(clusters.map((cluster) => [cluster.at, cluster]));
  const hides = tracks.some(({ shown }) => shown);

  const positioned = new Map<Part, Element[]>();
  for (const part of parts.filter(({ id }) => id === ids.seekHead || id === ids.cues))
    positioned.set(part, await contents(part));

  /** @param moved Maps the old position of a part to its new one; both are relative to the content of the segment. */
  const replace = (part: Part, moved: (position: number) => number): Replaced => {
    const whole = (id: number, ...data: Bytes[]) => ({
      part,
      before: element(id, ...data),
      keptFrom: part.end,
      after: new Uint8Array(),
    });
    const own = positioned.get(part) ?? [];
    if (part === described) {
      const kept = entries.map((entry) => keptEntry(entry, hides));
      const added = tracks.map((track, index) => newEntry(track, first + index, container));
      const { before, ...rest } = whole(ids.tracks, ...kept, ...added);
      return { ...rest, before: concat([before, chapterList(chapters)]) };
    }
    if (part.id === ids.seekHead) return whole(ids.seekHead, ...own.map((seek) => movedSeek(seek, moved)));
    if (part.id === ids.cues) {
      const shiftAt = (position: number) => {
        const cluster = clusterAt.get(position + segment.body);
        return cluster ? leadGrowth(cluster, placed.get(cluster)) : 0;
      };
      return whole(ids.cues, ...own.map((cue) => movedCue(cue, moved, shiftAt)));
    }
    const cluster = clusterAt.get(part.at);
    if (cluster) return withBlocks(cluster, placed.get(cluster));
    return { part, before: new Uint8Array(), keptFrom: part.at, after: new Uint8Array() };
  };

  // No size depends on a position.
  const sizes = parts.map((part) => sizeOf(replace(part, () => 0)));
  const moved = mover(parts, sizes, segment);
  const pieces: BlobPart[] = [];
  for (const part of parts) {
    const { before, keptFrom, after } = replace(part, moved);
    pieces.push(before, file.slice(keptFrom, part.end), after);
  }
  const last = parts.at(-1)?.end ?? segment.body;
  const size = sizes.reduce((sum, each) => sum + each, 0) + (segment.end - last);
  const head = segment.open ? file.slice(segment.at, segment.body) : concat([identifier(ids.segment), longSize(size)]);
  return {
    pieces: [file.slice(0, segment.at), head, ...pieces, file.slice(last)],
    plainer: written.some(({ plainer }) => plainer),
  };
}

const sizeOf = ({ part, before, keptFrom, after }: Replaced) => before.length + (part.end - keptFrom) + after.length;

function mover(parts: Part[], sizes: number[], segment: Part) {
  const shifts = new Map<number, number>();
  let at = segment.body;
  for (const [index, part] of parts.entries()) {
    shifts.set(part.at, at - part.at);
    at += sizes[index] ?? 0;
  }
  return (position: number) => position + (shifts.get(position + segment.body) ?? 0);
}

const subtitleType = 0x11;

/**
 * Writes the entry of an existing track. `hides`: whether a subtitle track loses its default flag, in favour of a new
 * one.
 */
function keptEntry(entry: Element, hides: boolean): Bytes {
  const parts = readElements(entry.data);
  if (entry.id !== ids.trackEntry || !hides || numberIn(parts, ids.trackType) !== subtitleType) return unchanged(entry);
  const others = parts.filter(({ id }) => id !== ids.flagDefault);
  return element(entry.id, ...others.map(unchanged), wholeNumber(ids.flagDefault, 0));
}

function newEntry(added: NewTrack, track: number, container: 'webm' | 'mkv'): Bytes {
  const { language, code, name, shown, forced, packets } = added;
  // Not random, so that the same work produces identical bytes.
  const uid = crc32(new TextEncoder().encode([track, code, name].join()));
  return element(
    ids.trackEntry,
    wholeNumber(ids.trackNumber, track),
    element(ids.trackUid, number(uid || 1, 4)),
    wholeNumber(ids.trackType, subtitleType),
    wholeNumber(ids.flagDefault, shown ? 1 : 0),
    ...(forced ? [wholeNumber(ids.flagForced, 1)] : []),
    wholeNumber(ids.flagLacing, 0),
    string(ids.language, code),
    // WebM supports only the element above.
    ...(language === undefined || container === 'webm' ? [] : [string(ids.languageTag, language)]),
    ...(name === undefined ? [] : [string(ids.name, name)]),
    string(ids.codecId, packets?.codec ?? (container === 'webm' ? 'D_WEBVTT/SUBTITLES' : 'S_TEXT/UTF8')),
    ...(packets && packets.setup.length > 0 ? [element(ids.codecPrivate, Uint8Array.from(packets.setup))] : []),
  );
}

/** Writes the list of chapters; empty if there are none. */
const chapterList = (chapters: NewChapter[]): Bytes =>
  chapters.length === 0 ? concat([]) : element(ids.chapters, element(chapterIds.edition, ...chapters.map(chapterAtom)));

const chapterAtom = ({ start, end, title }: NewChapter, index: number): Bytes =>
  element(
    chapterIds.chapter,
    wholeNumber(chapterIds.uid, index + 1),
    element(chapterIds.start, nanoseconds(start)),
    element(chapterIds.end, nanoseconds(end)),
    element(chapterIds.display, string(chapterIds.title, title), string(chapterIds.language, 'und')),
  );

const nanoseconds = (seconds: number): Bytes => number(Math.round(seconds * 1e9), 8);
