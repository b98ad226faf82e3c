import type { EngineId } from '#jobs/contract/question.ts';
import { describeSize } from '#wording/amounts.ts';

/** The texts about the work on files. */

const engines: Record<EngineId, string> = { image: '图片', media: '音视频', pdf: 'PDF', ocr: '文字识别' };

/** `size`: in bytes, 0 if unknown. */
export const loadingEngine = (engine: EngineId, size: number): string =>
  `正在加载${engine === 'pdf' ? ` ${engines[engine]} ` : engines[engine]}引擎（${size > 0 ? `${describeSize(size)}，` : ''}只需一次）……`;

/** `inHand`: how many files are still in progress. */
export const pausedWords = (inHand: number): string => (inHand === 0 ? '已暂停' : '处理完当前文件后暂停……');

export const pause = '暂停';
export const resume = '继续';

/** For one file that failed. */
export const tryAgain = '重试';

/** For all failed files that may succeed next time. */
export const retryFailed = (number: number) => `重试失败的 ${number} 个`;
