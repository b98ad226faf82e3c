import { describeWhole } from '#wording/amounts.ts';

/** Leads from one file’s picture to the next. */
export const pagerWords = {
  previous: 'Poprzedni obraz',
  next: 'Następny obraz',
  /** @param place from 1. */
  place: (place: number, all: number, path: string) => `${describeWhole(place)} z ${describeWhole(all)}: ${path}`,
};
