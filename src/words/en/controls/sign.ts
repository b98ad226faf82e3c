import { describeWhole, listOf } from '#wording/amounts.ts';

/** The control that places a signature on pages. */
export const signWords = {
  use: 'Place it on the page',
  back: 'Back to the page',
  change: 'Change the signature',
  shortChange: 'Change',
  place: { signature: 'Place signature', initials: 'Place initials', date: 'Place date' },
  /** What is visible of these labels. */
  short: { signature: 'Place signature', initials: 'Initials', date: 'Date' },
  unplaced: (files: number) =>
    files > 1
      ? 'It will go at the bottom right of the last page of each file, unless you place it.'
      : 'It will go at the bottom right of the last page, unless you place it.',
  /** @param pages from 1. */
  where: (pages: readonly number[]) =>
    pages.length === 1 ? `Placed on page ${pages[0]}.` : `Placed on pages ${listOf(pages.map(describeWhole))}.`,
};
