import { describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/controls/pages.ts';
import type { Words } from '#wording/words.ts';
import { count, countOf } from '../count.ts';
import { isolated } from '../isolated.ts';
import { undoWords } from './undo.ts';

const pages = (number: number) => count(number, 'page');

/** Places and numbers of pages count from 1. */
export const pagesWords = {
  list: 'الصفحات',
  tile: (page, { file, angle, place }) =>
    [`الصفحة ${page}`, file && `من ${isolated(file)}`, angle && `مدوّرة ${angle} درجة`, place]
      .filter(Boolean)
      .join('، '),
  place: (place, all) => `الموضع ${place} من ${all}`,
  turnOne: (page) => `تدوير الصفحة ${page} يمينًا`,
  inserted: (number) => `أُدرجت ${pages(number)}.`,
  moved: (place, all) => `نُقلت إلى الموضع ${place} من ${all}.`,
  turnedRight: 'دُوّرت يمينًا.',
  turnedLeft: 'دُوّرت يسارًا.',
  duplicated: (number) => `كُرّرت ${pages(number)}.`,
  deleted: (number, left) => `حُذفت ${pages(number)}، وبقي ${describeWhole(left)}.`,
  oneStays: 'يجب أن تبقى صفحة واحدة على الأقل.',
  undone: undoWords.undone,
  startedOver: 'عادت كل الصفحات إلى ترتيبها الأصلي.',
  tools: {
    bar: 'الصفحات المحددة',
    chooseAll: 'تحديد الكل',
    chooseNone: 'إلغاء التحديد',
    back: 'نقل إلى الخلف',
    forward: 'نقل إلى الأمام',
    turnLeft: 'تدوير يسارًا',
    turnRight: 'تدوير يمينًا',
    duplicate: 'تكرار',
    delete: 'حذف',
    insert: 'إدراج بعد هذه',
    type: 'كتابة الصفحات',
    startOver: 'البدء من جديد',
    amount: (chosen, all) => (chosen > 0 ? `حُدد ${describeWhole(chosen)} من ${countOf(all, 'page')}` : pages(all)),
  },
} satisfies Words<typeof english.pagesWords>;
