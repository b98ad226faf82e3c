import { EncodedPacketSink, type InputVideoTrack } from 'mediabunny';
import { JobError } from '../../errors.ts';
import type { MediaJob } from '../../jobs/job.ts';
import type { Media } from './open-media.ts';
import { describeDuration } from '../../words.ts';

/** A part of a file, in seconds on the file's own clock. */
export interface Range {
  start: number;
  end: number;
}

/**
 * What a job keeps of a file: nothing to say when that is all of it.
 *
 * @throws {JobError} `bad-range` when nothing lies between its times.
 */
export function keptRange({ trim }: MediaJob, media: Pick<Media, 'start' | 'duration'>): Range | undefined {
  const start = Math.max(0, trim?.start ?? 0);
  const end = Math.min(trim?.end ?? Infinity, media.duration);
  if (!trim || (start === 0 && end === media.duration)) return undefined;
  if (start >= end) throw new JobError('bad-range', { duration: describeDuration(media.duration) });
  return { start: media.start + start, end: media.start + end };
}

/** The range from the key frame at or before its start: packets between key frames mean nothing by themselves. */
export async function fromKeyFrame(range: Range, track: InputVideoTrack): Promise<Range> {
  const key = await new EncodedPacketSink(track).getKeyPacket(range.start, { verifyKeyPackets: true });
  return key && key.timestamp < range.start ? { ...range, start: key.timestamp } : range;
}
