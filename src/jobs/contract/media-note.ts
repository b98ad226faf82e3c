import type { Failure } from '#errors/errors.ts';
import type { LostTag } from './lost-tag.ts';
import type { MediaContainer } from './media-operation.ts';

/** A kind of track. `codec`: its name for people. */
export interface NamedTrack {
  type: 'video' | 'audio' | 'subtitles';
  codec?: string;
}

/** A part of a recording that a result may lack. `programme`: another programme of a broadcast. */
export type Part = NamedTrack | { type: 'transparency' | 'chapters' | 'data' | 'programme' };

/** Why a result lacks it. */
export type Loss =
  /** The container has no place for it; has only one place, which is taken; or has a place to which we do not write. */
  | { why: 'no-place' | 'one-place' | 'not-written'; container: MediaContainer }
  | { why: 'no-decoder' | 'no-encoder' | 'not-read' }
  /** The subtitles are pictures. */
  | { why: 'pictures' }
  /** Its times do not fit a recording whose order was changed. */
  | { why: 'times' }
  /** Only the primary tracks are processed. */
  | { why: 'not-main' }
  /** Transparency, which joined videos do not have, or which became black. */
  | { why: 'joined' | 'black' }
  | { why: 'failed'; failure: Failure };

/** What happened to a recording or its subtitles. */
export type MediaNote =
  | { type: 'tracks-copied' }
  /** The files were pieces of one recording. `seconds`: its duration. */
  | { type: 'pieces-joined'; files: number; seconds: number }
  /** Which tracks were transcoded, and to what. The others were copied. */
  | { type: 'tracks-transcoded'; tracks: NamedTrack[] }
  /** The new codec got this many times the bits of the old one, which it needs for the same quality. */
  | { type: 'more-bits'; from: string; to: string; times: number }
  /** Only this much of an exactly cut video was transcoded, in seconds; the rest was copied. */
  | { type: 'ends-transcoded'; seconds: number }
  | { type: 'part-dropped'; part: Part; loss: Loss }
  | { type: 'tags-dropped'; tags: LostTag[]; container: MediaContainer }
  /** Where the cut is, in seconds from the start of the input: packets can only be copied from a key frame. */
  | { type: 'starts-at-key-frame'; seconds: number }
  /** The file was cut between key frames, so so many seconds at its start have sound alone. */
  | { type: 'starts-at-whole-picture'; name: string; seconds: number }
  /** In LUFS by EBU R128. `wanted`: the requested loudness, if the peaks left no room for it. */
  | { type: 'loudness'; from: number; to: number; wanted?: number }
  | { type: 'channels-mixed'; from: number; to: number }
  /** The input is cut off: it is shorter than its header states. In seconds. */
  | { type: 'ends-early'; seconds: number; expected: number }
  /** The input consists of this many recordings in sequence, which became one. `decoded`: to do so, they were decoded. */
  | { type: 'recordings-within'; count: number; decoded: boolean }
  /** MPEG audio layer II was kept as it is; it is not MP3. */
  | { type: 'second-layer' }
  /** The browser decoded the input as a whole. `uncertain`: something may be missing. */
  | { type: 'decoded-by-browser'; uncertain: boolean }
  /** The input stops in the middle of something, and does not state how long it was. */
  | { type: 'cut-off' }
  /** Some of the input's audio does not match its checksums. `name`: of that file, if it is one of several. */
  | { type: 'audio-damaged'; name?: string }
  /** The number of copied video packets that no decoder can fully decode. `of`: the number of copied video packets. */
  | { type: 'frames-damaged'; count: number; of: number }
  /** The input asks to be played in a different order, or at a different speed, than it was recorded. */
  | { type: 'edits-ignored' }
  /** The number of subtitles. */
  | { type: 'cues'; count: number }
  /** Subtitles were added as a new track. `name`: of their file. `language`: in English. */
  | { type: 'subtitles-added'; name: string; count: number; language?: string }
  /** These would begin after the end of the video. */
  | { type: 'cues-late'; count: number }
  /** The text does not state its encoding, and is not UTF-8. */
  | { type: 'read-as'; encoding: string }
  /** The numbers of lines, from 1, that are not subtitles with a time. */
  | { type: 'cues-malformed'; lines: number[] }
  /** These were moved to before the start. */
  | { type: 'cues-early'; count: number }
  /** These would begin before the start, and now begin there. */
  | { type: 'cues-begun'; count: number }
  /** Colours, fonts and positions that the new format does not have were dropped. */
  | { type: 'cues-plainer' };
