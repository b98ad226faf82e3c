export default {
  '{0} tools, with everything they need.': 'عدد الأدوات {0}، مع كل ما تحتاجه.',
  'The tools are programs that run in your browser. Keep them on this device, and they work without a network, even after you restart it.':
    'الأدوات برامج تعمل في متصفحك. احفظها على هذا الجهاز لتعمل بلا شبكة، حتى بعد إعادة تشغيله.',
  'This browser does not let this page store anything: it has no service workers, or its settings or a private window block them.':
    'لا يسمح هذا المتصفح لهذه الصفحة بتخزين شيء: إما أنه لا يدعم service workers، أو أن إعداداته أو النافذة الخاصة تمنعها.',
  Kept: 'محفوظ',
  'Keep offline: {0}': 'حفظ للعمل دون اتصال: {0}',
  'Keep offline': 'حفظ للعمل دون اتصال',
  'Remove {0} from this device': 'إزالة {0} من هذا الجهاز',
  'All pages of the site. They come with any kind of tools that you keep.':
    'كل صفحات الموقع. وتُحفظ مع أي نوع من الأدوات تحفظه.',
  'Keep offline: the pages': 'حفظ للعمل دون اتصال: الصفحات',
  'Remove everything from this device': 'إزالة كل شيء من هذا الجهاز',
  'Remove all': 'إزالة الكل',
  'Downloaded so far': 'ما نُزّل حتى الآن',
  Cancel: 'إلغاء',
  'Keep all: <data></data>': 'حفظ الكل: <data></data>',
  'Install as an app': 'التثبيت كتطبيق',
  'Keeping the tools needs JavaScript, which is switched off in this browser.':
    'يحتاج حفظ الأدوات إلى JavaScript، وهو متوقف في هذا المتصفح.',
} satisfies TableWords<'pages/offline.astro'>;
