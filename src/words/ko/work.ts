import type * as english from '#words/work.ts';
import type { Words } from '#wording/words.ts';
import type { EngineId } from '#jobs/contract/question.ts';
import { describeSize } from '#wording/amounts.ts';

/** The texts about the work on files. */

const engines: Record<EngineId, string> = { image: '이미지', media: '동영상·오디오', pdf: 'PDF', ocr: '텍스트 인식' };

/** `size`: in bytes, 0 if unknown. */
export const loadingEngine: Words<typeof english.loadingEngine> = (engine, size) =>
  `${engines[engine]} 엔진 불러오는 중(${size > 0 ? `${describeSize(size)}, ` : ''}처음 한 번만)…`;

/** `inHand`: how many files are still in progress. */
export const pausedWords: Words<typeof english.pausedWords> = (inHand) =>
  inHand === 0 ? '일시정지됨' : '지금 파일이 끝나면 일시정지합니다…';

export const pause = '일시정지';
export const resume = '계속';

/** For one file that failed. */
export const tryAgain = '다시 시도';

/** For all failed files that may succeed next time. */
export const retryFailed: Words<typeof english.retryFailed> = (number) => `실패한 ${number}개 다시 시도`;
