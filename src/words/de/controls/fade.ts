import { locale } from '#language.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type * as english from '#words/controls/fade.ts';
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
  listening: 'Lautheit wird gemessen …',
  /** @param loudness in LUFS; `-Infinity` for silence. */
  loudness: (loudness: number) =>
    Number.isFinite(loudness)
      ? `Die Lautheit dieser Datei ist ${tenths().format(loudness).replace('-', '−')} LUFS.`
      : 'In dieser Datei ist nichts zu hören.',
  /** @param change in decibels. */
  played: (change: number) => `Wiedergabe mit ${signedTenths().format(change).replace('-', '−')} dB.`,
  playEnd: 'Ende abspielen',
  time: 'Abspielposition',
  keys: 'Mit der Tastatur: Pfeiltasten springen um eine Zwanzigstelsekunde, mit Umschalt um eine Sekunde, Bild auf und Bild ab um zehn.',
} satisfies Words<typeof english.fadeWords>;
