import type { OutputFormatId } from '#formats/formats.ts';

export type SubtitleFormat = OutputFormatId<'subtitles'>;

/** A text that is shown from one time to another. */
export interface Cue {
  /** In seconds. */
  start: number;
  end: number;
  /** Its lines, in the markup of their format; none of them is empty. */
  text: string;
  /** WebVTT only: its position. */
  settings?: string;
  /** WebVTT only: its identifier. */
  id?: string;
}

export interface Subtitles {
  markup: SubtitleFormat;
  cues: Cue[];
  /** WebVTT only: the blocks of styles, regions and comments before the cues, unchanged. */
  head: string[];
  /** The numbers of lines that contain something that cannot be shown, from 1. */
  malformed: number[];
  /** Whether some styling was left out while they were read. Default false. */
  plainer?: boolean;
}
