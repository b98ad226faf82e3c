import type * as english from '#words/copy.ts';
import type { Words } from '#wording/words.ts';

export const copyWords = {
  copy: (what) => `Copia ${what}`,
  copied: 'Copiato',
  refused: 'Il tuo browser non permette a questa pagina di usare gli appunti.',
} satisfies Words<typeof english.copyWords>;
