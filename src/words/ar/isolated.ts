/** Keeps an inserted name, or a number with its unit, in its own direction. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
