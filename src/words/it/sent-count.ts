import type * as english from '#words/sent-count.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** In the footer of every page. */
export const sentWords = {
  doubtful: (doubtful, all) => `Richieste che potrebbero aver portato via qualcosa: ${doubtful} di ${all}.`,
  none: (all) => `0 byte dei tuoi file inviati; ${count(all, 'file ricevuto', 'file ricevuti')} da questo sito.`,
} satisfies Words<typeof english.sentWords>;
