import type { Words } from '#wording/words.ts';
import type * as english from '#words/controls/pager.ts';
import { describeWhole } from '#wording/amounts.ts';

/** Leads from one file’s picture to the next. */
export const pagerWords = {
  previous: '上一张',
  next: '下一张',
  /** @param place from 1. */
  place: (place: number, all: number, path: string) => `${describeWhole(place)}/${describeWhole(all)}：${path}`,
} satisfies Words<typeof english.pagerWords>;
