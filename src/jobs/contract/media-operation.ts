import type { OutputFormatId } from '../../formats/formats.ts';
import type { MediaCrop } from './media-crop.ts';
import type { InfoWords } from './report-words.ts';
import type { AddSubtitles, ConvertSubtitles, ExtractSubtitles } from './subtitle-operation.ts';

/** What the media engine is asked to do. Each file is worked on by itself, but for `join`. */
export type MediaOperation =
  | ConvertMedia
  | CompressMedia
  | JoinMedia
  | TakeFrames
  | TakeAnimation
  | FilmAnimation
  | ChangeSpeed
  | ReverseMedia
  | TellInfo
  | ConvertSubtitles
  | ExtractSubtitles
  | AddSubtitles;

/** Demux, copy or transcode each track, mux. Packets are copied whenever nothing asks for a re-encode. */
export interface ConvertMedia {
  type: 'convert';
  /**
   * `input`: the file's own, or MP4 where we can only read it; with the video discarded, the usual one for its sound.
   * An audio container leaves the video out.
   */
  container: MediaContainer | 'input';
  /** In seconds from the start of the input. `exact` false moves the start back to a key frame, so that packets can be copied. */
  trim?: { start?: number; end?: number; exact: boolean };
  /**
   * `discard` leaves the track out. Without a codec: the input's if the container holds it, else the container's first;
   * what MP4 may hold but nearly no player plays from it (VP8, Vorbis, PCM) counts as not held.
   */
  video?: 'discard' | VideoWishes;
  audio?: 'discard' | AudioWishes;
  /** What the file says of itself. Default as it is. */
  tags?: TagChanges;
}

/**
 * A smaller file: the goal decides the bit rates, and where they are too low for the picture, its size and frame rate.
 * The input comes back, byte for byte, when it is small enough, or the result would not be smaller.
 */
export interface CompressMedia {
  type: 'compress';
  /** As for `convert`. */
  container: ConvertMedia['container'];
  video?: 'discard' | Pick<VideoWishes, 'codec'>;
  audio?: 'discard' | Pick<AudioWishes, 'codec'>;
  goal: MediaGoal;
}

/** `share`: of the bits that the input has, from 0 to 1. `size`: as much as fits in so many bytes. */
export type MediaGoal = { type: 'share'; share: number } | { type: 'size'; bytes: number };

/** One file of all, one after the other, with their main tracks. Packets are copied where the files agree on everything. */
export interface JoinMedia {
  type: 'join';
  /** As for `convert`, of the first file. */
  container: ConvertMedia['container'];
  video?: 'discard';
  audio?: 'discard';
  /** By place: where the sound of each is, in place of its own. `start`: when that begins on the clock of its picture, in seconds; default as its own clock says. */
  sounds?: { file: File; start?: number }[];
  /** What the result is called, with `{name}` for the name of the first file without its ending. Default that name. */
  name?: string;
}

export type TagName = 'title' | 'artist' | 'album' | 'albumArtist' | 'genre' | 'comment' | 'year' | 'track';

/** What is not named stays as it is. */
export interface TagChanges {
  /** Leaves out all that is not named. */
  clear: boolean;
  /** Leaves these out. Default none. */
  remove?: TagName[];
  title?: string;
  artist?: string;
  album?: string;
  albumArtist?: string;
  genre?: string;
  comment?: string;
  year?: number;
  /** From 1. */
  track?: number;
  /** JPEG or PNG. */
  cover?: 'remove' | Blob;
}

/** Turned first, then mirrored, cropped and scaled. Lengths are in pixels of the upright picture. */
export type VideoWishes = FrameWishes & VideoSize;

/** Default as it is. */
type VideoSize =
  /** The largest height; width follows. */
  | { height?: number; size?: never }
  /** Within these sides (`inside`, never larger than it is), or exactly so large. */
  | { height?: never; size: { width?: number; height?: number; fit: 'inside' | 'contain' | 'cover' | 'fill' } };

