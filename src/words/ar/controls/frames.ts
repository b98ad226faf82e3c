import { describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/controls/frames.ts';
import type { Words } from '#wording/words.ts';
import { count, countOf } from '../count.ts';
import { isolated } from '../isolated.ts';
import { undoWords } from './undo.ts';

const frames = (number: number) => count(number, 'frame');

/** Places and numbers of frames count from 1; times are text, `0.1 s`. */
export const framesWords = {
  reading: 'جارٍ قراءة الملف…',
  none: 'لا إطارات في هذا الملف لتختار منها.',
  list: 'الإطارات',
  tile: (frame, time, place, all) => `الإطار ${frame}، ${isolated(time)}، الموضع ${place} من ${all}`,
  moved: (place, all) => `نُقل إلى الموضع ${place} من ${all}.`,
  duplicated: (number) => `كُرّر ${frames(number)}.`,
  deleted: (number, left) => `حُذف ${frames(number)}، وبقي ${describeWhole(left)}.`,
  oneStays: 'يجب أن يبقى إطار واحد على الأقل.',
  kept: (number) => `أُبقي ${frames(number)}.`,
  ownTimes: 'عادت الأوقات الأصلية.',
  timed: (time) => `مدة العرض ${isolated(time)}.`,
  undone: undoWords.undone,
  startedOver: 'عادت كل الإطارات إلى ترتيبها الأصلي.',
  tools: {
    bar: 'الإطارات المحددة',
    chooseAll: 'تحديد الكل',
    chooseNone: 'إلغاء التحديد',
    back: 'نقل إلى الخلف',
    forward: 'نقل إلى الأمام',
    duplicate: 'تكرار',
    delete: 'حذف',
    keep: 'إبقاء هذه فقط',
    time: 'مدة العرض',
    type: 'كتابة الإطارات',
    startOver: 'البدء من جديد',
    amount: (chosen, all, time) =>
      `${chosen > 0 ? `حُدد ${describeWhole(chosen)} من ${countOf(all, 'frame')}` : frames(all)}، ${isolated(time)}`,
  },
} satisfies Words<typeof english.framesWords>;
