import { findLanguage, languageName, languages } from '#formats/languages.ts';
import type { Subtitles } from '../subtitles/cues.ts';
import type { TextTrack } from '../subtitles/text-track.ts';

/** Subtitles to be added to a video. */
export interface NewTrack {
  subtitles: Subtitles;
  /** Their packets, if the container stays the same, so that nothing of their styling is lost. */
  packets?: TextTrack;
  /** BCP 47. Default unknown. */
  language?: string;
  /** ISO 639-2, in the variant of the container; `und` if unknown. */
  code: string;
  name?: string;
  /** Whether players show it by default. */
  shown: boolean;
  /** Whether it contains only what everybody needs, such as translations of foreign speech. Default false. */
  forced?: boolean;
}

/** A chapter to be added to a recording, in seconds. */
export interface NewChapter {
  start: number;
  end: number;
  title: string;
}

export interface Additions {
  tracks: NewTrack[];
  /** In order of time, without overlaps. */
  chapters: NewChapter[];
}

/** A file with additions: mostly slices of the original, which are not copied. */
export interface WithAdditions {
  pieces: BlobPart[];
  /** Whether some styling of subtitles was left out. */
  plainer: boolean;
}

/** Returns the codes of a language in containers, and its name for people if known. */
export function languageCodes(language: string | undefined): { mp4: string; matroska: string; name?: string } {
  const known = language === undefined ? undefined : findLanguage(language);
  if (known) {
    const [terminological, bibliographic = terminological] = languages[known];
    return { mp4: terminological, matroska: bibliographic, name: languageName(known) };
  }
  const code = language !== undefined && /^[a-z]{3}$/.test(language) ? language : 'und';
  return { mp4: code, matroska: code };
}
