import type * as english from '#words/questions.ts';
import type { Words } from '#wording/words.ts';

/** A question on the page of every tool. */
export const uploads = {
  question: 'هل تُرفع ملفاتي؟',
  answer: 'لا. متصفحك هو الذي يعمل، وسياسة أمان هذه الصفحة تمنع كل رفع.',
} satisfies Words<typeof english.uploads>;
