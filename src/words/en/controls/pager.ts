import { describeWhole } from '#wording/amounts.ts';

/** Leads from one file’s picture to the next. */
export const pagerWords = {
  previous: 'Previous image',
  next: 'Next image',
  /** @param place from 1. */
  place: (place: number, all: number, path: string) => `${describeWhole(place)} of ${describeWhole(all)}: ${path}`,
};
