import type * as english from '#words/controls/pager.ts';
import type { Words } from '#wording/words.ts';
import { describeWhole } from '#wording/amounts.ts';

/** Leads from one file’s picture to the next. */
export const pagerWords = {
  previous: '이전 이미지',
  next: '다음 이미지',
  place: (place, all, path) => `${describeWhole(place)} / ${describeWhole(all)}: ${path}`,
} satisfies Words<typeof english.pagerWords>;
