import type { OutputFormatId } from '#formats/formats.ts';
import type { TextEncodingId } from '#formats/text-encodings.ts';
import type { LanguageId } from '#formats/languages.ts';

/** Converts a subtitle file to UTF-8 in another format. */
export interface ConvertSubtitles {
  type: 'convert-subtitles';
  format: OutputFormatId<'subtitles'>;
  /** Every time is multiplied by this. 0.5 to 2. */
  stretch: number;
  /** Seconds added after that; negative values make them earlier. */
  shift: number;
  /** How the text is encoded. Default by its bytes. */
  encoding?: TextEncodingId;
}

/** Saves every subtitle track of a video as a separate file. */
export interface ExtractSubtitles {
  type: 'extract-subtitles';
  format: OutputFormatId<'subtitles'>;
}

/**
 * Adds subtitle files to a video as new tracks. Everything in it stays, byte for byte, if its container supports
 * subtitles.
 */
export interface AddSubtitles {
  type: 'add-subtitles';
  files: File[];
  /** How their text is encoded. Default by their bytes. */
  encoding?: TextEncodingId;
  /** `name`: those named like the video, or the only one that there is. `all`: every one. */
  match: 'name' | 'all';
  /** Default what each file name states: `film.de.srt`. */
  language?: LanguageId;
  /** The name of the track in players. Default its language. */
  name?: string;
  /** Whether players show the first of them by default, and none of the existing ones. */
  shown: boolean;
}
