import type { Words } from '#wording/words.ts';
import type * as english from '#words/filter.ts';
import { count } from './count.ts';

/** The field above a table. */
export const filterWords = {
  shown: (rows) => (rows === 0 ? '没有匹配的行。' : `${count(rows, '行')}。`),
} satisfies Words<typeof english.filterWords>;
