import type { EngineId } from '#jobs/contract/question.ts';
import { describeSize } from '#wording/amounts.ts';

/** The texts about the work on files. */

const engines: Record<EngineId, string> = { image: 'image', media: 'media', pdf: 'PDF', ocr: 'reading' };

/** `size`: in bytes, 0 if unknown. */
export const loadingEngine = (engine: EngineId, size: number): string =>
  `Loading the ${engines[engine]} engine (${size > 0 ? `${describeSize(size)}, ` : ''}once)…`;

/** `inHand`: how many files are still in progress. */
export const pausedWords = (inHand: number): string =>
  inHand === 0 ? 'Paused' : `Pausing after the current ${inHand === 1 ? 'file' : 'files'}…`;

export const pause = 'Pause';
export const resume = 'Resume';

/** For one file that failed. */
export const tryAgain = 'Try again';

/** For all failed files that may succeed next time. */
export const retryFailed = (number: number) => `Retry ${number} failed`;
