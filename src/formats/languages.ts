import { locale } from '#language.ts';

/**
 * Languages that tracks can be marked with, by BCP 47 code. MP4 writes them as ISO 639-2/T, and Matroska as ISO
 * 639-2/B, which is the same if there is no second code.
 */
export const languages = {
  ar: ['ara'],
  bg: ['bul'],
  ca: ['cat'],
  cs: ['ces', 'cze'],
  da: ['dan'],
  de: ['deu', 'ger'],
  el: ['ell', 'gre'],
  en: ['eng'],
  es: ['spa'],
  et: ['est'],
  fa: ['fas', 'per'],
  fi: ['fin'],
  fil: ['fil'],
  fr: ['fra', 'fre'],
  he: ['heb'],
  hi: ['hin'],
  hr: ['hrv'],
  hu: ['hun'],
  id: ['ind'],
  it: ['ita'],
  ja: ['jpn'],
  ko: ['kor'],
  lt: ['lit'],
  lv: ['lav'],
  ms: ['msa', 'may'],
  nl: ['nld', 'dut'],
  no: ['nor'],
  pl: ['pol'],
  pt: ['por'],
  ro: ['ron', 'rum'],
  ru: ['rus'],
  sk: ['slk', 'slo'],
  sl: ['slv'],
  sr: ['srp'],
  sv: ['swe'],
  ta: ['tam'],
  th: ['tha'],
  tr: ['tur'],
  uk: ['ukr'],
  vi: ['vie'],
  zh: ['zho', 'chi'],
} as const satisfies Record<string, readonly [string] | readonly [string, string]>;

export type LanguageId = keyof typeof languages;

const names = new Intl.DisplayNames(locale, { type: 'language' });

/** `German` */
export const languageName = (id: LanguageId): string => names.of(id) ?? id;

/** Sorted by name. */
export const languageIds = (Object.keys(languages) as LanguageId[]).toSorted((a, b) =>
  languageName(a).localeCompare(languageName(b), locale),
);

/** Finds the language of a word such as `de`, `ger`, `pt-BR` or `german`. */
export const findLanguage = (word: string): LanguageId | undefined => {
  const wanted = word.toLowerCase();
  const [primary = ''] = wanted.split('-');
  return languageIds.find((id) => {
    const codes: readonly string[] = [id, ...languages[id]];
    return codes.includes(primary) || languageName(id).toLowerCase() === wanted;
  });
};
