import type { OutputFormatId } from '../../formats/formats.ts';
import type { LanguageId } from '../../formats/languages.ts';

/** A file of subtitles as another one, in UTF-8. */
export interface ConvertSubtitles {
  type: 'convert-subtitles';
  format: OutputFormatId<'subtitles'>;
  /** Every time is multiplied by this. 0.5 to 2. */
  stretch: number;
  /** Then so much is added, in seconds; below 0 they come earlier. */
  shift: number;
}

/** Every track of subtitles in a video as a file of its own. */
export interface ExtractSubtitles {
  type: 'extract-subtitles';
  format: OutputFormatId<'subtitles'>;
}

/** Files of subtitles as new tracks of a video. All that is in it stays, byte for byte, where its container has a place for them. */
export interface AddSubtitles {
  type: 'add-subtitles';
  files: File[];
  /** `name`: those named like the video, or the only one that there is. `all`: every one. */
  match: 'name' | 'all';
  /** Default what each file's name says: `film.de.srt`. */
  language?: LanguageId;
  /** What players call the track. Default its language. */
  name?: string;
  /** Players show the first of them without being asked, and none of those that were there. */
  shown: boolean;
}
