import type { FoundItem, FoundName, FoundValue, MetadataName, MetadataValue } from '#jobs/contract/hidden-data.ts';
import { describePixels, listOf } from '#wording/amounts.ts';
import { filled } from '#wording/filled.ts';
import type * as english from '#words/inspection.ts';
import type { Words } from '#wording/words.ts';
import { isolated } from './isolated.ts';
import { metadataName, metadataValue } from './metadata-table.ts';
import { signatureWords } from './signatures.ts';

/** The report on what a file gives away. Placeholders are in braces. */
export const inspectionWords = {
  types: {
    place: { title: 'المكان', meaning: 'أين أُنشئ الملف، أو عن أي مكان هو.' },
    person: { title: 'الأشخاص', meaning: 'أسماء أشخاص، كالمؤلف أو المالك أو من يظهر في الصورة.' },
    serial: {
      title: 'الأرقام التسلسلية والمعرّفات',
      meaning: 'قد تربط هذا الملف بجهاز بعينه، أو بملفات أخرى للشخص نفسه.',
    },
    'differing-preview': {
      title: 'معاينة تختلف عن الصورة',
      meaning: 'قد تُظهر الصورة الصغيرة داخل الملف ما قُصّ أو أُزيل بالتحرير.',
    },
    rest: { title: 'بيانات بعد النهاية', meaning: 'تتجاهلها البرامج، لكن يمكن لأي شخص قراءتها.' },
    video: { title: 'فيديو', meaning: 'فيديو قصير بصوت تضيفه الهواتف إلى الصور.' },
    version: {
      title: 'نسخ سابقة',
      meaning: 'كثيرًا ما تضيف البرامج التغييرات في آخر الملف فقط، فيمكن استعادة ما كان قبلها.',
    },
    'hidden-text': { title: 'نص مخفي', meaning: 'لا يراه أحد، لكن يمكن نسخه والبحث فيه.' },
    outside: { title: 'محتوى خارج الصفحة الظاهرة', meaning: 'اقتصاص الصفحة يخفي ما حولها فقط.' },
    layer: { title: 'طبقات مخفية', meaning: 'يمكن إظهارها في قارئ PDF.' },
    attachment: { title: 'ملفات مرفقة', meaning: 'ملفات كاملة داخل هذا الملف.' },
    comment: { title: 'تعليقات', meaning: 'ملاحظات وعلامات، مع اسم كاتبها في الغالب.' },
    'form-value': { title: 'قيم النماذج', meaning: 'ما كُتب أو اختير في حقول النماذج.' },
    script: { title: 'برامج نصية', meaning: 'برامج قد تعمل عند فتح الملف.' },
    remote: {
      title: 'عناوين بعيدة',
      meaning: 'قد يتصل فتح الملف أو إرسال نموذج فيه بهذه العناوين، فيعلم أصحابها أن الملف لديك.',
    },
    device: { title: 'الأجهزة', meaning: 'الكاميرا أو الهاتف أو الماسح أو العدسة.' },
    software: { title: 'البرامج', meaning: 'البرامج التي أنشأت الملف أو غيّرته.' },
    time: { title: 'التواريخ والأوقات', meaning: 'متى أُنشئ أو غُيّر.' },
    history: { title: 'سجلّ التعديل', meaning: 'ما جرى على الملف، والملفات التي أُنشئ منها.' },
    text: { title: 'حقول نصية', meaning: 'عناوين وأوصاف وكلمات مفتاحية وتعليقات.' },
    link: { title: 'روابط', meaning: 'عناوين تُفتح عند النقر عليها.' },
    exposure: { title: 'إعدادات الكاميرا', meaning: 'كيف التُقطت الصورة.' },
    preview: { title: 'معاينات', meaning: 'صور صغيرة أو أغلفة تظهر في قوائم الملفات.' },
    other: { title: 'بيانات أخرى', meaning: 'بيانات تخزّنها البرامج لنفسها.' },
  },
  format: 'الصيغة: {format}',
  nothing: 'لم يُعثر على شيء.',
  absent: 'بُحث عنه ولم يُعثر عليه: {types}.',
  unread: 'لم يُفحص:',
  parts: {
    pixels: 'ما تُظهره الصورة نفسها، كالوجوه واللافتات والشاشات.',
    watermarks: 'العلامات المائية غير المرئية.',
    'maker-notes': 'محتوى ملاحظات صانع الكاميرا، وفيها في الغالب أرقام تسلسلية.',
    packed: 'البيانات الوصفية المضغوطة بطريقة Brotli.',
    recording: 'ما يُرى ويُسمع، كالوجوه والأصوات واللافتات.',
    'data-tracks': 'ما في مسارات البيانات.',
    scans: 'النص داخل الصور، كما في الصفحات الممسوحة ضوئيًا.',
    attachments: 'ما في الملفات المرفقة. احفظها وافحصها ملفًا ملفًا.',
    signatures: 'التوقيعات الرقمية. تذكر أداة «فحص توقيعات PDF» من وقّع.',
    'undrawn-pages': 'النص المخفي والمحتوى خارج الصفحة الظاهرة، في الصفحات التي تعذّر رسمها أو بعد أول 300 صفحة.',
    format: 'البيانات الوصفية: لا يمكن قراءتها هنا من هذه الصيغة.',
  },
  removedBy: 'لإزالة هذا استخدم «{tool}».',
  notRemoved: 'لا توجد هنا أداة تزيل هذا من الملف.',
  more: 'و{count} غيرها',
  page: 'الصفحة {page}',
} satisfies Words<typeof english.inspectionWords>;

