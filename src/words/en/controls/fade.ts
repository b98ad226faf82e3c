import { language } from '../../../language.ts';

const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const signedTenths = new Intl.NumberFormat(language, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'always',
});

export const fadeWords = {
  listening: 'Listening to the whole…',
  /** @param loudness In LUFS; `-Infinity` of what is silent. */
  loudness: (loudness: number) =>
    Number.isFinite(loudness) ? `The file is ${tenths.format(loudness)} LUFS.` : 'The file is silent.',
  /** @param change In decibels. */
  played: (change: number) => `Played with ${signedTenths.format(change).replace('-', '−')} dB.`,
  playEnd: 'Play the end',
  time: 'Where it plays from',
  keys: 'Keys on the line: arrows go by a twentieth of a second, with Shift by a second, Page keys by ten.',
};
