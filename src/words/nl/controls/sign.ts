import { describeWhole, listOf } from '#wording/amounts.ts';
import type * as english from '#words/controls/sign.ts';
import type { Words } from '#wording/words.ts';

/** The control that places a signature on pages. */
export const signWords = {
  use: 'Op de pagina zetten',
  back: 'Terug naar de pagina',
  change: 'Handtekening wijzigen',
  shortChange: 'Wijzigen',
  place: { signature: 'Handtekening plaatsen', initials: 'Paraaf plaatsen', date: 'Datum plaatsen' },
  /** What is visible of these labels. */
  short: { signature: 'Handtekening plaatsen', initials: 'Paraaf', date: 'Datum' },
  unplaced: (files: number) =>
    files > 1
      ? 'De handtekening komt in elk bestand rechtsonder op de laatste pagina, tenzij je een andere plek kiest.'
      : 'De handtekening komt rechtsonder op de laatste pagina, tenzij je een andere plek kiest.',
  /** @param pages from 1. */
  where: (pages: readonly number[]) =>
    pages.length === 1 ? `Staat op pagina ${pages[0]}.` : `Staat op pagina ${listOf(pages.map(describeWhole))}.`,
} satisfies Words<typeof english.signWords>;
