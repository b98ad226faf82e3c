import type * as english from '#words/controls/sign.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** The control that places a signature on pages. */
export const signWords = {
  use: 'Colocarla en la página',
  back: 'Volver a la página',
  change: 'Cambiar la firma',
  shortChange: 'Cambiar',
  place: { signature: 'Colocar firma', initials: 'Colocar iniciales', date: 'Colocar fecha' },
  short: { signature: 'Colocar firma', initials: 'Iniciales', date: 'Fecha' },
  unplaced: (files) =>
    files > 1
      ? 'Irá abajo a la derecha de la última página de cada archivo, si no la colocas tú.'
      : 'Irá abajo a la derecha de la última página, si no la colocas tú.',
  where: (pages) =>
    pages.length === 1
      ? `Colocado en la página ${pages[0]}.`
      : `Colocado en las páginas ${listOf(pages.map(describeWhole))}.`,
} satisfies Words<typeof english.signWords>;
