import type * as english from '#words/sent-count.ts';
import type { Words } from '#wording/words.ts';
import { countFiles } from './count.ts';

/** In the footer of every page. */
export const sentWords = {
  doubtful: (doubtful: number, all: number) => `${doubtful} von ${all} Anfragen könnten etwas enthalten haben.`,
  none: (all: number) => `0 Byte deiner Dateien gesendet; ${countFiles(all)} dieser Website geladen.`,
} satisfies Words<typeof english.sentWords>;
