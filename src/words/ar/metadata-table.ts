import type { MetadataName, MetadataValue } from '#jobs/contract/hidden-data.ts';
import { describeSize, describeWhole } from '#wording/amounts.ts';
import { filled } from '#wording/filled.ts';
import type * as english from '#words/metadata-table.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';
import { isolated } from './isolated.ts';

/** The table of all metadata found in a file. */
export const metadataTable = {
  before: 'كل البيانات الوصفية في هذا الملف',
  found: 'البيانات الوصفية الموجودة',
  kept: 'بقي',
  removed: 'أُزيل',
} satisfies Words<typeof english.metadataTable>;

const names: Record<MetadataName['type'], string> = {
  preview: 'معاينة',
  'more-pictures': 'صور أخرى',
  video: 'فيديو',
  comment: 'تعليق',
  'hidden-text': 'نص مخفي',
  'last-change': 'آخر تغيير',
  'content-credentials': 'بيانات اعتماد المحتوى',
  'more-xmp': 'بيانات XMP أخرى',
  'photoshop-preview': 'معاينة Photoshop',
  'photoshop-notes': 'ملاحظات Photoshop',
  'program-data': 'بيانات برنامج',
  'data-of': 'بيانات ⁨{of}⁩',
  'jpeg-reconstruction': 'بيانات لاستعادة ملف JPEG الأصلي',
  'after-picture': 'بيانات بعد الصورة',
  'page-previews': 'معاينات الصفحات',
  'xmp-of-parts': 'بيانات XMP للصفحات والصور',
  packed: '⁨{of}⁩ مضغوط',
  box: 'صندوق ⁨{of}⁩',
  chunk: 'مقطع بيانات ⁨{of}⁩',
  'in-picture': 'في صورة: {name}',
  'in-cover': '⁨{cover}⁩: {name}',
  'document-title': 'العنوان',
  'document-author': 'المؤلف',
  'document-subject': 'الموضوع',
  'document-keywords': 'الكلمات المفتاحية',
  'document-creator': 'أُنشئ باستخدام',
  'document-producer': 'برنامج إنتاج PDF',
  'document-created': 'تاريخ الإنشاء',
  'document-modified': 'تاريخ التعديل',
  'iptc-title': 'عنوان IPTC',
  'iptc-keyword': 'كلمة مفتاحية في IPTC',
  'iptc-instructions': 'تعليمات IPTC',
  'iptc-date-created': 'تاريخ الإنشاء في IPTC',
  'iptc-author': 'المؤلف في IPTC',
  'iptc-author-position': 'منصب المؤلف في IPTC',
  'iptc-city': 'المدينة في IPTC',
  'iptc-sublocation': 'الموقع داخل المدينة في IPTC',
  'iptc-province': 'الولاية أو المحافظة في IPTC',
  'iptc-country': 'البلد في IPTC',
  'iptc-headline': 'العنوان الرئيسي في IPTC',
  'iptc-credit': 'الجهة المنسوب إليها في IPTC',
  'iptc-source': 'المصدر في IPTC',
  'iptc-copyright': 'حقوق النشر في IPTC',
  'iptc-contact': 'جهة الاتصال في IPTC',
  'iptc-caption': 'التعليق على الصورة في IPTC',
  'iptc-caption-author': 'كاتب التعليق في IPTC',
};

/** The name of metadata. */
export function metadataName(name: string | MetadataName): string {
  if (typeof name === 'string') return name;
  return filled(names[name.type], 'name' in name ? { ...name, name: metadataName(name.name) } : name);
}

const describeKilobytes = (bytes: number) =>
  isolated(`${describeWhole(Math.max(1, Math.round(bytes / 1000)))}\u00a0kB`);

/** The value of metadata. */
export function metadataValue(value: string | MetadataValue): string {
  if (typeof value === 'string') return value;
  switch (value.type) {
    case 'bytes':
      return describeSize(value.bytes);
    case 'kilobytes':
      return describeKilobytes(value.bytes);
    case 'maker-notes':
      return `ملاحظات صانع الكاميرا، وقد تحوي أرقامًا تسلسلية (${describeKilobytes(value.bytes)})`;
    case 'file':
      return `${isolated(value.name)} (${describeSize(value.bytes)})`;
    case 'cover':
      return `${value.format}، ${describeSize(value.bytes)}`;
    case 'pixels':
      return `${isolated(`${value.width} × ${value.height}`)} بكسل`;
    case 'small-picture':
      return 'نسخة صغيرة من الصورة';
    case 'geography':
      return 'الموقع الجغرافي لما في الصورة';
    case 'fields':
      return count(value.count, 'field');
    case 'count':
      return describeWhole(value.count);
    case 'position': {
      const { position, altitude } = value;
      const height = `الارتفاع ${isolated(`${altitude} m`)}`;
      return position === undefined ? height : `${isolated(position)}، ${height}`;
    }
  }
}
