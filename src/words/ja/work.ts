import type * as english from '#words/work.ts';
import type { Words } from '#wording/words.ts';
import type { EngineId } from '#jobs/contract/question.ts';
import { describeSize } from '#wording/amounts.ts';

/** The texts about the work on files. */

const engines: Record<EngineId, string> = { image: '画像', media: '動画・音声', pdf: 'PDF', ocr: '文字認識' };

/** `size`: in bytes, 0 if unknown. */
export const loadingEngine: Words<typeof english.loadingEngine> = (engine, size) =>
  `${engines[engine]}エンジンを読み込み中（${size > 0 ? `${describeSize(size)}、` : ''}初回のみ）…`;

/** `inHand`: how many files are still in progress. */
export const pausedWords: Words<typeof english.pausedWords> = (inHand) =>
  inHand === 0 ? '一時停止中' : '今のファイルが終わったら一時停止します…';

export const pause = '一時停止';
export const resume = '再開';

/** For one file that failed. */
export const tryAgain = '再試行';

/** For all failed files that may succeed next time. */
export const retryFailed: Words<typeof english.retryFailed> = (number) => `失敗した${number}件を再試行`;
