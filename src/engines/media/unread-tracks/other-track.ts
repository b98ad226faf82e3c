/** A part of a file that Mediabunny does not tell of: "Unread tracks" in `src/engines/media/mediabunny/README.md`. */
export interface OtherTrack {
  /** `data`: for machines, not for people. `programme`: all of another one, of a broadcast. */
  type: 'video' | 'audio' | 'subtitles' | 'chapters' | 'data' | 'programme';
  /** The container's code for it. */
  codec: string;
  encrypted: boolean;
}
