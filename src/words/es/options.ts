import type * as english from '#words/options.ts';
import type { Words } from '#wording/words.ts';

/** Above the board of a tool that most people use without it. */
export const foldedOptions = 'Mostrar todas las páginas';

/** Above options that most people leave alone. */
export const moreOptions = 'Más';

/** Marks on disabled choices. */
export const codecWords = {
  notWritten: (codec) => `${codec} (no en este navegador)`,
  notHeld: (codec, container) => `${codec} (no en ${container})`,
} satisfies Words<typeof english.codecWords>;
