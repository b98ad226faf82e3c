import type * as english from '#words/controls/pager.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** Leads from one file’s picture to the next. */
export const pagerWords = {
  previous: 'Image précédente',
  next: 'Image suivante',
  place: (place, all, path) => `${describeWhole(place)} sur ${describeWhole(all)} : ${path}`,
} satisfies Words<typeof english.pagerWords>;
