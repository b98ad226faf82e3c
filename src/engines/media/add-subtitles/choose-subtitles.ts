import { JobError } from '#errors/errors.ts';
import { findLanguage, type LanguageId } from '#formats/languages.ts';
import type { AddSubtitles } from '#jobs/contract/subtitle-operation.ts';

export interface Chosen {
  file: File;
  /** BCP 47, with a region if the file name has one. */
  language?: string;
}

const stemOf = (name: string) => name.replace(/\.[^.]+$/, '').toLowerCase();

/** Finds a language tag among the words of a file name: `pt-BR` in `film.forced.pt-BR`. */
function languageIn(words: string): { id: LanguageId; tag: string } | undefined {
  for (const word of words.split(/[._ [\]()]+/)) {
    const id = findLanguage(word);
    const region = /^[a-z]{2,3}-([a-z]{2})$/i.exec(word)?.[1];
    if (id) return { id, tag: region ? `${id}-${region.toUpperCase()}` : id };
  }
  return undefined;
}

/**
 * Returns the subtitle files that belong to a video, with their languages.
 *
 * @throws {JobError} if there are none, or if it is unclear which ones belong to it.
 */
export function chooseSubtitles(video: string, wishes: AddSubtitles): Chosen[] {
  const { files, match, language } = wishes;
  if (files.length === 0) throw new JobError('no-subtitles', {});
  const stem = stemOf(video);
  const named = files.filter(({ name }) => {
    const rest = stemOf(name).slice(stem.length);
    return stemOf(name).startsWith(stem) && (rest === '' || rest.startsWith('.') || languageIn(rest.slice(1)));
  });
  const chosen = match === 'all' || (named.length === 0 && files.length === 1) ? files : named;
  if (chosen.length === 0) throw new JobError('no-subtitles-named', { stem: video.replace(/\.[^.]+$/, '') });
  return chosen.map((file) => {
    const own = stemOf(file.name);
    // If the file is named differently, only its last word may be a language, so that titles are not mistaken for one.
    const words = own.startsWith(stem) ? own.slice(stem.length) : (/[._]([^._]+)$/.exec(own)?.[1] ?? '');
    const found =
      language ?? languageIn(words)?.tag ?? (findLanguage(own) && own.length > 3 ? findLanguage(own) : undefined);
    return { file, ...(found !== undefined && { language: found }) };
  });
}
