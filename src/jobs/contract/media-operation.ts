import type { InspectFile } from './hidden-data.ts';
import type { OutputFormatId } from '#formats/formats.ts';
import type { MediaCrop } from './media-crop.ts';
import type { AddSubtitles, ConvertSubtitles, ExtractSubtitles } from './subtitle-operation.ts';

/** What the media engine is asked to do. Each file is processed separately, except for `join`. */
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
  | InspectFile
  | ConvertSubtitles
  | ExtractSubtitles
  | AddSubtitles;

/** Demux, copy or transcode each track, mux. Packets are copied unless something requires transcoding. */
export interface ConvertMedia {
  type: 'convert';
  /**
   * `input`: the file's own container, or MP4 if we can only read it; if the video is discarded, the usual one for its
   * audio. An audio container leaves out the video.
   */
  container: MediaContainer | 'input';
  /**
   * In seconds from the start of the input. If `exact` is false, the start moves back to a key frame, so that packets
   * can be copied.
   */
  trim?: { start?: number; end?: number; exact: boolean };
  /**
   * `discard` leaves the track out. Without a codec: the input's if the container holds it, otherwise the container's
   * first. What MP4 may hold but almost no player plays from it (VP8, Vorbis, PCM) counts as not held.
   */
  video?: 'discard' | VideoWishes;
  audio?: 'discard' | AudioWishes;
  /** Changes of the tags. Default unchanged. */
  tags?: TagChanges;
}

/**
 * Makes a smaller file: the goal determines the bitrates, and if they are too low for the picture, its size and frame
 * rate. The input is returned, byte for byte, if it is small enough, or if the result would not be smaller.
 */
export interface CompressMedia {
  type: 'compress';
  /** As for `convert`. */
  container: ConvertMedia['container'];
  video?: 'discard' | Pick<VideoWishes, 'codec'>;
  audio?: 'discard' | Pick<AudioWishes, 'codec'>;
  goal: MediaGoal;
}

/** `share`: of the input's bits, from 0 to 1. `size`: as much as fits in this many bytes. */
export type MediaGoal = { type: 'share'; share: number } | { type: 'size'; bytes: number };

/**
 * Joins all files in sequence, with their primary tracks. Packets are copied if the files have the same configuration.
 */
export interface JoinMedia {
  type: 'join';
  /** As for `convert`, based on the first file. */
  container: ConvertMedia['container'];
  video?: 'discard';
  audio?: 'discard';
  /**
   * By position: the file with the audio of each, instead of its own. `start`: when that begins on the clock of its
   * video, in seconds; default as its own clock states.
   */
  sounds?: { file: File; start?: number }[];
}

export type TagName = 'title' | 'artist' | 'album' | 'albumArtist' | 'genre' | 'comment' | 'year' | 'track';

