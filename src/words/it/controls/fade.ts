import { locale } from '#language.ts';
import type * as english from '#words/controls/fade.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type { Words } from '#wording/words.ts';

const tenths = onFirstUse(() => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
const signedTenths = onFirstUse(
  () =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'always',
    }),
);

export const fadeWords = {
  listening: 'Misurazione del volume…',
  loudness: (loudness) =>
    Number.isFinite(loudness)
      ? `Il volume di questo file è di ${tenths().format(loudness)} LUFS.`
      : 'Nel file c’è solo silenzio.',
  played: (change) => `Riprodotto con ${signedTenths().format(change).replace('-', '−')} dB.`,
  playEnd: 'Riproduci la fine',
  time: 'Posizione di riproduzione',
  keys: 'Con la tastiera: le frecce si muovono di un ventesimo di secondo, con Maiusc di un secondo, Pag su e Pag giù di dieci.',
} satisfies Words<typeof english.fadeWords>;
