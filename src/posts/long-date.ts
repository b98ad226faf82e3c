import { languageOfDates } from '../language.ts';

/** One for all pages: to make one takes longer than to write a page's dates with it. */
export const longDate = new Intl.DateTimeFormat(languageOfDates, { dateStyle: 'long', timeZone: 'UTC' });
