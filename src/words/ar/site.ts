import { oldestBrowsers } from '#browsers.ts';
import type * as english from '#words/site.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';
import { searchWords } from './search.ts';

/** Above the content of every page. */
export const headerWords = {
  skip: 'الانتقال إلى المحتوى',
  /** Before the name of the list of all pages. */
  forAgents:
    'لوكلاء الذكاء الاصطناعي: كل صفحة موجودة أيضًا بصيغة Markdown، على عنوانها نفسه مضافًا إليه ⁨.md⁩. كل الصفحات:',
  /** In browsers that are too old, or that did not load what starts the page. */
  cannotStart: `لا يمكن تشغيل الأدوات في هذا المتصفح. فهي تحتاج إلى Safari ${oldestBrowsers.safari} أو Firefox ${oldestBrowsers.firefox} أو Chrome أو Edge ${oldestBrowsers.chrome} أو Samsung Internet ${oldestBrowsers.samsunginternet_android} أو إصدار أحدث من أحدها. وإذا كان متصفحك أحدث فأعد تحميل الصفحة.`,
  search: 'بحث',
  /** The longer text, if there is room. */
  find: `${searchWords.title}: ${searchWords.example}`,
  tools: 'الأدوات',
  breadcrumbs: 'مسار التنقل',
} satisfies Words<typeof english.headerWords>;

/** The title of a long page's table of contents. */
export const onThisPage: Words<typeof english.onThisPage> = 'في هذه الصفحة';

/** The table of a family's conversions. */
export const conversionWords = {
  label: 'التحويلات من صيغة إلى أخرى',
  /** Above the source formats. `heard`: for screen readers. */
  from: { shown: 'من', heard: 'من هذه الصيغة' },
  to: (format) => `إلى ${format}`,
  pair: (from, to) => `${from} إلى ${to}`,
} satisfies Words<typeof english.conversionWords>;

export const describeTools: Words<typeof english.describeTools> = (tools) => count(tools, 'tool');

/** At the bottom of every page. */
export const footerWords = {
  /** For the page that sends what is written on it, the page that asks the service, and all others. */
  policy: {
    sends: 'ترسل إلينا هذه الصفحة ما تكتبه عندما تضغط «إرسال». ولا تقبل ملفات.',
    asks: 'تستعلم هذه الصفحة من خادمنا عن حالته، ولا تقبل ملفات.',
    blocks: 'لا تستطيع هذه الصفحة رفع أي شيء، ولا حتى إلينا.',
  },
  pages: 'صفحات هذا الموقع',
  /** Above the links. */
  groups: { tools: 'الأدوات', trust: 'الثقة', about: 'عن الموقع' },
  /** Until the count is available. */
  sent: 'أُرسل من ملفاتك 0 بايت.',
  links: {
    tools: searchWords.all,
    about: 'من نحن',
    blog: 'المدونة',
    proof: 'الإثبات',
    receipts: 'الإيصالات',
    privacy: 'الخصوصية',
    offline: 'دون اتصال',
    browsers: 'المتصفحات',
    engines: 'المحركات',
    api: 'API',
    contact: 'اتصل بنا',
    changelog: 'سجلّ التغييرات',
    status: 'حالة الخدمة',
    licences: 'التراخيص',
  },
  languages: 'اللغات',
  theme: 'المظهر',
  themes: { system: 'النظام', light: 'فاتح', dark: 'داكن' },
  shortcuts: 'اختصارات لوحة المفاتيح',
} satisfies Words<typeof english.footerWords>;

export const shortcutWords = {
  /** The label of the `Mod` key. */
  modifier: (isApple) => (isApple ? '⌘' : 'Ctrl'),
  title: 'اختصارات لوحة المفاتيح',
  close: 'إغلاق',
  /** THE table of keyboard shortcuts. */
  groups: [
    {
      title: 'في كل صفحة',
      where: 'body',
      keys: [
        ['Mod+K', 'البحث عن أداة'],
        ['?', 'عرض هذه القائمة'],
        ['Esc', 'إغلاق ما هو مفتوح'],
      ],
    },
    {
      title: 'الملفات',
      where: 'drop-zone',
      keys: [['Mod+V', 'إضافة ملفات من الحافظة']],
    },
    {
      title: 'العمل',
      where: 'file-tool',
      keys: [['Mod+Enter', 'البدء من أي مكان في الصفحة']],
    },
    {
      title: 'النتيجة المعروضة',
      where: 'sheet-view',
      keys: [
        ['B', 'عرض قبل أو بعد'],
        ['زائد أو ناقص', 'تكبير أو تصغير'],
        ['0', 'ملاءمة'],
        ['1', 'الحجم الفعلي'],
      ],
    },
    {
      title: 'الصفحات أو الإطارات',
      where: 'page-board, film-strip',
      keys: [
        ['مفاتيح الأسهم', 'الانتقال إلى صفحة أخرى أو إطار آخر'],
        ['Shift+مفاتيح الأسهم', 'التحديد أثناء الانتقال'],
        ['مفتاح المسافة', 'التحديد أو إلغاؤه'],
        ['Mod+A', 'تحديد الكل'],
      ],
    },
    {
      title: 'ترتيب الصفحات أو الإطارات',
      where: 'file-rows[paged], film-strip',
      keys: [
        ['Alt+مفاتيح الأسهم', 'نقل المحدد'],
        ['D', 'تكرار'],
        ['Delete', 'إزالة'],
        ['Mod+Z', 'تراجع'],
      ],
    },
    {
      title: 'البداية والنهاية',
      where: 'trim-player',
      keys: [
        ['مفاتيح الأسهم', 'إطار واحد، أو 0.05 من الثانية'],
        ['Shift+مفاتيح الأسهم', 'ثانية واحدة'],
        ['Page Up أو Page Down', 'عشر ثوانٍ'],
        ['Home أو End', 'إلى البداية أو النهاية'],
      ],
    },
    {
      title: 'المستطيلات والمناطق',
      where: 'crop-box, photo-frame, page-areas, image-areas',
      keys: [
        ['مفاتيح الأسهم', 'نقل'],
        ['Shift+مفاتيح الأسهم', 'تغيير الأبعاد'],
        ['Alt+مفاتيح الأسهم', 'بخطوات صغيرة'],
      ],
    },
    {
      title: 'المناطق',
      where: 'page-areas, image-areas',
      keys: [
        ['Delete', 'إزالة'],
        ['Mod+Z', 'تراجع'],
      ],
    },
  ],
} satisfies Words<typeof english.shortcutWords>;
