import type * as english from '#words/controls/pager.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** Leads from one file’s picture to the next. */
export const pagerWords = {
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  place: (place, all, path) => `${describeWhole(place)} de ${describeWhole(all)}: ${path}`,
} satisfies Words<typeof english.pagerWords>;
