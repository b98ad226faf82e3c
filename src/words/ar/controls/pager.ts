import { describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/controls/pager.ts';
import type { Words } from '#wording/words.ts';
import { isolated } from '../isolated.ts';

/** Leads from one file’s picture to the next. */
export const pagerWords = {
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  /** @param place from 1. */
  place: (place, all, path) => `${describeWhole(place)} من ${describeWhole(all)}: ${isolated(path)}`,
} satisfies Words<typeof english.pagerWords>;
