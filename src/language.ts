import type { LanguageId } from '#languages.ts';

/** `astro.config.mjs` sets it. */
declare const buildLanguage: LanguageId | undefined;

/** The language of this build. Tests and tasks in Node use English. */
export const language = typeof buildLanguage === 'undefined' ? 'en' : buildLanguage;

declare const buildDirection: 'ltr' | 'rtl' | undefined;
declare const builtLanguages: readonly LanguageId[] | undefined;

/** The direction that it is read in. */
export const direction = typeof buildDirection === 'undefined' ? 'ltr' : buildDirection;

/** All languages that this site is built in, in the order of their table. */
export const siteLanguages = typeof builtLanguages === 'undefined' ? ['en' as const] : builtLanguages;

/** For numbers, dates and lists: the British style of English, and Arabic with the digits that fields take. */
export const localeOf = (id: LanguageId): string => (id === 'en' ? 'en-GB' : id === 'ar' ? 'ar-u-nu-latn' : id);
export const locale = localeOf(language);

/** For sizes in a style: devices of those who read Arabic write them in Latin letters. */
export const localeOfSizes = (style: string): string => (style.startsWith('ar') ? localeOf('en') : style);

/** Returns the address of a page in a language, from its English one. */
export const pathIn = (id: LanguageId, path: string): string =>
  id === 'en' ? path : path === '/' ? `/${id}` : `/${id}${path}`;

/** Returns the address of a page in the language of this build. */
export const pathTo = (path: string): string => pathIn(language, path);

/** Returns the English address of a page, from its own. */
export const englishPath = (path: string, id = language): string =>
  path === `/${id}` ? '/' : path.startsWith(`/${id}/`) ? path.slice(id.length + 1) : path;
