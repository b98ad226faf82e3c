import type { InputAudioTrack, InputVideoTrack } from 'mediabunny';
import type { Note } from '../../../jobs/contract/job.ts';
import type { Media } from '../open/open-media.ts';

/** One of the files that are joined. */
export interface Clip {
  media: Media;
  /** What there is to say of it. */
  notes: Note[];
  video?: InputVideoTrack;
  audio?: InputAudioTrack;
  /** When the picture's clock is at 0, on the clock of the sound: other than 0 where it comes from a file of its own. In seconds. */
  soundClock: number;
  /** When it begins in the result, in seconds. */
  offset: number;
}

/** How far picture and sound of a clip have come, in seconds of the result; `Infinity` for what is done or not there. */
export interface Pace {
  video: number;
  audio: number;
}

/** What one track may be ahead of the other, in seconds: what is ahead waits in memory. */
const lead = 2;

/** Waits until the other track has come near. */
export async function keepPace(pace: Pace, own: keyof Pace, time: number) {
  pace[own] = time;
  const other = own === 'video' ? 'audio' : 'video';
  while (time - pace[other] > lead) await new Promise((resolve) => setTimeout(resolve, 2));
}
