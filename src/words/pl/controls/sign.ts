import { describeWhole, listOf } from '#wording/amounts.ts';

/** The control that places a signature on pages. */
export const signWords = {
  use: 'Umieść na stronie',
  back: 'Wróć do strony',
  change: 'Zmień podpis',
  shortChange: 'Zmień',
  place: { signature: 'Umieść podpis', initials: 'Umieść parafę', date: 'Umieść datę' },
  /** What is visible of these labels. */
  short: { signature: 'Umieść podpis', initials: 'Parafa', date: 'Data' },
  unplaced: (files: number) =>
    files > 1
      ? 'Trafi w prawy dolny róg ostatniej strony każdego pliku, chyba że umieścisz go gdzie indziej.'
      : 'Trafi w prawy dolny róg ostatniej strony, chyba że umieścisz go gdzie indziej.',
  /** @param pages from 1. */
  where: (pages: readonly number[]) =>
    pages.length === 1
      ? `Umieszczono na stronie ${pages[0]}.`
      : `Umieszczono na stronach ${listOf(pages.map(describeWhole))}.`,
};
