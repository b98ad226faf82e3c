/** The language of the site, in which numbers, sizes, lists and dates are written too. Its words are in `words/en/`. */
export const language = 'en';

/** For dates, which the site writes in British style. */
export const languageOfDates = 'en-GB';
