import { describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/sheet.ts';
import type { Words } from '#wording/words.ts';
import { isolated } from './isolated.ts';

/** The sheet with files and results. */
export const sheetWords = {
  sides: 'ما يُعرض',
  key: (key) => `المفتاح: ${isolated(key)}`,
  against: 'مقارنة مع',
  original: 'الأصل',
  previous: 'النتيجة السابقة',
  before: 'قبل',
  after: 'بعد',
  previousResult: 'الملف السابق',
  nextResult: 'الملف التالي',
  result: (place, all, name) => `${describeWhole(place)} من ${describeWhole(all)} · ${isolated(name)}`,
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  page: (page, all) => `الصفحة ${describeWhole(page)} من ${describeWhole(all)}`,
  pageOf: (page, name) => `الصفحة ${describeWhole(page)} من ${isolated(name)}`,
  joints: 'الاستماع إلى مواضع الدمج',
  /** @param time as a player shows it. */
  playJoint: (time) => `تشغيل 3 ثوانٍ قبل ${isolated(time)} وبعده`,
  player: (name) => `مشغّل ${isolated(name)}`,
} satisfies Words<typeof english.sheetWords>;
