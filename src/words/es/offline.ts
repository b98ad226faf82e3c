import { locale } from '#language.ts';
import type * as english from '#words/offline.ts';
import { describeSize } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type { Words } from '#wording/words.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page where people choose what works without a network. */
export const offlineWords = {
  kept: 'Guardado en este dispositivo.',
  waits: 'Viene con la nueva versión, que está lista para usarse.',
  cancelled: 'Cancelado. No se guardó nada.',
  removed: 'Quitado de este dispositivo.',
  progress: (done, all) => `${describeSize(done)} de ${describeSize(all)}`,
  version: ({ size, date, commit }) =>
    `Guardado: ${describeSize(size)} en este dispositivo, de la versión del ${longDate().format(date)}${commit ? `, commit ${commit.slice(0, 7)}` : ''}.`,
} satisfies Words<typeof english.offlineWords>;
