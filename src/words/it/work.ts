import type { EngineId } from '#jobs/contract/question.ts';
import type * as english from '#words/work.ts';
import { describeSize } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The texts about the work on files. */

const engines: Record<EngineId, string> = {
  image: 'per le immagini',
  media: 'per video e audio',
  pdf: 'per i PDF',
  ocr: 'per la lettura del testo',
};

/** `size`: in bytes, 0 if unknown. */
export const loadingEngine: Words<typeof english.loadingEngine> = (engine, size) =>
  `Caricamento del motore ${engines[engine]} (${size > 0 ? `${describeSize(size)}, ` : ''}una volta sola)…`;

/** `inHand`: how many files are still in progress. */
export const pausedWords: Words<typeof english.pausedWords> = (inHand) => {
  if (inHand === 0) return 'In pausa';
  return inHand === 1 ? 'In pausa dopo il file attuale…' : 'In pausa dopo i file attuali…';
};

export const pause = 'Pausa';
export const resume = 'Riprendi';

/** For one file that failed. */
export const tryAgain = 'Riprova';

/** For all failed files that may succeed next time. */
export const retryFailed: Words<typeof english.retryFailed> = (number) =>
  `Riprova ${count(number, 'file non riuscito', 'file non riusciti')}`;
