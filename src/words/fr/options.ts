import type * as english from '#words/options.ts';
import type { Words } from '#wording/words.ts';

/** Above the board of a tool that most people use without it. */
export const foldedOptions = 'Afficher toutes les pages';

/** Above options that most people leave alone. */
export const moreOptions = 'Plus d’options';

/** Marks on disabled choices. */
export const codecWords = {
  notWritten: (codec) => `${codec} (pas dans ce navigateur)`,
  notHeld: (codec, container) => `${codec} (pas en ${container})`,
} satisfies Words<typeof english.codecWords>;
