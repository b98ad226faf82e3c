/** The language of the site, in which numbers and sizes are written too. Its words are in `words/en/`. */
export const language = 'en';

/** For dates and lists, which the site writes in British style. */
export const britishStyle = 'en-GB';
