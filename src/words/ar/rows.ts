import { locale } from '#language.ts';
import { describeWhole } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type * as english from '#words/rows.ts';
import type { Words } from '#wording/words.ts';
import { count, countOf } from './count.ts';
import { isolated } from './isolated.ts';

const numbers = onFirstUse(() => new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 }));

/** The rows of files. */
export const rowWords = {
  remove: (path) => `إزالة ${isolated(path)}`,
  show: (path) => `عرض ${isolated(path)}`,
  progress: (path) => `تقدم ${isolated(path)}`,
  reading: 'جارٍ القراءة…',
  /** @param times how many seconds of a recording are processed per second. */
  speed: (times) => (times > 1 ? `${isolated(`${numbers().format(times)}×`)} سرعة التشغيل` : 'أبطأ من سرعة التشغيل'),
  estimating: { size: 'جارٍ تقدير الحجم…', work: 'جارٍ تقدير الحجم والوقت…' },
  place: (path, place, all) => `${isolated(path)}، الآن ${describeWhole(place)} من ${describeWhole(all)}`,
  moveUp: (path) => `نقل ${isolated(path)} إلى أعلى`,
  moveDown: (path) => `نقل ${isolated(path)} إلى أسفل`,
  compare: (path) => `مقارنة ${isolated(path)} قبل وبعد`,
  save: 'حفظ',
  saveZip: 'حفظ ZIP',
  saveFile: (name) => `حفظ ${isolated(name)}`,
  saveFiles: (files, zip) => `حفظ ${countOf(files, 'file')} في ${isolated(zip)}`,
  pages: {
    label: 'الصفحات',
    of: (path) => `صفحات ${isolated(path)}`,
    all: 'الكل',
    how: 'اكتب الصفحات مثل: ⁨1-3, 7, last⁩.',
    missing: (pages) => `في هذا الملف ${count(pages, 'page')}.`,
  },
  time: {
    label: 'الوقت',
    of: (path) => `وقت ${isolated(path)} بالثواني`,
    asOthers: 'مثل غيره',
  },
  unlock: { form: (path) => `فتح ${isolated(path)}`, password: 'كلمة المرور', open: 'فتح' },
} satisfies Words<typeof english.rowWords>;
