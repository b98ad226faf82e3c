import { locale } from '#language.ts';

/** Shared by all pages: creating one takes longer than formatting a page's dates. */
export const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
