import { locale } from '#language.ts';
import type * as english from '#words/offline.ts';
import { describeSize } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type { Words } from '#wording/words.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page where people choose what works without a network. */
export const offlineWords = {
  kept: 'Salvo neste dispositivo.',
  waits: 'Vem com a nova versão, que já está pronta para usar.',
  cancelled: 'Cancelado. Nada foi salvo.',
  removed: 'Removido deste dispositivo.',
  progress: (done, all) => `${describeSize(done)} de ${describeSize(all)}`,
  version: ({ size, date, commit }) =>
    `Salvo: ${describeSize(size)} neste dispositivo, da versão de ${longDate().format(date)}${commit ? `, commit ${commit.slice(0, 7)}` : ''}.`,
} satisfies Words<typeof english.offlineWords>;
