/** The language of the site, in which numbers, sizes, lists and dates are written too. Its words are in `words/en/`. */
export const language = 'en';

/** For dates, which the English of the site writes as the British do. */
export const languageOfDates = 'en-GB';
