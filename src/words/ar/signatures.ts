import type {
  CertificateTime,
  ChainEnd,
  LaterChange,
  SignatureFault,
  SignatureVerdict,
} from '#jobs/contract/pdf-signatures.ts';
import type * as english from '#words/signatures.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';
import { isolated } from './isolated.ts';

/** This applies to every check, and people must not overestimate it. */
export const uncheckedWords: Words<typeof english.uncheckedWords> =
  'لم تُفحص الأختام الزمنية ولا إلغاء الشهادات، لأن هذه الصفحة لا تتصل بالشبكة.';

const verdicts: Record<SignatureVerdict, string> = {
  valid: 'صالح',
  'signed-further': 'صالح، وأُضيفت بعده توقيعات',
  'filled-in': 'صالح، لكن حقول نموذج أو تعليقات تغيّرت بعد توقيعه',
  'changed-later': 'عُدّل بعد توقيعه',
  changed: 'غير صالح: تغيّر المحتوى الموقّع',
  'wrong-range': 'غير صالح: لا يغطي الملف كما يجب على التوقيع',
  expired: 'غير صالح: كانت الشهادة منتهية، أو لم يبدأ سريانها بعد، عند التوقيع',
  'self-signed': 'صالح، لكن الشهادة موقّعة ذاتيًا، فلا أحد يؤكد من وقّع',
  'broken-chain': 'غير صالح: الشهادة غير صادرة عن الجهة التي تذكرها',
  unsupported: 'لم يُفحص: هذا النوع من التوقيع غير مدعوم',
  unreadable: 'لم يُفحص: لا يمكن قراءة التوقيع',
};