const names: Record<Exclude<FoundName, MetadataName>['type'], string> = {
  unseen: 'لا يُرى',
  'over-picture': 'نص غير مرئي فوق صورة، كما في الصفحات الممسوحة ضوئيًا',
  version: 'النسخة {version} من {versions}',
};

const values: Record<Exclude<FoundValue, MetadataValue>['type'], string> = {
  ...signatureWords.changes,
  'positions-track': 'مسار بيانات من الكاميرا قد يحوي مواقع وحركات',
  'data-track': 'مسار بيانات',
  drawings: 'رسوم أو صور',
  'differing-shape': 'أبعاد المعاينة {preview} بكسل وأبعاد الصورة {picture}، فشكلاهما مختلفان',
  'differing-content':
    'أبعاد المعاينة {preview} بكسل وأبعاد الصورة {picture}: شكلاهما متطابقان، لكن ما يظهر فيهما مختلف',
};

/** What was found, in words. */
export const itemInWords = ({ name, value, page }: FoundItem): { name: string; value: string; page?: number } => ({
  name: isOwnName(name) ? filled(names[name.type], name) : metadataName(name),
  value: isOwnValue(value) ? filled(values[value.type], factsOf(value)) : metadataValue(value),
  ...(page !== undefined && { page }),
});

const isOwnName = (name: string | FoundName): name is Exclude<FoundName, MetadataName> =>
  typeof name !== 'string' && name.type in names;
const isOwnValue = (value: string | FoundValue): value is Exclude<FoundValue, MetadataValue> =>
  typeof value !== 'string' && value.type in values;

const factsOf = (value: Exclude<FoundValue, MetadataValue>) =>
  'preview' in value
    ? { preview: isolated(describePixels(value.preview)), picture: isolated(describePixels(value.picture)) }
    : value;

/** The report on the page. */
export const inspectionPage: Words<typeof english.inspectionPage> = {
  label: 'التقرير',
  useIn: (title) => `فتح في: ${title}`,
  absent: 'بُحث عنه ولم يُعثر عليه',
  unread: 'لم يُفحص',
  names: {
    'Date time original': 'وقت الالتقاط',
    'Date time digitized': 'وقت الرقمنة',
    'Date time': 'وقت التعديل',
  },
};

/** `عُثر على: المكان والأشخاص والأجهزة.` */
export const describeInspection: Words<typeof english.describeInspection> = ({ findings, unread }) => {
  if (findings.length > 0) return `عُثر على: ${listOf(findings.map(({ type }) => inspectionWords.types[type].title))}.`;
  return unread.includes('format') ? 'لا يمكن هنا قراءة البيانات الوصفية من هذه الصيغة.' : 'لم يُعثر على شيء.';
};
