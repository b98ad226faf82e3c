import { locale } from '#language.ts';
import type * as english from '#words/offline.ts';
import { describeSize } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type { Words } from '#wording/words.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page where people choose what works without a network. */
export const offlineWords = {
  kept: 'Salvato su questo dispositivo.',
  waits: 'Arriva con la nuova versione, già pronta.',
  cancelled: 'Annullato. Non è stato salvato nulla.',
  removed: 'Rimosso da questo dispositivo.',
  progress: (done, all) => `${describeSize(done)} di ${describeSize(all)}`,
  version: ({ size, date, commit }) =>
    `Salvato su questo dispositivo: ${describeSize(size)}. Versione: ${longDate().format(date)}${commit ? `, commit ${commit.slice(0, 7)}` : ''}.`,
} satisfies Words<typeof english.offlineWords>;
