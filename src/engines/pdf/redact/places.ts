import type { Reading } from '../render/reading-order.ts';

/** Returns the indexes in a page's text of a part of a reading; -1 for what is not on the page. */
export const placesIn = (reading: Reading, from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, at) => reading.places[from + at] ?? from + at);

export const isReal = (place: number): boolean => place >= 0;
