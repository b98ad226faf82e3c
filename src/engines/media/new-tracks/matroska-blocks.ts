import { srtToVtt, vttToSrt } from '../subtitles/markup.ts';
import type { Cue, Subtitles } from '../subtitles/cues.ts';
import { concat, number, numbers, utf8, type Bytes } from '#containers/bytes.ts';
import { element, identifier, longSize, unchanged, wholeNumber } from '../containers/write-matroska-element.ts';
import { ids } from '../containers/matroska-ids.ts';
import type { Cluster, Part } from './matroska-layout.ts';
import type { NewTrack } from './new-track.ts';

/** The largest distance of a block from the time of its cluster, in units of the file. */
const farthestBlock = 32_767;

export interface Block {
  track: number;
  /** In units of the file. */
  start: number;
  /** If absent, it lasts until the next one begins. */
  duration?: number;
  data: Bytes;
  addition?: Bytes;
}

/** How one part of the file changes: what replaces its first bytes, and what is appended to it. */
export interface Replaced {
  part: Part;
  /** Replaces everything up to `keptFrom`. */
  before: Bytes;
  keptFrom: number;
  after: Bytes;
}

/**
 * Converts cues to the form of WebM (identifier, settings and text), or for Matroska to SRT, which every player
 * supports.
 */
function textsOf({ cues, markup, head }: Subtitles, container: 'webm' | 'mkv') {
  let plainer = head.some((block) => !block.startsWith('NOTE'));
  const texts = cues.map((cue): Cue => {
    const own =
      container === 'webm'
        ? markup === 'vtt'
          ? { ...cue, plainer: false }
          : srtToVtt(cue.text)
        : markup === 'srt'
          ? { ...cue, plainer: false }
          : vttToSrt(cue.text, cue.settings);
    plainer ||= own.plainer;
    const settings = 'settings' in own ? (own.settings ?? '') : '';
    return { ...cue, text: container === 'webm' ? `${cue.id ?? ''}\n${settings}\n${own.text}` : own.text };
  });
  return { cues: texts, plainer };
}

/** Makes the blocks of a track. `delay`: in seconds; `unit`: the time unit of the file, in seconds. */
export function blocksOf(
  { subtitles, packets }: NewTrack,
  container: 'webm' | 'mkv',
  { number: track, delay, unit }: { number: number; delay: number; unit: number },
): { blocks: Block[]; plainer: boolean } {
  const placed = (start: number, end: number | undefined) => {
    const at = Math.round((start + delay) / unit);
    return { track, start: at, ...(end !== undefined && { duration: Math.round((end + delay) / unit) - at }) };
  };
  if (packets) {
    const blocks = packets.packets.map(({ start, end, data, addition }) => ({
      ...placed(start, end),
      data: Uint8Array.from(data),
      ...(addition && { addition: Uint8Array.from(addition) }),
    }));
    return { blocks, plainer: false };
  }
  const { cues, plainer } = textsOf(subtitles, container);
  return { blocks: cues.map(({ start, end, text }) => ({ ...placed(start, end), data: utf8(text) })), plainer };
}

/** The blocks that go into a cluster, and those too far from its time, which get clusters of their own after it. */
export interface Placed {
  within: Block[];
  after: Block[];
}
const nothing: Placed = { within: [], after: [] };

export function placeBlocks(blocks: Block[], clusters: Cluster[]): Map<Cluster, Placed> {
  const placed = new Map<Cluster, Placed>();
  let index = 0;
  for (const block of blocks.toSorted((a, b) => a.start - b.start)) {
    while ((clusters[index + 1]?.time ?? Infinity) <= block.start) index += 1;
    const cluster = clusters[index];
    if (!cluster) break;
    const own = placed.get(cluster) ?? { within: [], after: [] };
    placed.set(cluster, own);
    (Math.abs(block.start - cluster.time) <= farthestBlock ? own.within : own.after).push(block);
  }
  return placed;
}

const blockGroup = ({ track, start, duration, data, addition }: Block, clusterTime: number): Bytes =>
  element(
    ids.blockGroup,
    element(ids.block, trackNumber(track), number(start - clusterTime, 2), numbers(1, 0), data),
    ...(duration === undefined ? [] : [wholeNumber(ids.blockDuration, duration)]),
    ...(addition ? [element(ids.blockAdditions, element(ids.blockMore, element(ids.blockAdditional, addition)))] : []),
  );

const trackNumber = (track: number): Bytes => (track < 127 ? number(0x80 + track, 1) : number(0x4000 + track, 2));

/**
 * Rewrites what precedes the blocks of a cluster, without its checksum, its position and the size of the previous
 * cluster, which would be wrong.
 */
const leadOf = ({ lead, time }: Cluster, { within }: Placed): Bytes =>
  concat([
    ...lead.filter(({ id }) => id === ids.clusterTimestamp).map(unchanged),
    ...within.map((block) => blockGroup(block, time)),
  ]);

export function withBlocks(cluster: Cluster, placed: Placed = nothing): Replaced {
  const lead = leadOf(cluster, placed);
  const size = lead.length + cluster.end - cluster.blocks;
  return {
    part: cluster,
    before: concat([identifier(ids.cluster), cluster.open ? number(0xff, 1) : longSize(size), lead]),
    keptFrom: cluster.blocks,
    after: concat(
      placed.after.map((block) =>
        element(ids.cluster, wholeNumber(ids.clusterTimestamp, block.start), blockGroup(block, block.start)),
      ),
    ),
  };
}

/** How much farther the blocks of a cluster are from its beginning, in bytes. */
export const leadGrowth = (cluster: Cluster, placed: Placed = nothing): number =>
  leadOf(cluster, placed).length - (cluster.blocks - cluster.body);
