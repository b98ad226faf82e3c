import type * as english from '#words/search.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

export const searchWords = {
  title: 'البحث عن أداة',
  example: 'heic jpg، أقل من ⁨200 kB⁩، دمج…',
  found: 'الأدوات',
  close: 'إغلاق',
  all: 'كل الأدوات',
  recent: 'آخر ما استخدمته',
  popular: 'الأكثر طلبًا',
  own: 'هذا الموقع',
  results: (number) => `${count(number, 'result')}.`,
  missing: (what, instead) => `${what}: هذا غير متوفر هنا. ${instead}`,
  nothing: 'لا توجد أداة مطابقة. جرّب فعلًا أو صيغة، مثل «ضغط» أو “heic”.',
  closest: 'لا توجد أداة تطابق كل هذه الكلمات. الأقرب:',
} satisfies Words<typeof english.searchWords>;
