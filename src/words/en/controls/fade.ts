import { locale } from '#language.ts';
import { onFirstUse } from '#wording/on-first-use.ts';

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
  listening: 'Measuring the loudness…',
  /** @param loudness in LUFS; `-Infinity` for silence. */
  loudness: (loudness: number) =>
    Number.isFinite(loudness)
      ? `The loudness of this file is ${tenths().format(loudness)} LUFS.`
      : 'The file is silent.',
  /** @param change in decibels. */
  played: (change: number) => `Played with ${signedTenths().format(change).replace('-', '−')} dB.`,
  playEnd: 'Play the end',
  time: 'Playback position',
  keys: 'With the keyboard: arrow keys move by a twentieth of a second, with Shift by a second, and Page Up and Page Down by ten.',
};
