import type { Words } from '#wording/words.ts';
import type * as english from '#words/copy.ts';

export const copyWords = {
  copy: (what: string) => `Kopiuj: ${what}`,
  copied: 'Skopiowano',
  refused: 'Przeglądarka nie pozwala tej stronie używać schowka.',
} satisfies Words<typeof english.copyWords>;
