import type * as english from '#words/compare.ts';
import type { Words } from '#wording/words.ts';
import { isolated } from './isolated.ts';

/** The comparison of an image or video before and after. */
export const compareWords = {
  title: (name) => `${isolated(name)}، قبل وبعد`,
  titleOfSeveral: 'مقارنة نسختين',
  opening: 'جارٍ فتح الاثنين…',
  original: 'الأصل',
  side: ['يسار الفاصل', 'يمين الفاصل'],
  choice: (name, size) => `${isolated(name)} ${size}`,
  before: 'قبل',
  after: 'بعد',
  divider: 'الفاصل بين قبل وبعد',
  frame: 'إطار',
  close: 'إغلاق',
  fit: 'ملاءمة',
  actualSize: 'الحجم الفعلي، 1:1',
  zoom: 'التكبير',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  play: 'تشغيل الاثنين',
  pause: 'إيقاف مؤقت',
  time: 'الوقت في الفيديوين',
  mute: 'كتم الصوت',
  unmute: 'إلغاء الكتم',
  fullScreen: 'ملء الشاشة',
  frames: 'مقارنة الإطارات',
  unplayable: {
    before: 'لا يستطيع هذا المتصفح تشغيل الأصل بجانب النتيجة.',
    after: 'لا يستطيع هذا المتصفح تشغيل النتيجة.',
  },
  hidden: (name, why) => `لا يمكن عرض ${isolated(name)} هنا. ${why}`,
} satisfies Words<typeof english.compareWords>;