/** The report on signatures. Placeholders are in braces; those of changes are the facts of their type. */
export const signatureWords = {
  none: 'لا توجد توقيعات رقمية في هذا الملف.',
  title: 'التوقيع {number}: {verdict}',
  verdicts,
  faults: {
    digest: 'محتوى الملف يختلف عما وُقّع.',
    signature: 'لم يُنشأ التوقيع بمفتاح الشهادة.',
    attributes: 'لا يذكر التوقيع نوع المحتوى الذي وُقّع.',
    certificate: 'الشهادة ليست هي التي يذكرها التوقيع.',
    'range-numbers': 'نطاق البايتات لا يناسب الملف.',
    'range-start': 'بداية الملف غير موقّعة.',
    'range-gap': 'الجزء غير الموقّع يحوي أكثر من التوقيع.',
    'range-elsewhere': 'الجزء غير الموقّع ليس هذا التوقيع.',
    'range-end': 'تنتهي البايتات الموقّعة في وسط نسخة.',
    unlisted: 'لا تشير أي نسخة من الملف إلى هذا التوقيع.',
    padding: 'هناك بيانات بعد نهاية التوقيع، في المساحة المحجوزة له.',
    'no-certificate': 'شهادة الموقّع ليست في الملف.',
    'not-a-signature': 'هذا ليس توقيع CMS، أو أنه تالف.',
    'several-signers': 'في توقيع واحد أكثر من موقّع.',
    'document-timestamp': 'هذا ختم زمني للمستند كله.',
    kind: 'صيغة هذا التوقيع غير مدعومة.',
    algorithm: 'خوارزمية هذا التوقيع أو نوع مفتاحه غير مدعوم.',
  } satisfies Record<SignatureFault, string>,
  changes: {
    'page-content': 'الصفحة {page}: المحتوى مختلف.',
    'page-added': 'أُضيفت الصفحة {page}.',
    'page-removed': 'أُزيلت الصفحة {page} من النسخة الموقّعة.',
    'page-actions': 'الصفحة {page}: تغيّر ما يحدث عند فتحها أو إغلاقها.',
    'pages-moved': 'تغيّر ترتيب الصفحات.',
    annotations: 'الصفحة {page}: تعليقات أو روابط (أُضيف {added}، تغيّر {changed}، أُزيل {removed}).',
    'field-value': 'حقل النموذج «⁨{name}⁩»: كان «⁨{before}⁩» وصار «⁨{after}⁩».',
    'field-added': 'أُضيف حقل النموذج «⁨{name}⁩».',
    'field-removed': 'أُزيل حقل النموذج «⁨{name}⁩».',
    'field-changed': 'تغيّر شكل حقل النموذج «⁨{name}⁩» أو عمله.',
    'signature-added': 'أُضيف التوقيع «⁨{name}⁩».',
    'signature-removed': 'أُزيل التوقيع «⁨{name}⁩».',
    'signature-replaced': 'استُبدل التوقيع «⁨{name}⁩».',
    form: 'تغيّرت إعدادات النموذج.',
    layers: 'تغيّرت الطبقات أو ما يُعرض منها.',
    actions: 'تغيّرت البرامج النصية أو الإجراءات.',
    attachments: 'تغيّرت الملفات المرفقة.',
    names: 'تغيّرت الأجزاء المسمّاة في المستند.',
    outline: 'تغيّرت الإشارات المرجعية.',
    permissions: 'تغيّرت أذونات المستند.',
    metadata: 'تغيّرت البيانات الوصفية.',
    'validation-data': 'أُضيفت أو تغيّرت بيانات للتحقق من التوقيعات لاحقًا.',
    other: 'تغيّر البند «⁨{key}⁩» في المستند.',
    'loose-bytes': 'أُضيفت بيانات في النهاية ({bytes} بايت) لا تُعرف وظيفتها.',
    damaged: 'الملف تالف، فقد تعرض البرامج أشياء مختلفة.',
  } satisfies Record<LaterChange['type'], string>,
  chainEnds: {
    'self-signed': 'الشهادة موقّعة ذاتيًا: لا أحد غير صاحبها يؤكد من هو.',
    root: 'السلسلة كاملة. ويعود إليك أن تثق بآخر شهادة فيها أو لا تثق.',
    incomplete: 'الشهادة التالية ليست في الملف، فتعذّر فحص بقية السلسلة.',
    broken: 'السلسلة مقطوعة: إحدى شهاداتها صادرة عن شهادة لا يحق لها إصدارها.',
    unsupported: 'تستخدم السلسلة خوارزمية أو مفتاحًا غير مدعوم.',
  } satisfies Record<ChainEnd, string>,
  times: {
    within: '(حسب ساعة الموقّع)',
    before: '(حسب ساعة الموقّع، قبل أن يبدأ سريان الشهادة)',
    after: '(حسب ساعة الموقّع، بعد انتهاء صلاحية الشهادة)',
    'not-stated': 'غير مذكور',
  } satisfies Record<CertificateTime, string>,
  allows: {
    1: 'لا شيء',
    2: 'تعبئة النماذج والتوقيع',
    3: 'تعبئة النماذج والتوقيع والتعليقات',
  },
  facts: {
    problem: 'المشكلة',
    signer: 'الموقّع',
    'stated-name': 'الاسم المذكور',
    time: 'وقت التوقيع',
    reason: 'السبب',
    location: 'المكان',
    contact: 'جهة الاتصال',
    field: 'حقل النموذج',
    format: 'الصيغة',
    algorithm: 'الخوارزمية',
    covers: 'يغطي',
    allows: 'المسموح به لاحقًا',
    later: 'ما تغيّر لاحقًا',
    subject: 'الشهادة',
    issuer: 'الجهة المُصدرة',
    serial: 'الرقم التسلسلي',
    validity: 'الصلاحية',
    fingerprint: 'SHA-256',
    chain: 'السلسلة',
    timestamp: 'الختم الزمني',
  },
  range: 'البايتات من {from} إلى {gapStart} ومن {gapEnd} إلى {end}',
  coversAll: 'الملف كله',
  coversVersion: 'النسخة {version} من {versions} في هذا الملف',
  algorithm: '⁨{signature}⁩، ⁨{digest}⁩',
  weak: '(ضعيف: يمكن إنشاء ملفين لهما رمز SHA-1 نفسه)',
  validity: 'من {from} إلى {to}',
  expired: '(منتهية الآن)',
  removed: 'أزالت نسخة لاحقة من الملف هذا التوقيع.',
  unnamed: 'بلا اسم',
  timestamp: 'موجود، لم يُفحص',
  unchecked: `${uncheckedWords} ولم تُقارَن الشهادات بقائمة جهات موثوقة.`,
} satisfies Words<typeof english.signatureWords>;

const describeWeak = (verdict: SignatureVerdict): string =>
  verdict === 'valid'
    ? 'صالح، لكنه يستخدم SHA-1، وهي خوارزمية ضعيفة.'
    : `${verdicts[verdict]}. ويستخدم التوقيع SHA-1، وهي خوارزمية ضعيفة.`;

/** `سارة أحمد: صالح.` for each, on one line. */
export const describeSignatures: Words<typeof english.describeSignatures> = (signatures) => {
  if (signatures.length === 0) return signatureWords.none;
  const told = signatures.map(
    ({ verdict, name, isWeak }) =>
      `${name === '' ? 'موقّع غير معروف' : isolated(name)}: ${isWeak ? describeWeak(verdict) : `${verdicts[verdict]}.`}`,
  );
  return [`${count(signatures.length, 'signature')}.`, ...told, uncheckedWords].join(' ');
};

/** The text of a visible signature. */
export const signatureLines = {
  signer: 'توقيع رقمي: {name}',
  date: 'التاريخ: {date}',
  reason: 'السبب: {reason}',
  location: 'المكان: {location}',
} satisfies Words<typeof english.signatureLines>;

/** Who signed, and what happened to earlier signatures. */
export const describeSigned: Words<typeof english.describeSigned> = ({ name, earlier }) =>
  [
    `الموقّع: ${isolated(name)}.`,
    ...(earlier === 0 ? [] : [`التوقيعات السابقة التي أُبقيت: ${earlier}.`]),
    'بلا ختم زمني، لأن هذه الصفحة لا تتصل بالشبكة.',
  ].join(' ');
