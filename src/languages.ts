/** A language of the site. */
interface Language {
  /** What it calls itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** The language and country of Open Graph. */
  openGraph: string;
}

/** THE table of languages, by the start of the address of their pages. English pages have none. */
export const languages = {
  en: { name: 'English', dir: 'ltr', openGraph: 'en_GB' },
  de: { name: 'Deutsch', dir: 'ltr', openGraph: 'de_DE' },
  fr: { name: 'Français', dir: 'ltr', openGraph: 'fr_FR' },
  es: { name: 'Español', dir: 'ltr', openGraph: 'es_ES' },
  'pt-BR': { name: 'Português (Brasil)', dir: 'ltr', openGraph: 'pt_BR' },
  it: { name: 'Italiano', dir: 'ltr', openGraph: 'it_IT' },
  nl: { name: 'Nederlands', dir: 'ltr', openGraph: 'nl_NL' },
  pl: { name: 'Polski', dir: 'ltr', openGraph: 'pl_PL' },
  ja: { name: '日本語', dir: 'ltr', openGraph: 'ja_JP' },
  ko: { name: '한국어', dir: 'ltr', openGraph: 'ko_KR' },
  'zh-Hans': { name: '简体中文', dir: 'ltr', openGraph: 'zh_CN' },
  ar: { name: 'العربية', dir: 'rtl', openGraph: 'ar_AR' },
} as const satisfies Record<string, Language>;

export type LanguageId = keyof typeof languages;

/** In the order of the table. */
export const languageIds = Object.keys(languages) as LanguageId[]; // The keys are exactly those of the table.

/** All but English. */
export const otherLanguages = languageIds.filter((id) => id !== 'en');

/** Returns the language of a page of this site. */
export const languageAt = (path: string): LanguageId =>
  languageIds.find((id) => new RegExp(`^/${id}(?:[/.]|$)`).test(path)) ?? 'en';

/** Whether an address has English pages alone: the blog, and what developers read. */
export const isOnlyEnglish = (path: string): boolean => /^\/(?:blog|docs|changelog)(?:[/.]|$)|\.\w+$/.test(path);
