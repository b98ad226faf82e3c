export default {
  'Watermark PDF': 'علامة مائية على PDF',
  'Write a word such as “Draft” or “Copy” across the pages of a PDF.': 'اكتب كلمة مثل «مسودة» أو «نسخة» عبر صفحات PDF.',
  draft: 'علامة مائية pdf | نص على pdf | كتابة على صفحات pdf | اضافة علامة مائية',
  confidential: 'مسودة | ختم pdf | علامة مائية على ملف | حقوق على pdf',
  'text on pdf': 'سري | ووتر مارك pdf | شعار على pdf | watermark pdf',
  Draft: 'Draft',
  'Can a watermark be removed again?': 'هل يمكن إزالة العلامة المائية لاحقًا؟',
  'Yes, by someone who knows how: it is text on top of the page. It tells people what a file is; it does not protect it.':
    'نعم، لمن يعرف كيف: فهي نص فوق الصفحة، تبيّن للناس طبيعة الملف ولا تحميه.',
  'Where does the watermark go?': 'أين توضع العلامة المائية؟',
  'Across each page from bottom left to top right, over the existing content, also on rotated pages.':
    'عبر كل صفحة من أسفل اليسار إلى أعلى اليمين، فوق المحتوى الموجود، حتى في الصفحات المدوّرة.',
  'Nothing. Text can still be searched and copied, and bookmarks, links, forms and tags stay; screen readers skip the watermark. Digital signatures are removed, because they are only valid for the original file.':
    'لا شيء. يبقى البحث في النص ونسخه ممكنين، وتبقى الإشارات المرجعية والروابط والنماذج والوسوم، وتتخطى قارئات الشاشة العلامة المائية. وتُزال التوقيعات الرقمية لأنها لا تصلح إلا للملف الأصلي.',
} satisfies TableWords<'tools/watermark-pdf'>;
