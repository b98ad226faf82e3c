import type * as english from '#words/copy.ts';
import type { Words } from '#wording/words.ts';

export const copyWords = {
  copy: (what: string) => `Kopiëren: ${what}`,
  copied: 'Gekopieerd',
  refused: 'Je browser laat deze pagina het klembord niet gebruiken.',
} satisfies Words<typeof english.copyWords>;
