import type { OutputFormatId } from '../../../formats/formats.ts';

export type SubtitleFormat = OutputFormatId<'subtitles'>;

/** What is shown from one time to another. */
export interface Cue {
  /** In seconds. */
  start: number;
  end: number;
  /** Its lines, in the markup of their format, none of them empty. */
  text: string;
  /** Of WebVTT: where it stands. */
  settings?: string;
  /** Of WebVTT: what it is called. */
  id?: string;
}

export interface Subtitles {
  /** Whose markup the texts have. */
  markup: SubtitleFormat;
  cues: Cue[];
  /** Of WebVTT: the blocks of style, regions and comments before the cues, as they are. */
  head: string[];
  /** Numbers of lines where something stands that cannot be shown, from 1. */
  malformed: number[];
  /** Something of how they look was left out while they were read. Default false. */
  plainer?: boolean;
}
