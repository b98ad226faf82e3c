import type { EngineId } from '#jobs/contract/question.ts';
import type * as english from '#words/work.ts';
import { describeSize, describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** The texts about the work on files. */

const engines: Record<EngineId, string> = {
  image: 'moteur d’images',
  media: 'moteur vidéo et audio',
  pdf: 'moteur PDF',
  ocr: 'moteur d’OCR',
};

/** `size`: in bytes, 0 if unknown. */
export const loadingEngine: Words<typeof english.loadingEngine> = (engine, size) =>
  `Chargement du ${engines[engine]} (${size > 0 ? `${describeSize(size)}, ` : ''}une seule fois)…`;

/** `inHand`: how many files are still in progress. */
export const pausedWords: Words<typeof english.pausedWords> = (inHand) =>
  inHand === 0 ? 'En pause' : `Pause après ${inHand === 1 ? 'le fichier en cours' : 'les fichiers en cours'}…`;

export const pause = 'Pause';
export const resume = 'Reprendre';

/** For one file that failed. */
export const tryAgain = 'Réessayer';

/** For all failed files that may succeed next time. */
export const retryFailed: Words<typeof english.retryFailed> = (number) =>
  number === 1 ? 'Réessayer (1 échec)' : `Réessayer (${describeWhole(number)} échecs)`;
