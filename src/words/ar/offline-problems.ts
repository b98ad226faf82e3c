import type * as english from '#words/offline-problems.ts';
import type { Words } from '#wording/words.ts';
import { isolated } from './isolated.ts';

/** The problem, and what to do about it. */
export const describeOfflineProblem: Words<typeof english.describeOfflineProblem> = (problem) => {
  if (problem.code === 'not-as-built')
    return `لا يطابق ${isolated(problem.address)} قائمة ملفات هذا الإصدار، فلن يُستخدم الإصدار. حاول مرة أخرى لاحقًا.`;
  if (problem.code === 'room')
    return 'لم تبقَ لدى المتصفح مساحة لهذا الموقع. أفرغ مساحة على الجهاز، أو احفظ أنواعًا أقل من الأدوات.';
  return 'انقطع الاتصال. حاول مرة أخرى للمتابعة من حيث توقف.';
};
