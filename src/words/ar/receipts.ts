import type { ReceiptProblem } from '#errors/receipt-problem.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import type * as english from '#words/receipts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';
import { isolated } from './isolated.ts';

/** Beside results, and in the dialog that opens there. */
export const receiptWords = {
  button: 'إيصال',
  title: 'الإيصال',
  close: 'إغلاق',
  about:
    'يسجّل الإيصال أي ملف نتج عن أي ملف، وبأي إعدادات وبرامج. وبه يمكن لمن لديه الملف الأصلي أن يعيد المهمة نفسها ويتأكد أن شيئًا لم يتغير.',
  names: 'تضمين أسماء الملفات',
  /** Beside the checkbox. */
  namesAbout: 'من دونها لا تُعرف الملفات في الإيصال إلا برمز SHA-256.',
  incomplete: 'لا يتضمن الإيصال بعض ما كتبته أو رسمته أو أضفته كملف. لذا يصلح لمقارنة الملفات، لا لإعادة المهمة.',
  making: 'جارٍ قراءة الملفات…',
  failed: 'لم يُنشأ إيصال لأن ملفًا لم تعد قراءته ممكنة. أضفه مرة أخرى.',
  text: 'الإيصال',
  save: 'حفظ الإيصال',
  savedAs: 'stayput-receipt.json',
  copy: 'نسخ',
  check: 'فحص إيصال',
} satisfies Words<typeof english.receiptWords>;

const problems: Record<ReceiptProblem, string> = {
  'too-long': 'فهو أكبر من أن يكون إيصالًا',
  'not-json': 'فهو ليس بصيغة JSON',
  'no-receipt': 'فهو ليس إيصالًا من هذا الموقع',
  newer: 'فقد أنشأه إصدار أحدث من هذا الموقع',
  damaged: 'فجزء منه ناقص أو غير صالح',
};

/** The problem with a receipt. Its content is not quoted, because anyone may have written it. */
export const describeReceiptProblem: Words<typeof english.describeReceiptProblem> = (problem) =>
  `لم يُستخدم هذا الإيصال، ${problems[problem]}.`;

const digits = (sha256: string) => isolated(`SHA-256 ${sha256.slice(0, 8)}…`);

