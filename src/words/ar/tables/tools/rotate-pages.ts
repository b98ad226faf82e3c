export default {
  'Rotate PDF pages': 'تدوير صفحات PDF',
  'Rotate all or some pages of a PDF and keep everything else as it is.':
    'دوّر كل صفحات PDF أو بعضها مع إبقاء كل ما عدا ذلك كما هو.',
  'rotate pdf': 'تدوير pdf | pdf مقلوب | تعديل اتجاه pdf | عرضي الى طولي pdf',
  'flip pdf': 'لف صفحة pdf | تدوير صفحة | قلب صفحات pdf | اتجاه الصفحة',
  'landscape to portrait pdf': 'قلب pdf | تدوير ملف pdf | تدوير بي دي اف | rotate pdf',
  '90° to the right': '⁨90°⁩ يمينًا',
  '90° to the left': '⁨90°⁩ يسارًا',
  'Upside down': 'رأسًا على عقب',
  'For example 1-3, 7, last; or odd, even, all.': 'مثال: ⁨1-3, 7, last⁩ أو odd للفردية أو even للزوجية أو all للكل.',
  'No. Each page stores how it is rotated; its content is copied as it is.':
    'لا. تخزّن كل صفحة كيفية تدويرها، ويُنسخ محتواها كما هو.',
  'Can I rotate each page differently?': 'هل يمكنني تدوير كل صفحة على نحو مختلف؟',
  'Yes, with Organise PDF, which shows all pages and rotates them one by one.':
    'نعم، بأداة «تنظيم صفحات PDF» التي تعرض كل الصفحات وتدوّرها واحدة واحدة.',
} satisfies TableWords<'tools/rotate-pages'>;
