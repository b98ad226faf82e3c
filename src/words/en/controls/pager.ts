import { describeWhole } from '../../amounts.ts';

/** The way from one file’s picture to the next. */
export const pagerWords = {
  previous: 'Previous image',
  next: 'Next image',
  /** @param place From 1. */
  place: (place: number, all: number, path: string) => `${describeWhole(place)} of ${describeWhole(all)}: ${path}`,
};
