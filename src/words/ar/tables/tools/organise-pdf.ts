export default {
  'Organise PDF': 'تنظيم صفحات PDF',
  'See all pages of a PDF and move, rotate, duplicate or delete them. Add pages from other PDFs, or photos.':
    'شاهد كل صفحات PDF وانقلها أو دوّرها أو كرّرها أو احذفها. وأضف صفحات من ملفات PDF أخرى أو صورًا.',
  organised: 'منظّم',
  reorder: 'ترتيب صفحات pdf | فرز الصفحات',
  reorganise: 'اعادة ترتيب | organize pdf',
  'swap pages': 'تبديل الصفحات',
  rearrange: 'نقل الصفحات',
  'sort pages': 'ترتيب الصفحات',
  'move pages': 'تنظيم pdf',
  'page order': 'اضافة صفحة الى pdf',
  'insert pages': 'ادراج صفحات',
  'add page to pdf': 'تكرار صفحة',
  'duplicate pages': 'تعديل صفحات pdf',
  'edit pages': 'تعديل ترتيب pdf',
  'You can also type the order: 3, 1-2 puts page 3 first, and 4@90 rotates page 4 to the right. With several files, 2:1 is page 1 of the second.':
    'يمكنك أيضًا كتابة الترتيب: ⁨3, 1-2⁩ تجعل الصفحة 3 أولًا، و⁨4@90⁩ تدوّر الصفحة 4 يمينًا. ومع عدة ملفات تعني ⁨2:1⁩ الصفحة 1 من الملف الثاني.',
  'How do I move pages?': 'كيف أنقل الصفحات؟',
  'Drag them, or on a touch screen, use the dots in their corner. Or select pages and use the buttons above them. Hold Shift to select a range of pages.':
    'اسحبها، أو استخدم على شاشة اللمس النقاط التي في زاويتها. أو حدد صفحات واستخدم الأزرار التي فوقها. واضغط Shift باستمرار لتحديد نطاق من الصفحات.',
  'How do I insert pages from another PDF, or a photo?': 'كيف أدرج صفحات من PDF آخر أو صورة؟',
  'Select the page that they should follow and press Insert after these, or drop the files: their pages are added there. If no page is selected, they are added at the end. A photo becomes a page of its own size.':
    'حدد الصفحة التي ستأتي بعدها واضغط «إدراج بعد هذه»، أو أفلت الملفات فتُضاف صفحاتها هناك. وإن لم تُحدَّد صفحة أُضيفت في النهاية. وتصبح الصورة صفحة بأبعادها.',
  'Can I use the keyboard?': 'هل يمكنني استخدام لوحة المفاتيح؟',
  'Yes. Arrow keys go from page to page, Space selects, Shift and arrows select several, Alt and arrows move them, R rotates to the right, Shift and R to the left, D duplicates, Delete deletes, and Ctrl (Cmd on a Mac) and Z undo the last change.':
    'نعم. تنتقل مفاتيح الأسهم من صفحة إلى أخرى، ومفتاح المسافة يحدد، وShift مع الأسهم يحدد عدة صفحات، وAlt مع الأسهم ينقلها، وR يدوّر يمينًا، وShift مع R يسارًا، وD يكرّر، وDelete يحذف، وCtrl (أو Cmd على Mac) مع Z يتراجع عن آخر تغيير.',
  'What happens to links, bookmarks and forms?': 'ماذا يحدث للروابط والإشارات المرجعية والنماذج؟',
  'They follow their pages: links and bookmarks lead to where their page is now, form fields keep their values, and tags, layers and page labels stay. Anything that only belongs to deleted pages is not in the new file. If you duplicate a page with form fields, the fields of the copy get new names.':
    'تتبع صفحاتها: تقود الروابط والإشارات المرجعية إلى مكان صفحتها الآن، وتحتفظ حقول النماذج بقيمها، وتبقى الوسوم والطبقات وتسميات الصفحات. ولا ينتقل إلى الملف الجديد ما يخص الصفحات المحذوفة وحدها. وإذا كرّرت صفحة فيها حقول نماذج، أخذت حقول النسخة أسماء جديدة.',
  'No. Pages are copied as they are. The small previews are only for you to see.':
    'لا. تُنسخ الصفحات كما هي. والمعاينات الصغيرة لتراها أنت فقط.',
} satisfies TableWords<'tools/organise-pdf'>;
