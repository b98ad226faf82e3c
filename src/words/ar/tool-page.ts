import { listOf } from '#wording/amounts.ts';
import type * as english from '#words/tool-page.ts';
import type { Words } from '#wording/words.ts';
import { count, counted } from './count.ts';
import { isolated } from './isolated.ts';

/** The texts of every tool's page before its script runs. */

/** The drop zone. */
export const dropWords = {
  prompt: { one: 'أفلت الملفات هنا', two: 'أفلت ملفين هنا', ordered: 'أفلت الملفات هنا بأي ترتيب' },
  /** @param formats their names. */
  takes: (formats) => `${describeTaken(formats)}. ملف واحد أو مئات الملفات.`,
  takesTwo: (formats) => `${listOf(formats)}.`,
  choose: 'اختيار ملفات',
  add: 'إضافة ملفات',
  paste: 'أو الصقها',
  folder: 'اختيار مجلد',
  clear: 'مسح',
  clearAll: 'مسح كل الملفات',
  /** Unfolds the list, of which only the file on the sheet is visible. */
  allFiles: (files) =>
    counted(files, {
      one: 'ملف واحد',
      two: 'الملفان',
      few: 'كل الملفات (#)',
      many: 'كل الملفات (#)',
      other: 'كل الملفات (#)',
    }),
} satisfies Words<typeof english.dropWords>;

/** The first of many: the others are listed below the tool. */
function describeTaken(formats: readonly string[]): string {
  const most = 9;
  const rest = formats.length - most;
  return rest > 2 ? `${formats.slice(0, most).join('، ')} و${count(rest, 'format')} أخرى` : listOf(formats);
}

export const barWords = {
  progress: 'تقدم كل الملفات',
  options: 'الخيارات',
  /** Closes the options on phones. */
  done: 'تم',
  cancel: 'إلغاء',
  noScript: 'تحتاج هذه الأداة إلى JavaScript، وهو متوقف في هذا المتصفح.',
} satisfies Words<typeof english.barWords>;

export const resetOptions: Words<typeof english.resetOptions> = 'إعادة تعيين الخيارات';

/** On the buttons for results, for screen readers where the visible label is shorter. */
export const resultWords = {
  useIn: 'فتح في… أداة أخرى',
  more: 'المزيد',
  folder: 'إلى مجلد',
  saveToFolder: 'الحفظ في مجلد',
} satisfies Words<typeof english.resultWords>;

/** Below the tool. */
export const answerWords = {
  title: 'معلومات مفيدة',
  opens: {
    question: 'أي ملفات يمكنها فتحها؟',
    answer: (formats) => `${formats.map(describeOpened).join('، ')}. وتُعرف الصيغة من المحتوى لا من اسم الملف.`,
  },
  offline: {
    question: 'هل تعمل دون اتصال؟',
    /** `link` turns its text into a link; `tools` and `pages` are the sizes of what is kept. */
    answer: ({ link, tools, pages }) =>
      `نعم، بعد أن ${link('تحفظها للعمل دون اتصال')}. تشغل أدوات هذا النوع كلها ${tools} على هذا الجهاز، وتشغل الصفحات ${pages}.`,
  },
  more: 'أدوات مشابهة',
  didItWork: 'هل نجح الأمر؟',
  /** A link to the contact form. */
  tellUs: 'أخبرنا',
} satisfies Words<typeof english.answerWords>;

const describeOpened = ({ name, extensions }: { name: string; extensions: readonly string[] }) =>
  `${name} (${isolated(extensions.map((extension) => `.${extension}`).join(', '))})`;
