import type * as english from '#words/controls/sign.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** The control that places a signature on pages. */
export const signWords = {
  use: 'Colocar na página',
  back: 'Voltar à página',
  change: 'Mudar a assinatura',
  shortChange: 'Mudar',
  place: { signature: 'Colocar assinatura', initials: 'Colocar rubrica', date: 'Colocar data' },
  short: { signature: 'Colocar assinatura', initials: 'Rubrica', date: 'Data' },
  unplaced: (files) =>
    files > 1
      ? 'Ela vai ficar no canto inferior direito da última página de cada arquivo, se você não escolher o lugar.'
      : 'Ela vai ficar no canto inferior direito da última página, se você não escolher o lugar.',
  where: (pages) =>
    pages.length === 1 ? `Fica na página ${pages[0]}.` : `Fica nas páginas ${listOf(pages.map(describeWhole))}.`,
} satisfies Words<typeof english.signWords>;
