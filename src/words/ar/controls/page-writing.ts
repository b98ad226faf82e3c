import type * as english from '#words/controls/page-writing.ts';
import type { Words } from '#wording/words.ts';
import { isolated } from '../isolated.ts';
import { areasWords } from './areas.ts';

export type { MarkKind } from '#words/controls/page-writing.ts';

const kinds = {
  text: 'نص',
  date: 'تاريخ',
  tick: 'علامة صح',
  cross: 'علامة خطأ',
  line: 'خط',
  highlight: 'تظليل',
  pen: 'رسم',
};

export const writingWords = {
  reading: 'جارٍ فتح الملف…',
  pages: 'الصفحات',
  /** What people press to write or draw something. */
  kinds,
  tools: 'ما تريد كتابته',
  move: 'نقل',
  colour: 'اللون',
  size: 'حجم النص',
  thickness: 'سُمك الخط',
  typed: 'النص على الصفحة',
  /** What the pressed button does. */
  how: {
    move: 'اسحب أي شيء إلى مكانه، واسحب زاويته لتغيير حجمه.',
    text: 'اضغط حيث تريد الكتابة.',
    date: 'اضغط حيث يوضع التاريخ.',
    tick: 'اضغط حيث توضع علامة الصح.',
    cross: 'اضغط حيث توضع علامة الخطأ.',
    line: 'اسحب فوق الصفحة لترسم خطًا.',
    highlight: 'اسحب فوق الصفحة لتظللها.',
    pen: 'ارسم بالفأرة أو بقلم أو بإصبعك.',
  },
  keys: 'بلوحة المفاتيح: اضغط «نص» أو «تاريخ» أو «علامة صح» أو «علامة خطأ» أو «خط» أو «تظليل» لوضع واحد في وسط الصفحة. تنقله الأسهم، وتغيّر حجمه مع Shift، وتتحرك بخطوات صغيرة مع Alt، ويعدّل Enter النص، ويزيله Delete.',
  allFiles: 'يُكتب الشيء نفسه في كل الملفات.',
  added: (kind, page) => `أُضيف إلى الصفحة ${page}: ${kinds[kind]}.`,
  board: {
    removeAll: 'إزالة كل ما كتبته',
    allRemoved: 'أُزيل كل شيء.',
    added: 'أُضيف.',
    removed: 'أُزيل.',
    remove: (number) => `إزالة العنصر ${number}`,
    area: areasWords.area,
    place: areasWords.place,
  },
  /** The name of something on a page. */
  mark: (mark) =>
    mark.type === 'text'
      ? `نص على الصفحة ${mark.page}: ${isolated(mark.text)}`
      : `${kinds[mark.type]} على الصفحة ${mark.page}: ${areasWords.place(mark)}`,
} satisfies Words<typeof english.writingWords>;
