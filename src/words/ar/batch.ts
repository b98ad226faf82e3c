import { describeDuration, describeSize, describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/batch.ts';
import type { Words } from '#wording/words.ts';
import { count, counted, countOf } from './count.ts';
import { isolated } from './isolated.ts';

/** `3 ملفات`. */
export const describeFiles: Words<typeof english.describeFiles> = (number) => count(number, 'file');

export const describeDone: Words<typeof english.describeDone> = (done, all) =>
  done >= all ? `اكتمل ${describeFiles(done)}` : `اكتمل ${describeWhole(done)} من ${countOf(all, 'file')}`;

/** Beside the button that takes them back. */
export const clearedFiles: Words<typeof english.clearedFiles> = (number) => `مُسح ${describeFiles(number)}`;

/** The parts of a batch's status line. Times are in seconds. */
export const batchWords = {
  working: (left) => `جارٍ العمل${aboutLeft(left)}…`,
  doneOf: (done, all, left) => `اكتمل ${describeWhole(done)} من ${describeWhole(all)}${aboutLeft(left)}`,
  done: (files) => `اكتمل ${describeFiles(files)}`,
  stopped: (done, all, left) => `${describeDone(done, all)}، وبقي ${describeWhole(left)}`,
  locked: (files) =>
    counted(files, {
      one: 'ملف واحد يحتاج إلى كلمة مروره',
      two: 'ملفان يحتاجان إلى كلمتي مرور',
      few: '# ملفات تحتاج إلى كلمات مرورها',
      many: '# ملفًا تحتاج إلى كلمات مرورها',
      other: '# ملف تحتاج إلى كلمات مرورها',
    }),
  refused: (files) => `تعذّر استخدام ${countOf(files, 'file')}`,
  failed: (files) => `لم يكتمل ${count(files, 'file')}`,
  noResult: (reason) => `لم يُنجز شيء بعد: ${reason}`,
  noFiles: 'لا توجد ملفات بداخله.',
} satisfies Words<typeof english.batchWords>;

/** In seconds. An estimate of a shorter time is easily off by half. */
const short = 10;

function aboutLeft(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  return seconds < short
    ? `، بقي أقل من ${isolated(describeDuration(short))}`
    : `، بقي نحو ${isolated(describeDuration(seconds))}`;
}

/** The estimated result of a file, from a piece of it. */
export const describeEstimate: Words<typeof english.describeEstimate> = (bytes, seconds) =>
  `النتيجة: نحو ${describeSize(bytes)}${seconds === undefined ? '' : `، خلال نحو ${isolated(describeDuration(seconds))}`}.`;
