import { findLanguage, languageName, languages } from '../../../formats/languages.ts';
import type { Subtitles } from '../subtitles/cues.ts';
import type { TextTrack } from '../subtitles/text-track.ts';

/** Subtitles on their way into a video. */
export interface NewTrack {
  subtitles: Subtitles;
  /** Their packets, for the container that they come from: nothing of how they look is lost. */
  packets?: TextTrack;
  /** BCP 47. Default not known. */
  language?: string;
  /** ISO 639-2, as the container has it; `und` where it is not known. */
  code: string;
  name?: string;
  /** Whether players show it without being asked. */
  shown: boolean;
  /** Whether it has only what everybody needs, such as what foreigners say. Default false. */
  forced?: boolean;
}

/** A named place on its way into a recording, in seconds. */
export interface NewChapter {
  start: number;
  end: number;
  title: string;
}

/** What is added to a file. */
export interface Additions {
  tracks: NewTrack[];
  /** In the order of time, one after the other. */
  chapters: NewChapter[];
}

/** A file with additions: mostly pieces of the one that was given, which nothing copies. */
export interface WithAdditions {
  pieces: BlobPart[];
  /** Something of how subtitles look was left out. */
  plainer: boolean;
}

/** A language by the codes that containers have for it, and its name for people where it is known. */
export function languageCodes(language: string | undefined): { mp4: string; matroska: string; name?: string } {
  const known = language === undefined ? undefined : findLanguage(language);
  if (known) {
    const [terminological, bibliographic = terminological] = languages[known];
    return { mp4: terminological, matroska: bibliographic, name: languageName(known) };
  }
  const code = language !== undefined && /^[a-z]{3}$/.test(language) ? language : 'und';
  return { mp4: code, matroska: code };
}
