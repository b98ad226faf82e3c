import type * as english from '#words/controls/pdf-metadata.ts';
import type { Words } from '#wording/words.ts';

export const metadataWords = {
  reading: 'جارٍ قراءة الملف…',
  labels: {
    title: 'العنوان',
    author: 'المؤلف',
    subject: 'الموضوع',
    keywords: 'الكلمات المفتاحية',
    language: 'اللغة',
    created: 'تاريخ الإنشاء',
    modified: 'تاريخ التعديل',
    creator: 'أُنشئ باستخدام',
    producer: 'برنامج إنتاج PDF',
    displaysTitle: 'عرض العنوان بدل اسم الملف في شريط النافذة',
  },
  language: 'رمز لغة، مثل ⁨ar⁩ أو ⁨en⁩ أو ⁨pt-BR⁩.',
  allFiles: 'تسري تغييراتك على كل الملفات.',
} satisfies Words<typeof english.metadataWords>;
