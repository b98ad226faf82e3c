import type * as english from '#words/filter.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The field above a table. */
export const filterWords = {
  shown: (rows) => (rows === 0 ? '該当する行がありません。' : `${count(rows, '行')}。`),
} satisfies Words<typeof english.filterWords>;
