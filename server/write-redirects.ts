import { otherSpellings } from '../src/pairs/pairs.ts';

/** Where addresses that people may guess lead, as `_redirects` has it. */
export const redirectsText = () => `${otherSpellings.map(({ from, to }) => `${from} ${to} 301`).join('\n')}\n`;
