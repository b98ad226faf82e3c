import type * as english from '#words/recipes.ts';
import type { Words } from '#wording/words.ts';

/** What pages say about settings in links. */
export const recipeWords = {
  copy: 'نسخ رابط بهذه الإعدادات',
  /** On a tool's page: opens the workflow page with this tool as the first step, and its files. */
  moreSteps: 'تحويلها إلى سير عمل',
  copied: 'نُسخ الرابط.',
  copiedInPart: 'نُسخ الرابط. وليس فيه ما كتبته أو رسمته أو أضفته كملف.',
  notCopied: 'لا يسمح متصفحك لهذه الصفحة باستخدام الحافظة.',
  set: 'ضُبطت الخيارات من الرابط.',
} satisfies Words<typeof english.recipeWords>;

const problems = {
  unreadable: 'الرابط تالف',
  'unknown-option': 'فيه خيار لا يمكن ضبطه برابط',
  twice: 'فيه خيار مذكور مرتين',
  newer: 'أنشأه إصدار أحدث من هذا الموقع',
  'unknown-step': 'فيه أداة لا يمكن أن تكون خطوة',
  'too-many-steps': 'فيه أكثر من 20 خطوة',
} as const;

/** The problem with a link. Its content is not quoted, because anyone may have written it. */
export const describeRecipeProblem: Words<typeof english.describeRecipeProblem> = (problem) =>
  `لم تُستخدم الإعدادات التي في هذا الرابط: ${
    problem.why === 'bad-value' ? `القيمة في «${problem.option}» غير مسموح بها` : problems[problem.why]
  }. ولم يتغير أي خيار.`;

/** The titles of presets. */
export const presetWords = { one: 'إعداد جاهز', several: 'إعدادات جاهزة', none: 'بلا' } satisfies Words<
  typeof english.presetWords
>;
