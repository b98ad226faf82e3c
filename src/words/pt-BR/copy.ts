import type * as english from '#words/copy.ts';
import type { Words } from '#wording/words.ts';

export const copyWords = {
  copy: (what) => `Copiar ${what}`,
  copied: 'Copiado',
  refused: 'Seu navegador não deixa esta página usar a área de transferência.',
} satisfies Words<typeof english.copyWords>;
