import type { EngineId } from '#jobs/contract/question.ts';
import { describeSize } from '#wording/amounts.ts';

/** The texts about the work on files. */

const engines: Record<EngineId, string> = {
  image: 'obrazów',
  media: 'multimediów',
  pdf: 'PDF',
  ocr: 'rozpoznawania tekstu',
};

/** `size`: in bytes, 0 if unknown. */
export const loadingEngine = (engine: EngineId, size: number): string =>
  `Ładowanie silnika ${engines[engine]} (${size > 0 ? `${describeSize(size)}, ` : ''}tylko raz)…`;

/** `inHand`: how many files are still in progress. */
export const pausedWords = (inHand: number): string =>
  inHand === 0 ? 'Wstrzymano' : `Wstrzymanie po ${inHand === 1 ? 'bieżącym pliku' : 'bieżących plikach'}…`;

export const pause = 'Wstrzymaj';
export const resume = 'Wznów';

/** For one file that failed. */
export const tryAgain = 'Spróbuj ponownie';

/** For all failed files that may succeed next time. */
export const retryFailed = (number: number) => `Ponów nieudane (${number})`;
