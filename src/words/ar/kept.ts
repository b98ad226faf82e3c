import { describeSize } from '#wording/amounts.ts';
import type * as english from '#words/kept.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';
import { isolated } from './isolated.ts';

/** The page that lists what the site stores in this browser, and removes it. */
export const keptWords = {
  nothing: 'لا شيء مخزَّن.',
  sum: (things, bytes, used) =>
    `${count(things, 'item')}، ${describeSize(bytes)}${used === undefined ? '' : `، منها ${describeSize(used)} قيد الاستخدام`}.`,
  inUse: 'قيد الاستخدام',
  held: 'تعذّرت إزالة بعض العناصر لأن صفحة أخرى تستخدمها. أغلق صفحات هذا الموقع الأخرى وحاول مرة أخرى.',
  usedIsLeft: 'أُزيل كل شيء إلا ما هو قيد الاستخدام.',
  removed: 'أُزيل كل شيء. لا شيء مخزَّن.',
} satisfies Words<typeof english.keptWords>;

/** Names for what is stored. */
export const storedThings: Words<typeof english.storedThings> = {
  areas: { results: 'نتائج من صفحة', unfinished: 'نتائج غير مكتملة' },
  databases: {
    'hand-over': 'ملفات محفوظة لزر الرجوع أو لصفحة أخرى',
    folders: 'المجلدات التي عملت عليها والملفات المكتملة فيها',
  },
  cache: (name, files) => `ذاكرة التخزين المؤقت «${isolated(name)}»: ${count(files, 'file')} من هذا الموقع`,
  serviceWorker: 'البرنامج الذي يعمل دون شبكة (service worker)',
  texts: {
    agents: 'أنك أوقفت الوكلاء في علامة التبويب هذه',
    language: 'اللغة التي اخترتها',
    'page-zoom': 'حجم عرض الصفحات',
    'recent-tools': 'آخر الأدوات التي استخدمتها',
    theme: 'المظهر الذي اخترته',
    workflows: 'سير العمل الذي حفظته',
  },
  siteText: (key) => `ملاحظة «${isolated(key)}» لهذا الموقع`,
  tabText: (key) => `ملاحظة «${isolated(key)}» لعلامة التبويب هذه`,
};
