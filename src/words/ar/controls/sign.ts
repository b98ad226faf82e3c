import { describeWhole, listOf } from '#wording/amounts.ts';
import type * as english from '#words/controls/sign.ts';
import type { Words } from '#wording/words.ts';

/** The control that places a signature on pages. */
export const signWords = {
  use: 'وضعه على الصفحة',
  back: 'العودة إلى الصفحة',
  change: 'تغيير التوقيع',
  shortChange: 'تغيير',
  place: { signature: 'وضع التوقيع', initials: 'وضع الأحرف الأولى', date: 'وضع التاريخ' },
  /** What is visible of these labels. */
  short: { signature: 'وضع التوقيع', initials: 'الأحرف الأولى', date: 'التاريخ' },
  unplaced: (files) =>
    files > 1
      ? 'إذا لم تضعه بنفسك، وُضع أسفل يمين الصفحة الأخيرة من كل ملف.'
      : 'إذا لم تضعه بنفسك، وُضع أسفل يمين الصفحة الأخيرة.',
  /** @param pages from 1. */
  where: (pages) =>
    `وُضع على ${pages.length === 1 ? 'الصفحة' : pages.length === 2 ? 'الصفحتين' : 'الصفحات'} ${listOf(pages.map(describeWhole))}.`,
} satisfies Words<typeof english.signWords>;
