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
  listening: 'Midiendo la sonoridad…',
  loudness: (loudness) =>
    Number.isFinite(loudness)
      ? `La sonoridad de este archivo es de ${tenths().format(loudness)} LUFS.`
      : 'El archivo está en silencio.',
  played: (change) => `Se reproduce con ${signedTenths().format(change).replace('-', '−')} dB.`,
  playEnd: 'Reproducir el final',
  time: 'Posición de reproducción',
  keys: 'Con el teclado: las flechas avanzan o retroceden cinco centésimas de segundo, con Mayús un segundo, y Re Pág y Av Pág, diez.',
} satisfies Words<typeof english.fadeWords>;
