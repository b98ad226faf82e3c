export default {
  'Add page numbers to PDF': 'ترقيم صفحات PDF',
  'Add page numbers, a header or a footer to the pages of a PDF.': 'أضف أرقام صفحات أو ترويسة أو تذييلًا إلى صفحات PDF.',
  'Add numbers': 'إضافة أرقام',
  numbered: 'مرقّم',
  paginate: 'ترقيم | فوتر',
  'number pages': 'ترقيم الصفحات | ترقيم بيتس',
  header: 'ترقيم صفحات pdf | صفحة من',
  footer: 'ارقام الصفحات | اضافة رقم الصفحة',
  bates: 'رأس الصفحة | ترقيم ملف pdf',
  'page numbering': 'تذييل',
  'page x of y': 'هيدر',
  '{page} is the page number and {pages} the last page number.':
    '⁨{page}⁩ هو رقم الصفحة و⁨{pages}⁩ رقم الصفحة الأخيرة.',
  'Bottom centre': 'أسفل الوسط',
  'Top centre': 'أعلى الوسط',
  'First number': 'الرقم الأول',
  'Pages to number': 'الصفحات المراد ترقيمها',
  'For example 2- to skip the cover. Skipped pages still count.':
    'مثال: ⁨2-⁩ لتخطي الغلاف. والصفحات التي تتخطاها تدخل في العدّ.',
  'Where do the numbers go?': 'أين توضع الأرقام؟',
  'One centimetre from the edge of the visible page, and upright even on rotated pages. They are written over the existing content, so choose a free spot.':
    'على بعد سنتيمتر واحد من حافة الصفحة الظاهرة، وتظهر مستقيمة حتى في الصفحات المدوّرة. وهي تُكتب فوق المحتوى الموجود، فاختر مكانًا خاليًا.',
  'Can I write “Page 3 of 12”, or a header?': 'هل يمكنني كتابة «صفحة 3 من 12» أو ترويسة؟',
  'Yes: use Page {page} of {pages}, or any other text. {0} To add a second line elsewhere, run the tool again on the result.':
    'نعم: اكتب مثلًا ⁨Page {page} of {pages}⁩ أو أي نص آخر. {0} ولإضافة سطر ثانٍ في مكان آخر، شغّل الأداة مرة أخرى على النتيجة.',
  'Nothing. Pages, bookmarks, links, forms and tags stay as they are, and screen readers skip the numbers. Digital signatures are removed, because they are only valid for the original file.':
    'لا شيء. تبقى الصفحات والإشارات المرجعية والروابط والنماذج والوسوم كما هي، وتتخطى قارئات الشاشة الأرقام. وتُزال التوقيعات الرقمية لأنها لا تصلح إلا للملف الأصلي.',
} satisfies TableWords<'tools/add-page-numbers'>;
