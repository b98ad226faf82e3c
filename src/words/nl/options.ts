import type * as english from '#words/options.ts';
import type { Words } from '#wording/words.ts';

/** Above the board of a tool that most people use without it. */
export const foldedOptions: Words<typeof english.foldedOptions> = 'Alle pagina’s tonen';

/** Above options that most people leave alone. */
export const moreOptions: Words<typeof english.moreOptions> = 'Meer';

/** Marks on disabled choices. */
export const codecWords = {
  notWritten: (codec: string) => `${codec} (niet in deze browser)`,
  notHeld: (codec: string, container: string) => `${codec} (niet in ${container})`,
} satisfies Words<typeof english.codecWords>;
