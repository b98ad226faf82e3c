/** The language of the page, which numbers, sizes and lists are written in too. Pages are built in English. */
export const language = globalThis.document?.documentElement.lang || 'en';
