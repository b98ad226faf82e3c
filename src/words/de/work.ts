import type { EngineId } from '#jobs/contract/question.ts';
import { describeSize } from '#wording/amounts.ts';
import type * as english from '#words/work.ts';
import type { Words } from '#wording/words.ts';

/** The texts about the work on files. */

const engines: Record<EngineId, string> = {
  image: 'Das Programm für Bilder',
  media: 'Das Programm für Video und Audio',
  pdf: 'Das Programm für PDF',
  ocr: 'Die Texterkennung',
};

/** `size`: in bytes, 0 if unknown. */
export const loadingEngine: Words<typeof english.loadingEngine> = (engine: EngineId, size: number): string =>
  `${engines[engine]} wird geladen (${size > 0 ? `${describeSize(size)}, ` : ''}einmalig) …`;

/** `inHand`: how many files are still in progress. */
export const pausedWords: Words<typeof english.pausedWords> = (inHand: number): string =>
  inHand === 0
    ? 'Pause'
    : `Pause nach ${inHand === 1 ? 'der Datei, die gerade läuft' : 'den Dateien, die gerade laufen'} …`;

export const pause: Words<typeof english.pause> = 'Pause';
export const resume: Words<typeof english.resume> = 'Fortsetzen';

/** For one file that failed. */
export const tryAgain: Words<typeof english.tryAgain> = 'Erneut versuchen';

/** For all failed files that may succeed next time. */
export const retryFailed: Words<typeof english.retryFailed> = (number: number) =>
  `${number} fehlgeschlagene wiederholen`;
