import type { Words } from '#wording/words.ts';
import type * as english from '#words/filter.ts';
import { countRows } from './count.ts';

/** The field above a table. */
export const filterWords = {
  shown: (rows: number) => (rows === 0 ? 'Żaden wiersz nie pasuje.' : `${countRows(rows)}.`),
} satisfies Words<typeof english.filterWords>;
