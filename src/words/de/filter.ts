import type * as english from '#words/filter.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The field above a table. */
export const filterWords = {
  shown: (rows: number) => (rows === 0 ? 'Keine passende Zeile.' : `${count(rows, 'Zeile', 'Zeilen')}.`),
} satisfies Words<typeof english.filterWords>;
