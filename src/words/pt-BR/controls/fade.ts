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
  listening: 'Medindo o volume…',
  loudness: (loudness) =>
    Number.isFinite(loudness)
      ? `O volume percebido deste arquivo é de ${tenths().format(loudness).replace('-', '−')} LUFS.`
      : 'O arquivo não tem som nenhum.',
  played: (change) => `Reproduzido com ${signedTenths().format(change).replace('-', '−')} dB.`,
  playEnd: 'Reproduzir o fim',
  time: 'Posição da reprodução',
  keys: 'Com o teclado: as setas andam um vigésimo de segundo, com Shift um segundo, e Page Up e Page Down, dez.',
} satisfies Words<typeof english.fadeWords>;
