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
  listening: 'Mesure de l’intensité…',
  loudness: (loudness) =>
    Number.isFinite(loudness)
      ? `L’intensité de ce fichier est de ${tenths().format(loudness)} LUFS.`
      : 'Le fichier est silencieux.',
  played: (change) => `Lu avec ${signedTenths().format(change).replace('-', '−')} dB.`,
  playEnd: 'Lire la fin',
  time: 'Position de lecture',
  keys: 'Au clavier : les flèches avancent d’un vingtième de seconde, avec Maj d’une seconde, et Page préc. et Page suiv. de dix.',
} satisfies Words<typeof english.fadeWords>;
