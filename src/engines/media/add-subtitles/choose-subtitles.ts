import { JobError } from '../../../errors/errors.ts';
import { findLanguage, type LanguageId } from '../../../formats/languages.ts';
import type { AddSubtitles } from '../../../jobs/contract/subtitle-operation.ts';

export interface Chosen {
  file: File;
  /** BCP 47, with a region where the file's name has one. */
  language?: string;
}

const stemOf = (name: string) => name.replace(/\.[^.]+$/, '').toLowerCase();

/** `pt-br` of `film.forced.pt-BR`, when what comes before is not told. */
function languageIn(words: string): { id: LanguageId; tag: string } | undefined {
  for (const word of words.split(/[._ [\]()]+/)) {
    const id = findLanguage(word);
    const region = /^[a-z]{2,3}-([a-z]{2})$/i.exec(word)?.[1];
    if (id) return { id, tag: region ? `${id}-${region.toUpperCase()}` : id };
  }
  return undefined;
}

/**
 * The files of subtitles that belong to a video, with their languages.
 *
 * @throws {JobError} when there is none, or it is not known which.
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
    // Of another name, the last word may be a language: no title is taken for one.
    const words = own.startsWith(stem) ? own.slice(stem.length) : (/[._]([^._]+)$/.exec(own)?.[1] ?? '');
    const found =
      language ?? languageIn(words)?.tag ?? (findLanguage(own) && own.length > 3 ? findLanguage(own) : undefined);
    return { file, ...(found !== undefined && { language: found }) };
  });
}
