import type * as english from '#words/copy.ts';
import type { Words } from '#wording/words.ts';

export const copyWords = {
  copy: (what) => `Copier ${what}`,
  copied: 'Copié',
  refused: 'Votre navigateur ne laisse pas cette page utiliser le presse-papiers.',
} satisfies Words<typeof english.copyWords>;
