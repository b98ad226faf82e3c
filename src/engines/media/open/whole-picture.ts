import { EncodedPacketSink, type InputVideoTrack } from 'mediabunny';
import type { Note } from '#jobs/contract/job.ts';
import type { Media } from './open-media.ts';

/** Returns the first packet of a video that can be decoded without any before it. */
export const firstWhole = (video: InputVideoTrack) =>
  new EncodedPacketSink(video).getFirstKeyPacket({ verifyKeyPackets: true });

/** How much later than its sound a video may begin without a word about it, in seconds. */
const unseen = 0.1;

/** Returns a note on a broadcast that was cut between key frames: its video begins later than its sound. */
export async function startNotes({ file, start }: Media, video: InputVideoTrack | null | undefined): Promise<Note[]> {
  const first = video && (await firstWhole(video));
  const seconds = first ? first.timestamp - start : 0;
  if (!first || seconds < unseen || (await video.getFirstTimestamp()) === first.timestamp) return [];
  return [{ type: 'starts-at-whole-picture', name: file.name, seconds }];
}
