import type { OtherTrackType } from '#jobs/contract/report.ts';

/** A part of a file that Mediabunny does not report: "Unread tracks" in `src/engines/media/mediabunny/README.md`. */
export interface OtherTrack {
  type: OtherTrackType;
  /** The container's code for it. */
  codec: string;
  encrypted: boolean;
}
