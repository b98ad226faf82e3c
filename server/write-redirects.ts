import { otherSpellings } from '../src/pairs/pairs.ts';

/** Formats redirects for addresses that people may guess, for `_redirects`. */
export const redirectsText = () => `${otherSpellings.map(({ from, to }) => `${from} ${to} 301`).join('\n')}\n`;
