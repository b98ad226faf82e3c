import type * as english from '#words/options.ts';
import type { Words } from '#wording/words.ts';

/** Above the board of a tool that most people use without it. */
export const foldedOptions = 'Mostra tutte le pagine';

/** Above options that most people leave alone. */
export const moreOptions = 'Altro';

/** Marks on disabled choices. */
export const codecWords = {
  notWritten: (codec) => `${codec} (non in questo browser)`,
  notHeld: (codec, container) => `${codec} (non in ${container})`,
} satisfies Words<typeof english.codecWords>;
