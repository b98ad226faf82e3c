import type * as english from '#words/controls/sign.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** The control that places a signature on pages. */
export const signWords = {
  use: 'Metti la firma sulla pagina',
  back: 'Torna alla pagina',
  change: 'Cambia la firma',
  shortChange: 'Cambia',
  place: { signature: 'Inserisci firma', initials: 'Inserisci iniziali', date: 'Inserisci data' },
  short: { signature: 'Inserisci firma', initials: 'Iniziali', date: 'Data' },
  unplaced: (files) =>
    files > 1
      ? 'Se non scegli tu un punto, andrà in basso a destra sull’ultima pagina di ogni file.'
      : 'Se non scegli tu un punto, andrà in basso a destra sull’ultima pagina.',
  where: (pages) =>
    pages.length === 1 ? `Si trova a pagina ${pages[0]}.` : `Si trova alle pagine ${listOf(pages.map(describeWhole))}.`,
} satisfies Words<typeof english.signWords>;
