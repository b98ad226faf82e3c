import type { EngineId } from '#jobs/contract/question.ts';
import type * as english from '#words/work.ts';
import { describeSize } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The texts about the work on files. */

const engines: Record<EngineId, string> = {
  image: 'de imagen',
  media: 'de vídeo y audio',
  pdf: 'de PDF',
  ocr: 'de lectura',
};

/** `size`: in bytes, 0 if unknown. */
export const loadingEngine: Words<typeof english.loadingEngine> = (engine, size) =>
  `Cargando el motor ${engines[engine]} (${size > 0 ? `${describeSize(size)}, ` : ''}una sola vez)…`;

/** `inHand`: how many files are still in progress. */
export const pausedWords: Words<typeof english.pausedWords> = (inHand) => {
  if (inHand === 0) return 'En pausa';
  return inHand === 1 ? 'En pausa tras el archivo actual…' : 'En pausa tras los archivos actuales…';
};

export const pause = 'Pausar';
export const resume = 'Seguir';

/** For one file that failed. */
export const tryAgain = 'Reintentar';

/** For all failed files that may succeed next time. */
export const retryFailed: Words<typeof english.retryFailed> = (number) => `Reintentar ${count(number, 'fallido')}`;
