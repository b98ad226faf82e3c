import { describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/controls/pager.ts';
import type { Words } from '#wording/words.ts';

/** Leads from one file’s picture to the next. */
export const pagerWords = {
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  /** @param place from 1. */
  place: (place: number, all: number, path: string) => `${describeWhole(place)} von ${describeWhole(all)}: ${path}`,
} satisfies Words<typeof english.pagerWords>;
