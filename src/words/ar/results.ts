import type * as english from '#words/results.ts';
import type { Words } from '#wording/words.ts';
import { counted } from './count.ts';
import { isolated } from './isolated.ts';

/** The texts about saving, copying and sharing results. */

export const useIn: Words<typeof english.useIn> = 'فتح في…';

/** Above the tools that take them. */
export const useThese: Words<typeof english.useThese> = (number) =>
  counted(number, {
    one: 'فتح هذا الملف في',
    two: 'فتح هذين الملفين في',
    few: 'فتح هذه الملفات (#) في',
    many: 'فتح هذه الملفات (#) في',
    other: 'فتح هذه الملفات (#) في',
  });

/** On the copy button. `hasOthers`: there are several results, and it copies the one on the sheet. */
export const copyLabel: Words<typeof english.copyLabel> = (hasOthers) => (hasOthers ? 'نسخ هذه النتيجة' : 'نسخ');

export const shareLabel: Words<typeof english.shareLabel> = (number) =>
  number === 1 ? 'مشاركة' : `مشاركة الكل (${number})`;

/** What was copied. */
export const copied = {
  text: 'نُسخ كنص',
  picture: 'نُسخ بصيغة PNG',
  firstFrame: 'نُسخ الإطار الأول بصيغة PNG',
} satisfies Words<typeof english.copied>;

export const notCopied = {
  refused: 'لم يُنسخ: لا يسمح متصفحك لهذه الصفحة باستخدام الحافظة. احفظ الملف بدلًا من ذلك.',
  failed: (reason) => `لم يُنسخ: ${reason} احفظ الملف بدلًا من ذلك.`,
} satisfies Words<typeof english.notCopied>;

export const notShared: Words<typeof english.notShared> = (reason) =>
  `لم يُشارَك: رفض ذلك متصفحك أو التطبيق الآخر. احفظ الملف بدلًا من ذلك. (${isolated(reason)})`;
