import type * as english from '#words/filter.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The field above a table. */
export const filterWords = {
  shown: (rows) => (rows === 0 ? '맞는 줄이 없습니다.' : `${count(rows, '줄')}.`),
} satisfies Words<typeof english.filterWords>;
