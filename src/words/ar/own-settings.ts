import { inLine } from '#wording/bidi.ts';
import type * as english from '#words/own-settings.ts';
import type { Words } from '#wording/words.ts';
import { isolated } from './isolated.ts';

/** The settings of one file alone. */
export const ownWords = {
  title: (path) => `إعدادات ${isolated(path)}`,
  short: 'إعدادات هذا الملف',
  about: 'تسري على هذا الملف وحده.',
  useCommon: 'استخدام إعدادات كل الملفات',
  done: 'تم',
  own: (parts) => (parts.length > 0 ? inLine(parts) : 'هي الآن كإعدادات كل الملفات'),
  label: 'إعدادات مستقلة',
  part: (title, value) => `${title}: ${value}`,
  on: 'نعم',
  off: 'لا',
  none: 'بلا',
} satisfies Words<typeof english.ownWords>;
