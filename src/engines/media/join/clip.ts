import type { InputAudioTrack, InputVideoTrack } from 'mediabunny';
import type { Note } from '../../../jobs/contract/job.ts';
import type { Media } from '../open/open-media.ts';

/** One of the files to be joined. */
export interface Clip {
  media: Media;
  /** Notes on this file. */
  notes: Note[];
  video?: InputVideoTrack;
  audio?: InputAudioTrack;
  /**
   * The position on the audio's clock when the video's clock is at 0: other than 0 if the audio comes from a separate
   * file. In seconds.
   */
  soundClock: number;
  /** When the clip begins in the result, in seconds. */
  offset: number;
}

/**
 * How far the video and audio of a clip have been written, in seconds of the result; `Infinity` for a track that is
 * finished or absent.
 */
export interface Pace {
  video: number;
  audio: number;
}

/** How far one track may be ahead of the other, in seconds: its packets wait in memory. */
const lead = 2;

/** Waits until the other track has caught up. */
export async function keepPace(pace: Pace, own: keyof Pace, time: number) {
  pace[own] = time;
  const other = own === 'video' ? 'audio' : 'video';
  while (time - pace[other] > lead) await new Promise((resolve) => setTimeout(resolve, 2));
}
