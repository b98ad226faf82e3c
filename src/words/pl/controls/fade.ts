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
  listening: 'Mierzenie głośności…',
  /** @param loudness in LUFS; `-Infinity` for silence. */
  loudness: (loudness: number) =>
    Number.isFinite(loudness) ? `Głośność tego pliku to ${tenths().format(loudness)} LUFS.` : 'W pliku jest cisza.',
  /** @param change in decibels. */
  played: (change: number) => `Odtwarzane z ${signedTenths().format(change).replace('-', '−')} dB.`,
  playEnd: 'Odtwórz koniec',
  time: 'Miejsce odtwarzania',
  keys: 'Klawiatura: strzałki przesuwają o jedną dwudziestą sekundy, z Shift o sekundę, a Page Up i Page Down o dziesięć.',
};