/** The page that runs a job again. */
export const checkWords = {
  receipt: {
    title: '1. الإيصال',
    about: 'ملف ينتهي اسمه بـ ⁨.json⁩. ويمكنك أيضًا إفلاته هنا أو لصقه.',
    choose: 'اختيار الإيصال',
    held: (jobs, files) =>
      `المهام: ${describeWhole(jobs)}، والملفات المطلوبة: ${describeWhole(files)}. أضف النتائج أيضًا لتُقارَن بايتًا ببايت.`,
  },
  files: {
    title: '2. الملفات',
    about: 'الملفات الأصلية للمهمة. وتبقى على هذا الجهاز.',
    choose: 'اختيار ملفات',
    reading: 'جارٍ قراءة الملفات…',
    unreadable: 'لم تعد قراءة ملف ممكنة. أضفه مرة أخرى.',
    /** Before there is a receipt. */
    waiting: (files) => `الملفات المضافة: ${describeWhole(files)}.`,
    /** @param known how many are in the receipt. */
    held: (files, known) =>
      `الملفات المضافة: ${describeWhole(files)}. ${known === files ? (files === 1 ? 'وهو في الإيصال.' : 'وكلها في الإيصال.') : `منها في الإيصال: ${describeWhole(known)}.`}`,
  },
  run: 'إعادة المهمة',
  again: 'إعادتها مرة أخرى',
  cancel: 'إلغاء',
  cancelled: 'أُلغي.',
  progress: 'تقدم كل المهام',
  working: (job, of) => `جارٍ تنفيذ المهمة ${describeWhole(job)} من ${describeWhole(of)}…`,
  noScript: 'تنفّذ المهام برامج نصية، وJavaScript متوقف في هذا المتصفح.',
  jobs: 'نتيجة الفحص',
  /** For one job. */
  outcome: { identical: 'مطابق', different: 'غير مطابق', unchecked: 'تعذّر الفحص' },
  /** For several jobs with different outcomes. */
  sum: (identical, jobs) => `المطابق: ${describeWhole(identical)} من ${describeWhole(jobs)}`,
  identical: (results) =>
    results === 1 ? 'النتيجة مطابقة، بايتًا ببايت.' : `كل النتائج مطابقة (${describeWhole(results)})، بايتًا ببايت.`,
  /** If an added file is not a result, although the job's results match the receipt. */
  jobIsRight: 'المهمة نفسها تعطي النتائج التي يذكرها الإيصال، بايتًا ببايت.',
  waiting: 'لم تُنفَّذ بعد.',
  /** The numbers of files and results. */
  made: (files, results) => `الملفات: ${describeWhole(files)}، النتائج: ${describeWhole(results)}.`,
  noTool: 'لا توجد أداة كهذه في هذا الموقع.',
  anotherFile: 'ليس بين الملفات التي أضفتها الملف المذكور في الإيصال.',
  file: (bytes, sha256, name) => `${name ? `${isolated(name)}: ` : ''}${count(bytes, 'byte')}، ${digits(sha256)}`,
  inReceipt: 'في الإيصال',
  added: 'المضاف',
  incomplete: (options) => `لم تُعَد المهمة: لا يذكر الإيصال ما كُتب أو رُسم أو أُضيف في ${listOf(options)}.`,
  /** An option that this site does not know. */
  somethingElse: 'شيء آخر',
  filePassword: 'كلمة مرور الملف',
  numberOfResults: (here, there) => `عدد النتائج هنا ${describeWhole(here)}، وفي الإيصال ${describeWhole(there)}.`,
  differs: (result, of, here, there) =>
    `${of === 1 ? 'النتيجة مختلفة' : `النتيجة ${describeWhole(result)} مختلفة`}: حجمها هنا ${count(here, 'byte')}، وفي الإيصال ${describeWhole(there)}.`,
  /** @param at from 0. */
  firstByte: (at) => `أول اختلاف عند البايت ${describeWhole(at + 1)}.`,
  changed: (name, at, here, there) =>
    `«${isolated(name)}» ليس النتيجة المذكورة في الإيصال. يختلف عن النتيجة التي صُنعت هنا ابتداءً من البايت ${describeWhole(at + 1)}${here === there ? '' : `، وحجمه ${count(there, 'byte')} بدلًا من ${describeWhole(here)}`}.`,
  stranger: (name) => `«${isolated(name)}» ليس في هذا الإيصال.`,
  why: {
    random: 'تستخدم هذه الأداة أرقامًا عشوائية أو الوقت، فلا تتطابق نتيجتان أبدًا.',
    codecs: 'صُنعت بترميزات المتصفح نفسه، وهي تختلف من جهاز إلى آخر.',
    engine: (name, here, there) =>
      `${isolated(name)}: الإصدار هنا: ${isolated(here)}، وفي الإيصال: ${isolated(there)}.`,
    noEngine: 'لا يوجد',
    browser: (here, there) => `هذا المتصفح هو ${isolated(here)}. وأُنشئ الإيصال في ${isolated(there)}.`,
    isolated: 'عزل المتصفح الصفحة في إحدى المرتين ولم يعزلها في الأخرى، فعملت برامج مختلفة.',
    build: 'تغيّر الموقع منذ أن أُنشئ الإيصال.',
    unknownBuild: 'لم تستطع الصفحة معرفة الإصدار الذي تنتمي إليه من الموقع.',
    nothing: 'المتصفح والبرامج وإصدار الموقع هي نفسها.',
  },
} satisfies Words<typeof english.checkWords>;