/** Tags that are not named stay unchanged. */
export interface TagChanges {
  /** Removes all tags that are not named. */
  clear: boolean;
  /** Removes these. Default none. */
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

/** Rotated first, then mirrored, cropped and scaled. Lengths are in pixels of the upright picture. */
export type VideoWishes = FrameWishes & VideoSize;

/** Default unchanged. */
type VideoSize =
  /** The maximum height; the width follows. */
  | { height?: number; size?: never }
  /** Within these dimensions (`inside`, never enlarged), or exactly this size. */
  | { height?: never; size: { width?: number; height?: number; fit: 'inside' | 'contain' | 'cover' | 'fill' } };

interface FrameWishes {
  codec?: VideoCodec;
  /** In bit/s. */
  bitrate?: number;
  crop?: MediaCrop;
  /** The maximum frame rate, in Hz. */
  frameRate?: number;
  /** The rotation, in degrees clockwise: stored as metadata if the container supports that. */
  angle?: 90 | 180 | 270;
  /** Swaps left and right. Stored as metadata, like `angle`. Default false. */
  mirror?: boolean;
  /** Rotates and mirrors every frame, instead of storing metadata. Default false. */
  redraw?: boolean;
  /** Fades from and to one colour, in seconds from the start and to the end. */
  fade?: { in: number; out: number; colour: 'black' | 'white' };
}

export type AudioWishes = SampleWishes & Volume;

/** Default unchanged. */
type Volume =
  /** In dB. Samples that become louder than the format can hold are clipped. */
  | { gain?: number; loudness?: never }
  /** The loudness of the whole, in LUFS by EBU R128, as far as its peaks leave room. */
  | { gain?: never; loudness: number };

interface SampleWishes {
  codec?: AudioCodec;
  /** In bit/s. */
  bitrate?: number;
  /** Fades from and to silence, in seconds from the start and to the end. */
  fade?: { in: number; out: number };
}

/** Whether every audio sample changes. */
export const changesSound = (audio: ConvertMedia['audio']): boolean =>
  audio !== undefined &&
  audio !== 'discard' &&
  (audio.gain !== undefined || audio.loudness !== undefined || audio.fade !== undefined);

export type MediaContainer = OutputFormatId<'video'> | OutputFormatId<'audio'>;
export type VideoCodec = 'avc' | 'hevc' | 'vp8' | 'vp9' | 'av1';
export type AudioCodec = 'aac' | 'opus' | 'mp3' | 'flac' | 'vorbis' | 'pcm-s16';

/** Saves single frames of a video, upright, as images. */
export interface TakeFrames {
  type: 'frames';
  which:
    /** This many, evenly spaced. */
    | { type: 'count'; count: number }
    /** One every so many seconds, from the start. */
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
  /** Puts all of them on one image, in this many columns, each with its time. */
  sheet?: { columns: number };
}

/** Saves part of a video as an animated image, upright and without audio. */
export interface TakeAnimation {
  type: 'animation';
  format: 'gif' | 'webp';
  /** In seconds from the start of the video. At most `mostAnimationFrames` frames are made. */
  trim: { start: number; end?: number };
  /** The maximum frame rate, in Hz. */
  frameRate: number;
  /** In pixels; at most that of the video. */
  width: number;
  /** How often it plays; 0 means forever. */
  loop: number;
  /** 1 to 100: below 100, small changes from frame to frame are ignored. */
  quality: number;
  /**
   * How a GIF approximates colours between those of its palettes: with a fixed pattern of dots, or with error diffusion
   * that looks like noise.
   */
  dither: 'pattern' | 'diffusion' | 'none';
}

/** Anything longer should be a video. */
export const mostAnimationFrames = 1500;

/** Saves an animated image as a video without audio. */
export interface FilmAnimation {
  type: 'film';
  container: 'mp4' | 'webm';
  /** CSS hex colour. It is behind transparent areas, and beside an odd last row or column. */
  background: string;
  /** How often the animation is played. */
  times: number;
  /** How long a still image is shown, in seconds. */
  stillTime: number;
  /** Its frames, where the browser cannot decode them one by one. */
  drawn?: DrawnFrame[];
}

/** `picture`: in a format that every browser decodes. `seconds`: how long it is shown. */
export interface DrawnFrame {
  picture: Blob;
  seconds: number;
}

/** Plays the primary video and audio at another speed: video packets are copied, unless they would come too fast. */
export interface ChangeSpeed {
  type: 'speed';
  /** 2 is twice as fast. 0.25 to 4. */
  speed: number;
  /** If false, the pitch rises and falls with the speed, as on a tape. */
  keepsPitch: boolean;
}

/** Reverses the primary video and audio. */
export interface ReverseMedia {
  type: 'reverse';
}

/** The highest frame rate of a sped-up video, in Hz: screens show no more, and players stutter. */
export const mostFrameRate = 60;

/** Reports what a recording states about itself, as text for people or for programs. */
export interface TellInfo {
  type: 'info';
  format: 'text' | 'json';
}
