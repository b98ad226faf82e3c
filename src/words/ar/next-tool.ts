import type * as english from '#words/next-tool.ts';
import type { Words } from '#wording/words.ts';
import { counted } from './count.ts';
import { isolated } from './isolated.ts';

const names = ([first = '', ...others]: readonly string[]) =>
  others.length === 0
    ? isolated(first)
    : `${isolated(first)} ${counted(others.length, {
        one: 'وملف آخر',
        two: 'وملفان آخران',
        few: 'و# ملفات أخرى',
        many: 'و# ملفًا آخر',
        other: 'و# ملف آخر',
      })}`;

/** What is said about files on their way to another tool. */
export const nextToolWords = {
  close: 'إغلاق',
  workflow: 'استخدام عدة أدوات بالتتابع',
  notAll: 'بعض هذه الملفات نصوص لا تعمل عليها الأدوات.',
  none: 'لا توجد أداة تقبل كل هذه الملفات.',
  openIn: (tool) => `فتحه في «${tool}»`,
  bringing: (files) => (files === 1 ? 'جارٍ نقل ملفك معك…' : 'جارٍ نقل ملفاتك معك…'),
  with: (paths) => `معك: ${names(paths)}`,
  carried: (paths) => `ينتقل معك إلى الأداة التي تختارها: ${names(paths)}.`,
  leave: (files) => (files === 1 ? 'تركه هنا' : 'تركها هنا'),
  stayed: (paths) =>
    `لا تفتح هذه الأداة ${names(paths)}. اضغط زر الرجوع للعودة ${paths.length === 1 ? 'إليه' : 'إليها'}.`,
} satisfies Words<typeof english.nextToolWords>;
