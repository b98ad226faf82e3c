/** A part of a file that Mediabunny does not report: "Unread tracks" in `src/engines/media/mediabunny/README.md`. */
export interface OtherTrack {
  /** `data`: for machines, not for people. `programme`: the whole of another programme in a broadcast. */
  type: 'video' | 'audio' | 'subtitles' | 'chapters' | 'data' | 'programme';
  /** The container's code for it. */
  codec: string;
  encrypted: boolean;
}
