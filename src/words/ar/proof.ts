import { locale } from '#language.ts';
import { describeSize, describeWhole } from '#wording/amounts.ts';
import { inLine } from '#wording/bidi.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type * as english from '#words/proof.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page that has every way out try to send the beginning of a file away. */
export const trialWords = {
  verdicts: {
    refused: 'رُفض',
    silent: 'رُفض بلا رسالة',
    unseen: 'لم يُرَ رفض',
    absent: 'غير موجود في هذا المتصفح',
    untried: 'تعذّرت تجربته',
  },
  notTried: 'لم يُجرَّب',
  silent: 'ترفضه قائمة الاتصالات، وهذا المتصفح يفرضها.',
  gone: 'لم تعد قراءة هذا الملف ممكنة. اختره مرة أخرى.',
  taken: (bytes) => describeSize(bytes),
  again: 'إعادة المحاولة',
  /** After a number. */
  tried: 'طريقة جُرّبت',
  refused: 'طريقة رُفضت',
  refusedOrAbsent: 'طريقة رُفضت أو لا وجود لها',
  /** At the end: a line for the console of other sites. */
  elsewhere: {
    title: 'جرّب الآن هذا السطر في أي موقع آخر',
    how: 'افتح هناك أدوات المطوّرين (F12 في معظم المتصفحات)، واختر “Console”، والصق السطر. يخبرك السطر هل أُرسل النص. أما في هذا الموقع فيقول “refused”، أي رُفض.',
    line: `await fetch('https://example.com/', { method: 'POST', mode: 'no-cors', body: 'my file' }).then(() => 'sent', () => 'refused');`,
    label: 'نسخ',
    what: 'السطر',
  },
  save: 'حفظ كصورة',
  unsaved: 'تعذّر إنشاء الصورة. تحقق من اتصالك ثم حاول مرة أخرى.',
  /** On the picture of how it ended, which people show to others. */
  picture: {
    name: 'file-stayed-put.png',
    told: 'طلبتُ من صفحة ويب أن ترسل ملفي إلى الخارج، فرفض متصفحي نفسه.',
    by: (browser, date, address) => inLine([browser, longDate().format(date), address]),
  },
  enforced: (holds) => (holds ? 'مرفوض هنا.' : holds === false ? 'غير مرفوض هنا.' : 'غير واضح هنا.'),
  sample: (id) => `عيّنة صُنعت في هذه الصفحة: ${id}\n`,
  sum({ refused, silent, unseen, absent, untried }) {
    const all = refused + silent + unseen + untried;
    const parts = [
      `برسالة خطأ: ${refused}`,
      ...(silent > 0 ? [`بلا رسالة: ${silent}`] : []),
      ...(absent > 0 ? [`غير موجود في هذا المتصفح: ${absent}`] : []),
      ...(untried > 0 ? [`تعذّرت تجربته: ${untried}`] : []),
      ...(unseen > 0 ? [`لم يُرَ رفض: ${unseen}`] : []),
    ];
    const isCertain = unseen + untried === 0;
    const blocked = isCertain
      ? `مُنعت كل المحاولات وعددها ${all}`
      : `المحاولات التي مُنعت: ${refused + silent} من ${all}`;
    return `${blocked} (${parts.join('، ')}). ${isCertain ? 'لم يخرج شيء من ملفك.' : 'وتبيّن القائمة أدناه أيها.'}`;
  },
} satisfies Words<typeof english.trialWords>;

/** The list of a page's requests. Sizes are in bytes. */
export const requestWords = {
  sum({ made, refused, doubtful, received }) {
    const done = `الطلبات: ${describeWhole(made)}، المستلَم: ${describeSize(received)}، المرفوض: ${describeWhole(refused)}.`;
    return doubtful > 0
      ? `${done} ربما حمل بعضها شيئًا (${count(doubtful, 'request')}): راجع القائمة.`
      : `${done} أُرسل من ملفاتك 0 بايت: لم يذهب أي طلب إلى مضيف آخر، ولا يمكن أن يكون لأي منها متن، وليس في عنوان أي منها علامة استفهام.`;
  },
  fromCache: 'من الذاكرة المؤقتة',
  refused: 'مرفوض',
  /** What it may have carried away. */
  carried: { 'another-host': 'إلى مضيف آخر', query: 'استعلام', body: 'متن', nothing: 'لا شيء' },
} satisfies Words<typeof english.requestWords>;

/** What is tried to send something away, at the start of a line. */
export const wayTitles: Words<typeof english.wayTitles> = {
  fetch: 'fetch',
  'fetch that outlives the page': 'fetch يستمر بعد إغلاق الصفحة',
  'fetch that waits until the page is gone': 'fetch ينتظر حتى تُغلق الصفحة',
  XMLHttpRequest: 'XMLHttpRequest',
  beacon: 'Beacon',
  WebSocket: 'WebSocket',
  EventSource: 'EventSource',
  WebTransport: 'WebTransport',
  cache: 'الذاكرة المؤقتة (Cache)',
  image: 'صورة',
  'image in a style': 'صورة في نمط CSS',
  'image in a drawing': 'صورة داخل رسم',
  font: 'خط',
  audio: 'صوت',
  'poster of a video': 'صورة غلاف لفيديو',
  stylesheet: 'ورقة أنماط',
  script: 'برنامج نصي',
  'module import': 'استيراد وحدة برمجية',
  'audio worklet': 'Audio worklet',
  prefetch: 'جلب مسبق (prefetch)',
  preload: 'تحميل مسبق (preload)',
  'module preload': 'تحميل مسبق لوحدة برمجية',
  manifest: 'بيان التطبيق (manifest)',
  icon: 'أيقونة',
  'looking a name up': 'الاستعلام عن اسم نطاق (DNS)',
  'connecting ahead': 'اتصال مسبق',
  'speculation rules': 'قواعد التوقّع (speculation rules)',
  frame: 'إطار (iframe)',
  'a frame’s own fetch': 'fetch من داخل إطار',
  object: 'عنصر object',
  embed: 'عنصر embed',
  ping: 'Ping',
  'form in a new window': 'نموذج في نافذة جديدة',
  'inline worker': 'عامل (worker) داخل الصفحة',
  worker: 'عامل (worker)',
  'shared worker': 'عامل مشترك (shared worker)',
  'service worker': 'عامل خدمة (service worker)',
  'WebRTC, to look for a path': 'WebRTC، للبحث عن مسار',
  'WebRTC, through a relay': 'WebRTC، عبر خادم وسيط',
  'WebRTC, straight to a peer': 'WebRTC، مباشرةً إلى جهاز آخر',
  download: 'تنزيل',
  navigation: 'الانتقال إلى صفحة أخرى',
  'a new window': 'نافذة جديدة',
  'a page that refreshes itself': 'صفحة تحدّث نفسها',
  form: 'نموذج',
  'a form’s fields in an address': 'حقول نموذج في عنوان',
};
