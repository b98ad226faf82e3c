import type * as english from '#words/copy.ts';
import type { Words } from '#wording/words.ts';

export const copyWords = {
  copy: (what: string) => `Kopieren: ${what}`,
  copied: 'Kopiert',
  refused: 'Dein Browser lässt diese Seite nicht in die Zwischenablage schreiben.',
} satisfies Words<typeof english.copyWords>;
