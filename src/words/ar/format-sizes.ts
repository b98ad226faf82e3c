import type * as english from '#words/format-sizes.ts';
import type { Words } from '#wording/words.ts';

/** The sizes of an image in several formats, side by side. */
export const formatSizesWords = {
  compare: 'مقارنة الصيغ',
  compareTwo: 'مقارنة نسختين',
  label: 'الحجم في كل صيغة',
  working: (format) => `جارٍ إنشاء ${format}…`,
  failed: (format, why) => `${format}: ${why}`,
} satisfies Words<typeof english.formatSizesWords>;
