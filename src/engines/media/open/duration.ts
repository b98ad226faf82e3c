import { EncodedPacketSink, type Input, type InputTrack } from 'mediabunny';
import type { FormatId } from '#formats/formats.ts';
import { readFrameTable } from '../mp3/frame-table.ts';

/** Up to this size, a file is read to its end if nothing else reveals where that is. In bytes. */
export const soonRead = 100_000_000;
/**
 * The duration of an MP3 without a frame count assumes a constant bitrate. If it differs from the estimate by more than
 * this share, the assumption was wrong.
 */
const estimateTolerance = 0.05;
/**
 * By how much the packets of these formats go on after the end that a header states before the header is wrong, in
 * seconds. In MP4, the end leaves out what the encoder added.
 */
const leastRest = { mkv: 0, webm: 0, flac: 0, mp4: 0.1, m4a: 0.1, mov: 0.1 } satisfies Partial<
  Record<FormatId, number>
>;

/**
 * Returns when a file ends on its own clock, in seconds.
 *
 * @param exactly Whether to read all of a file, of any size, if need be: recordings that were streamed to disk do not
 *   state their duration. Otherwise, the end is estimated from the bitrate at the start.
 */
export async function findEnd(
  input: Input,
  tracks: InputTrack[],
  file: File,
  format: FormatId,
  exactly: boolean,
): Promise<number> {
  const stated = await input.getDurationFromMetadata(tracks);
  if (stated !== null && exactly && format in leastRest) {
    const last = Math.max(...(await Promise.all(tracks.map(lastEnd))));
    // These are keys of the table.
    return last - stated > leastRest[format as keyof typeof leastRest] ? last : stated;
  }
  if (stated !== null && format !== 'mp3') return stated;
  const table = format === 'mp3' && exactly ? await readFrameTable(file) : undefined;
  if (table) return table.seconds;
  if (format === 'mp3' && exactly) return input.computeDuration(tracks);
  const { size } = file;
  const estimated = await estimateEnd(input, tracks, size);
  if (stated !== null && Math.abs(stated / estimated - 1) < estimateTolerance) return stated;
  return exactly || size <= soonRead ? input.computeDuration(tracks) : estimated;
}

/**
 * Returns when the last packet of a track ends, in seconds. Some Matroska writers state the start of the last frame as
 * the total duration, and packets need not have a duration.
 */
export async function lastEnd(track: InputTrack): Promise<number> {
  const last = await new EncodedPacketSink(track).getPacket(Infinity, { metadataOnly: true });
  if (!last) return 0;
  if (last.duration > 0) return last.timestamp + last.duration;
  const bitrate = await pcmBitrate(track);
  if (bitrate > 0) return last.timestamp + (last.byteLength * 8) / bitrate;
  const { averagePacketRate } = await track.computePacketStats(100);
  return last.timestamp + (averagePacketRate > 0 ? 1 / averagePacketRate : 0);
}

/** Returns the bitrate of PCM in bit/s, or 0 for all other codecs. */
async function pcmBitrate(track: InputTrack): Promise<number> {
  const codec = track.isAudioTrack() ? await track.getCodec() : null;
  if (!track.isAudioTrack() || !codec || !/^pcm-|law$/.test(codec)) return 0;
  const depth = Number(/\d+/.exec(codec)?.[0] ?? 8);
  return (await track.getNumberOfChannels()) * (await track.getSampleRate()) * depth;
}

async function estimateEnd(input: Input, tracks: InputTrack[], size: number): Promise<number> {
  const stats = await Promise.all(tracks.map((track) => track.computePacketStats(250)));
  const bitrate = stats.reduce((sum, { averageBitrate }) => sum + averageBitrate, 0);
  return (await input.getFirstTimestamp(tracks)) + (bitrate > 0 ? (size * 8) / bitrate : 0);
}
