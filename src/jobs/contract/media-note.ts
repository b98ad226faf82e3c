import type { Failure } from '../../errors/errors.ts';
import type { MediaContainer } from './media-operation.ts';

/** `codec`: its name. */
export interface NamedTrack {
  type: 'video' | 'audio' | 'subtitles';
  codec?: string;
}

/** A part of a recording that a result may lack. `programme`: another one of a broadcast. */
export type Part =
  | NamedTrack
  | { type: 'transparency' | 'chapters' | 'data' | 'programme' | 'cover' | 'track-number' | 'disc-number' }
  | { type: 'attachment'; name: string };

/** Why a result lacks it. */
export type Loss =
  /** The container has no place for it; has one place, which is taken; has one that is not written here. */
  | { why: 'no-place' | 'one-place' | 'not-written'; container: MediaContainer }
  | { why: 'no-decoder' | 'no-encoder' | 'not-read' }
  /** Subtitles that are pictures. */
  | { why: 'pictures' }
  /** Its times do not fit a recording that was put into another order. */
  | { why: 'times' }
  /** Only the main tracks are worked on. */
  | { why: 'not-main' }
  /** Transparency: joined videos have none; it was made black. */
  | { why: 'joined' | 'black' }
  | { why: 'failed'; failure: Failure };

/** What happened to a recording or its subtitles on the way. */
export type MediaNote =
  | { type: 'tracks-copied' }
  /** Files that were cut from one recording. In seconds. */
  | { type: 'pieces-joined'; files: number; seconds: number }
  /** Which tracks were encoded anew, and as what. The others were copied. */
  | { type: 'tracks-transcoded'; tracks: NamedTrack[] }
  /** The new codec was given so many times the bits of the old one, which it needs for the same picture. */
  | { type: 'more-bits'; from: string; to: string; times: number }
  /** Of a picture that is cut exactly, only so much was encoded anew, in seconds; the rest was copied. */
  | { type: 'ends-transcoded'; seconds: number }
  | { type: 'part-dropped'; part: Part; loss: Loss }
  /** The cut, in seconds from the start of the input: packets can only be copied from a key frame on. */
  | { type: 'starts-at-key-frame'; seconds: number }
  /** In LUFS by EBU R128. `wanted`: what its peaks had no room for. */
  | { type: 'loudness'; from: number; to: number; wanted?: number }
  | { type: 'channels-mixed'; from: number; to: number }
  /** The input is cut off: it holds less than its header says. In seconds. */
  | { type: 'ends-early'; seconds: number; expected: number }
  /** The input is so many recordings of sound after each other, which had to be decoded to become one. */
  | { type: 'recordings-within'; count: number }
  /** MPEG audio of layer II, as it is: no MP3. */
  | { type: 'second-layer' }
  /** The browser decoded the input as a whole. `uncertain`: something of it may be missing. */
  | { type: 'decoded-by-browser'; uncertain: boolean }
  /** The input stops in the middle of something, and does not say how long it was. */
  | { type: 'cut-off' }
  /** The input says that it is to be played in another order, or at another speed, than it was recorded. */
  | { type: 'edits-ignored' }
  /** Subtitles. */
  | { type: 'cues'; count: number }
  /** As a new track of a video. `name`: of their file. `language`: in English. */
  | { type: 'subtitles-added'; name: string; count: number; language?: string }
  /** They would begin after the end of the video. */
  | { type: 'cues-late'; count: number }
  /** A text does not say how it is encoded, and it is not UTF-8. */
  | { type: 'read-as'; encoding: string }
  /** Numbers of lines, from 1, where something stands that is no subtitle with a time. */
  | { type: 'cues-malformed'; lines: number[] }
  /** They were moved to before the start. */
  | { type: 'cues-early'; count: number }
  /** Colours, fonts and places that the new format does not have. */
  | { type: 'cues-plainer' };
