import type * as english from '#words/controls/sign.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** The control that places a signature on pages. */
export const signWords = {
  use: 'La placer sur la page',
  back: 'Retour à la page',
  change: 'Changer la signature',
  shortChange: 'Changer',
  place: { signature: 'Placer la signature', initials: 'Placer les initiales', date: 'Placer la date' },
  short: { signature: 'Placer la signature', initials: 'Initiales', date: 'Date' },
  unplaced: (files) =>
    files > 1
      ? 'Elle ira en bas à droite de la dernière page de chaque fichier, sauf si vous la placez.'
      : 'Elle ira en bas à droite de la dernière page, sauf si vous la placez.',
  where: (pages) =>
    pages.length === 1
      ? `Placée sur la page ${pages[0]}.`
      : `Placée sur les pages ${listOf(pages.map(describeWhole))}.`,
} satisfies Words<typeof english.signWords>;
