import type { InputAudioTrack, InputVideoTrack } from 'mediabunny';
import type { Note } from '#jobs/contract/job.ts';
import { JobError } from '#errors/errors.ts';
import type { FormatId } from '#formats/formats.ts';
import { checkEnds, type Media } from '../open/open-media.ts';
import { startNotes } from '../open/whole-picture.ts';

/** One of the files to be joined, or the only one, at another speed. */
export interface Clip {
  media: Media;
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
  /** How many seconds of it play in one. Default 1. */
  speed?: number;
  /** Whether its audio keeps its pitch at another speed. Default true. */
  keepsPitch?: boolean;
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

interface SoundApart {
  media: Media;
  start?: number;
}

/** Containers that preserve the clock of a stream. */
const clocked = new Set<FormatId>(['ts', 'mp4']);

/** Combines a clip with audio from a separate file: it spans both, from the earlier start to the later end. */
function together(media: Media, { media: sound, start }: SoundApart) {
  const heard = start ?? (clocked.has(sound.format) ? sound.start : media.start);
  const begin = Math.min(media.start, heard);
  const duration = Math.max(media.start + media.duration, heard + sound.duration) - begin;
  return { media: { ...media, start: begin, duration }, soundClock: sound.start - heard };
}

/**
 * Opens the main tracks of a file.
 *
 * @param withPicture whether it must have video, which is ignored otherwise.
 * @throws {JobError} `no-track`.
 */
export async function openClip(own: Media, withPicture: boolean, apart?: SoundApart): Promise<Clip> {
  const { media, soundClock } = apart ? together(own, apart) : { media: own, soundClock: 0 };
  const video = withPicture ? ((await media.input.getPrimaryVideoTrack()) ?? undefined) : undefined;
  const audio = (await (apart?.media ?? media).input.getPrimaryAudioTrack()) ?? undefined;
  if (withPicture && !video) throw new JobError('no-track', { track: 'video' });
  if (!video && !audio) throw new JobError('no-track', { track: 'audio' });
  const end = await checkEnds(
    own,
    [video, apart ? undefined : audio].filter((track) => track !== undefined),
  );
  if (apart && audio) await checkEnds(apart.media, [audio]);
  return {
    media: end ? { ...media, duration: end.end } : media,
    notes: [
      ...(end ? [end.note] : []),
      ...(await startNotes(media, video)),
      ...(media.edits.rearranged ? [{ type: 'edits-ignored' } as const] : []),
    ],
    soundClock,
    offset: 0,
    ...(video && { video }),
    ...(audio && { audio }),
  };
}
