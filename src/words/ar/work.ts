import type { EngineId } from '#jobs/contract/question.ts';
import { describeSize } from '#wording/amounts.ts';
import type * as english from '#words/work.ts';
import type { Words } from '#wording/words.ts';

/** The texts about the work on files. */

const engines: Record<EngineId, string> = {
  image: 'محرك الصور',
  media: 'محرك الفيديو والصوت',
  pdf: 'محرك PDF',
  ocr: 'محرك القراءة',
};

/** `size`: in bytes, 0 if unknown. */
export const loadingEngine: Words<typeof english.loadingEngine> = (engine, size) =>
  `جارٍ تحميل ${engines[engine]} (${size > 0 ? `${describeSize(size)}، ` : ''}مرة واحدة)…`;

/** `inHand`: how many files are still in progress. */
export const pausedWords: Words<typeof english.pausedWords> = (inHand) =>
  inHand === 0 ? 'موقوف مؤقتًا' : `سيتوقف مؤقتًا بعد ${inHand === 1 ? 'الملف الحالي' : 'الملفات الحالية'}…`;

export const pause: Words<typeof english.pause> = 'إيقاف مؤقت';
export const resume: Words<typeof english.resume> = 'متابعة';

/** For one file that failed. */
export const tryAgain: Words<typeof english.tryAgain> = 'إعادة المحاولة';

/** For all failed files that may succeed next time. */
export const retryFailed: Words<typeof english.retryFailed> = (number) => `إعادة محاولة ما فشل (${number})`;
