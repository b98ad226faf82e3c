import type * as english from '#words/copy.ts';
import type { Words } from '#wording/words.ts';

export const copyWords = {
  copy: (what) => `نسخ ${what}`,
  copied: 'نُسخ',
  refused: 'لا يسمح متصفحك لهذه الصفحة باستخدام الحافظة.',
} satisfies Words<typeof english.copyWords>;