interface FrameWishes {
  codec?: VideoCodec;
  /** In bit/s. */
  bitrate?: number;
  crop?: MediaCrop;
  /** At most so many frames a second, in Hz. */
  frameRate?: number;
  /** By which it is turned, in degrees clockwise: by a note in the file, where the container has a place for one. */
  angle?: 90 | 180 | 270;
  /** Left and right change places. A note, like `angle`. Default false. */
  mirror?: boolean;
  /** Turns and mirrors every frame, and leaves no note. Default false. */
  redraw?: boolean;
  /** From and to one colour, in seconds from the start and to the end. */
  fade?: { in: number; out: number; colour: 'black' | 'white' };
}

export type AudioWishes = SampleWishes & Volume;

/** Default as it is. */
type Volume =
  /** In dB. What becomes louder than the format can hold is cut off. */
  | { gain?: number; loudness?: never }
  /** The whole as loud as this, in LUFS by EBU R128, as far as its peaks have room. */
  | { gain?: never; loudness: number };

interface SampleWishes {
  codec?: AudioCodec;
  /** In bit/s. */
  bitrate?: number;
  /** From and to silence, in seconds from the start and to the end. */
  fade?: { in: number; out: number };
}

/** Whether every sample of the sound is to be another one. */
export const changesSound = (audio: ConvertMedia['audio']): boolean =>
  audio !== undefined &&
  audio !== 'discard' &&
  (audio.gain !== undefined || audio.loudness !== undefined || audio.fade !== undefined);

export type MediaContainer = OutputFormatId<'video'> | OutputFormatId<'audio'>;
export type VideoCodec = 'avc' | 'hevc' | 'vp8' | 'vp9' | 'av1';
export type AudioCodec = 'aac' | 'opus' | 'mp3' | 'flac' | 'vorbis' | 'pcm-s16';

/** Single frames of a video, upright, as images. */
export interface TakeFrames {
  type: 'frames';
  which:
    /** So many, evenly. */
    | { type: 'count'; count: number }
    /** One at so many seconds, from the start. */
    | { type: 'every'; seconds: number }
    /** The one at this time, in seconds. */
    | { type: 'at'; seconds: number }
    /** The one at this time, as a share of the whole, from 0 to 1. */
    | { type: 'at-share'; share: number };
  format: 'jpeg' | 'png' | 'webp';
  /** 1 to 100, for JPEG and WebP. Default 85. */
  quality?: number;
  /** The longest side, in pixels. Default as it is. */
  longest?: number;
  /** All of them on one picture, in so many columns, each with its time. */
  sheet?: { columns: number };
}

/** A part of a video as an animated picture, upright and without its sound. */
export interface TakeAnimation {
  type: 'animation';
  format: 'gif' | 'webp';
  /** In seconds from the start of the video. At most `mostAnimationFrames` come of it. */
  trim: { start: number; end?: number };
  /** At most so many frames a second, in Hz. */
  frameRate: number;
  /** In pixels; never more than the video has. */
  width: number;
  /** How often it is shown; 0 is for ever. */
  loop: number;
  /** 1 to 100: small changes from frame to frame are left out below. */
  quality: number;
  /** How a GIF makes colours between those of its palettes: dots in a pattern that stays, or dots that look like noise. */
  dither: 'pattern' | 'diffusion' | 'none';
}

/** What is longer is a video. */
export const mostAnimationFrames = 1500;

/** An animated picture as a video without sound. */
export interface FilmAnimation {
  type: 'film';
  container: 'mp4' | 'webm';
  /** CSS hex colour. Behind what is see-through, and beside an odd last row or column. */
  background: string;
  /** How often the animation is played. */
  times: number;
  /** How long a picture is shown that does not move, in seconds. */
  stillTime: number;
}

/** The main picture and the main sound at another speed: packets of the picture are copied, unless they would come too fast. */
export interface ChangeSpeed {
  type: 'speed';
  /** 2 is twice as fast. 0.25 to 4. */
  speed: number;
  /** Else it rises and falls with the speed, as on a tape. */
  keepsPitch: boolean;
}

/** The main picture and the main sound from the end to the start. */
export interface ReverseMedia {
  type: 'reverse';
}

/** Of a video that was sped up, in Hz: screens show no more, and players stumble. */
export const mostFrameRate = 60;

/** What a recording is, as a text for people or for programs. */
export interface TellInfo {
  type: 'info';
  format: 'text' | 'json';
  words: InfoWords;
}
