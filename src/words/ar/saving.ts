import { describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/saving.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';
import { isolated } from './isolated.ts';

export const savingWords = {
  one: 'حفظ',
  all: (files) => `حفظ الكل (${describeWhole(files)}) في ZIP`,
  saving: 'جارٍ الحفظ…',
  /** On the button. */
  done: 'حُفظ ✓',
  savedAs: (name) => `حُفظ باسم ${isolated(name)}`,
  saved: (files) => `حُفظ ${count(files, 'file')}`,
  /** @param saved how many files were written before. @param why the browser's error message. */
  stopped: (saved, why) =>
    `${saved > 0 ? `حُفظ ${count(saved, 'file')} ولم يُحفظ الباقي` : 'لم يُحفظ شيء'}: لم يستطع المتصفح الكتابة هناك. اختر مكانًا آخر، أو أفرغ بعض المساحة. (${isolated(why)})`,
  emptyFile: (why, name) => `${why} وبقي هناك ملف فارغ: «${isolated(name)}».`,
} satisfies Words<typeof english.savingWords>;
