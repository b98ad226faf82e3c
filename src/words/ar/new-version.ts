import type * as english from '#words/new-version.ts';
import type { Words } from '#wording/words.ts';

/** The line about a newer version of the site. */
export const newVersionWords = {
  ready: 'إصدار جديد من Stayput جاهز.',
  use: 'استخدام الإصدار الجديد',
  later: 'لاحقًا',
  waits: 'تبقى ملفاتك في هذه الصفحة. والصفحة التالية التي تفتحها ستكون من الإصدار الجديد.',
  notUsed: (why) => `يوجد إصدار جديد لكن تعذّر استخدامه. ${why}`,
  close: 'إغلاق',
} satisfies Words<typeof english.newVersionWords>;
