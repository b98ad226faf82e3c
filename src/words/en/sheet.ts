import { describeWhole } from '#wording/amounts.ts';

/** The sheet with files and results. */
export const sheetWords = {
  sides: 'What is shown',
  key: (key: string) => `Key: ${key}`,
  against: 'Compare with',
  original: 'Original',
  previous: 'Previous result',
  before: 'Before',
  after: 'After',
  previousResult: 'Previous file',
  nextResult: 'Next file',
  result: (place: number, all: number, name: string) => `${describeWhole(place)} of ${describeWhole(all)} · ${name}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page: number, all: number) => `Page ${describeWhole(page)} of ${describeWhole(all)}`,
  pageOf: (page: number, name: string) => `Page ${describeWhole(page)} of ${name}`,
  joints: 'Listen to the joins',
  /** @param time as a player shows it. */
  playJoint: (time: string) => `Play 3 seconds before and after ${time}`,
  player: (name: string) => `Player for ${name}`,
};
