import type * as english from '#words/sent-count.ts';
import type { Words } from '#wording/words.ts';
import { counted, countFiles } from './count.ts';

/** In the footer of every page. */
export const sentWords = {
  doubtful: (doubtful: number, all: number) =>
    `${doubtful} van ${all} verzoeken ${counted(doubtful, { one: 'kan', other: 'kunnen' })} iets hebben meegestuurd.`,
  none: (all: number) => `0 bytes van je bestanden verstuurd; ${countFiles(all)} van deze site geladen.`,
} satisfies Words<typeof english.sentWords>;
