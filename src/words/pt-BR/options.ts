import type * as english from '#words/options.ts';
import type { Words } from '#wording/words.ts';

/** Above the board of a tool that most people use without it. */
export const foldedOptions = 'Mostrar todas as páginas';

/** Above options that most people leave alone. */
export const moreOptions = 'Mais';

/** Marks on disabled choices. */
export const codecWords = {
  notWritten: (codec) => `${codec} (não neste navegador)`,
  notHeld: (codec, container) => `${codec} (não em ${container})`,
} satisfies Words<typeof english.codecWords>;
