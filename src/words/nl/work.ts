import type { EngineId } from '#jobs/contract/question.ts';
import { describeSize } from '#wording/amounts.ts';
import type * as english from '#words/work.ts';
import type { Words } from '#wording/words.ts';

/** The texts about the work on files. */

const engines: Record<EngineId, string> = {
  image: 'Het programma voor afbeeldingen',
  media: 'Het programma voor video en audio',
  pdf: 'Het programma voor PDF',
  ocr: 'De tekstherkenning',
};

/** `size`: in bytes, 0 if unknown. */
export const loadingEngine: Words<typeof english.loadingEngine> = (engine: EngineId, size: number): string =>
  `${engines[engine]} wordt geladen (${size > 0 ? `${describeSize(size)}, ` : ''}eenmalig)…`;

/** `inHand`: how many files are still in progress. */
export const pausedWords: Words<typeof english.pausedWords> = (inHand: number): string =>
  inHand === 0 ? 'Gepauzeerd' : `Pauzeert na ${inHand === 1 ? 'het huidige bestand' : 'de huidige bestanden'}…`;

export const pause: Words<typeof english.pause> = 'Pauzeren';
export const resume: Words<typeof english.resume> = 'Hervatten';

/** For one file that failed. */
export const tryAgain: Words<typeof english.tryAgain> = 'Opnieuw proberen';

/** For all failed files that may succeed next time. */
export const retryFailed: Words<typeof english.retryFailed> = (number: number) => `${number} mislukte opnieuw proberen`;
