import type * as english from '#words/copy.ts';
import type { Words } from '#wording/words.ts';

export const copyWords = {
  copy: (what) => `Copiar ${what}`,
  copied: 'Copiado',
  refused: 'Tu navegador no deja que esta página use el portapapeles.',
} satisfies Words<typeof english.copyWords>;
