/** What happened to a recording or its subtitles on the way. */
export type MediaNote =
  | { type: 'tracks-copied' }
  /** Files that were cut from one recording. In seconds. */
  | { type: 'pieces-joined'; files: number; seconds: number }
  /** What was encoded anew, and how: "video to VP9". The other tracks were copied. */
  | { type: 'tracks-transcoded'; tracks: string[] }
  /** The new codec was given so many times the bits of the old one, which it needs for the same picture. */
  | { type: 'more-bits'; from: string; to: string; times: number }
  /** Of a picture that is cut exactly, only so much was encoded anew, in seconds; the rest was copied. */
  | { type: 'ends-transcoded'; seconds: number }
  /** `track`: what it carries, and in which codec. `reason`: why, as a clause. */
  | { type: 'track-dropped'; track: string; reason: string }
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
