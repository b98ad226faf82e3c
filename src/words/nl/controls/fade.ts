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
  listening: 'De luidheid wordt gemeten…',
  /** @param loudness in LUFS; `-Infinity` for silence. */
  loudness: (loudness: number) =>
    Number.isFinite(loudness)
      ? `De luidheid van dit bestand is ${tenths().format(loudness).replace('-', '−')} LUFS.`
      : 'In dit bestand is niets te horen.',
  /** @param change in decibels. */
  played: (change: number) => `Wordt afgespeeld met ${signedTenths().format(change).replace('-', '−')} dB.`,
  playEnd: 'Einde afspelen',
  time: 'Afspeelpositie',
  keys: 'Met het toetsenbord: pijltoetsen springen een twintigste seconde, met Shift een seconde, en Page Up en Page Down tien.',
} satisfies Words<typeof english.fadeWords>;
