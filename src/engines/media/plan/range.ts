import { EncodedPacketSink, type EncodedPacket, type InputVideoTrack } from 'mediabunny';
import { JobError } from '#errors/errors.ts';
import type { ConvertMedia } from '#jobs/contract/media-operation.ts';
import type { Media } from '../open/open-media.ts';

/** A part of a file, in seconds on the file's own clock. */
export interface Range {
  start: number;
  end: number;
}

/**
 * Returns the part of a file that a job keeps, or undefined if that is all of it.
 *
 * @throws {JobError} `bad-range` if nothing lies between its times.
 */
export function keptRange(
  { trim }: Pick<ConvertMedia, 'trim'>,
  media: Pick<Media, 'start' | 'duration' | 'edits'>,
): Range | undefined {
  const start = Math.max(0, trim?.start ?? 0);
  const end = Math.min(trim?.end ?? Infinity, media.duration);
  // Players do not show what comes before 0 unless told to.
  const isWhole = start === 0 && end === media.duration && media.edits.end === undefined && media.start >= 0;
  if (isWhole) return undefined;
  if (start >= end) throw new JobError('bad-range', { duration: media.duration });
  return { start: media.start + start, end: media.start + end };
}

/**
 * Extends a range to the key frame at or before its start: packets between key frames cannot be decoded on their own.
 */
export async function fromKeyFrame(range: Range, track: InputVideoTrack): Promise<Range> {
  const key = await keyPacketAt(track, range.start);
  return key && key.timestamp < range.start ? { ...range, start: key.timestamp } : range;
}

/**
 * Finds the last key frame at or before a time, in seconds on the file's own clock; null if the first one comes later.
 */
export async function keyPacketAt(track: InputVideoTrack, time: number): Promise<EncodedPacket | null> {
  const packets = new EncodedPacketSink(track);
  return (await packets.getKeyPacket(time, verified)) ?? searchKeyPacket(packets, time);
}

const verified = { verifyKeyPackets: true };

/**
 * Searches from key frame to key frame. Mediabunny 1.61 finds none in a Matroska file without an index if it has
 * already seen the cluster at that time and the key frame lies in the one before.
 *
 * "Key packet search" in `src/engines/media/mediabunny/README.md`.
 */
async function searchKeyPacket(packets: EncodedPacketSink, time: number): Promise<EncodedPacket | null> {
  let found: EncodedPacket | null = null;
  let next = await packets.getFirstKeyPacket(verified);
  while (next && next.timestamp <= time) {
    found = next;
    next = await packets.getNextKeyPacket(next, verified);
  }
  return found;
}
