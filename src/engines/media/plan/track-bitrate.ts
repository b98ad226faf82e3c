import type { InputTrack, InputVideoTrack } from 'mediabunny';
import type { Media } from '../open/open-media.ts';

/** The parts of `Media` from which the bitrate of a whole file is derived. */
export type Timed = Pick<Media, 'file' | 'format' | 'tracks' | 'duration'>;

/** How many packets are measured if the file does not state a bitrate. */
const looked = 600;
/** The same for a broadcast, where null packets count towards the file size. */
const lookedOfBroadcast = 6000;

const rateOf = async (track: InputTrack, packets: number) => (await track.computePacketStats(packets)).averageBitrate;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Returns the bitrate of a video track over the whole file, in bit/s: the file size, less the audio. The beginning may
 * be far busier than the rest, or far calmer.
 */
export async function videoBitrate(track: InputVideoTrack, { file, format, tracks, duration }: Timed): Promise<number> {
  if (format === 'ts' || duration <= 0) return rateOf(track, lookedOfBroadcast);
  const sound = sum(
    await Promise.all(tracks.filter((each) => each.isAudioTrack()).map((each) => rateOf(each, looked))),
  );
  const pictures = Math.max(0, (file.size * 8) / duration - sound);
  const others = tracks.filter((each) => each.isVideoTrack() && each !== track);
  if (others.length === 0) return pictures;
  const own = await rateOf(track, looked);
  const all = own + sum(await Promise.all(others.map((each) => rateOf(each, looked))));
  return all > 0 ? pictures * (own / all) : 0;
}
