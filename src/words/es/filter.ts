import type * as english from '#words/filter.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The field above a table. */
export const filterWords = {
  shown: (rows) => (rows === 0 ? 'Ninguna fila coincide.' : `${count(rows, 'fila')}.`),
} satisfies Words<typeof english.filterWords>;
