export default {
  'Make a scan searchable (OCR)': 'جعل PDF قابلًا للبحث (OCR)',
  'Make a scanned PDF searchable: its text can be found and copied, and its pages look the same.':
    'اجعل ملف PDF ممسوحًا ضوئيًا قابلًا للبحث: يمكن البحث في نصه ونسخه، وتبقى صفحاته بالشكل نفسه.',
  'Read pages': 'قراءة الصفحات',
  searchable: 'قابل-للبحث',
  'ocr pdf': 'ocr | نسخ نص من سكان | pdf ممسوح ضوئيا',
  'searchable pdf': 'ocr pdf | pdf مصور الى نص | سكانر',
  'read scan': 'pdf قابل للبحث | تحويل pdf صورة الى نص | ocr عربي',
  'scanned pdf to text': 'تحويل السكان الى نص | التعرف على النص في pdf',
  'copy text from scan': 'قراءة ملف سكان | البحث في pdf مصور',
  'Searchable PDF': 'PDF قابل للبحث',
  'Also read pages that already have text': 'قراءة الصفحات التي فيها نص أيضًا',
  'Do the pages change?': 'هل تتغير الصفحات؟',
  'No, they look the same, and the images on them stay byte for byte as they are. Invisible text is laid over them, so that you can search and copy it.':
    'لا، تبقى بالشكل نفسه وتبقى صورها كما هي تمامًا. ويوضع فوقها نص غير مرئي لتتمكن من البحث فيه ونسخه.',
  'Which pages are read?': 'أي الصفحات تُقرأ؟',
  'Pages with fewer than {0} letters of text, such as a scan with a page number. Pages with more text are skipped, and the result says which. You can choose to read them too. Pages that are sideways or upside down are read as if they were upright.':
    'الصفحات التي فيها أقل من {0} حرفًا من النص، كصفحة ممسوحة ضوئيًا عليها رقم الصفحة. أما الصفحات التي فيها نص أكثر فتُتخطى، وتذكر النتيجة أرقامها. ويمكنك اختيار قراءتها أيضًا. والصفحات المدوّرة على جانبها أو المقلوبة تُقرأ كأنها مستقيمة.',
  'How long does it take?': 'كم يستغرق ذلك؟',
  'It depends on your device, on how much text is on a page, and on how many languages you choose.':
    'يعتمد على جهازك، وعلى كمية النص في الصفحة، وعلى عدد اللغات التي تختارها.',
  'Can it make mistakes?': 'هل يمكن أن يخطئ؟',
  'Yes, above all in print that is small, faint or blurred. Check names and numbers that matter against the image.':
    'نعم، خاصة في الطباعة الصغيرة أو الباهتة أو غير الواضحة. راجع الأسماء والأرقام المهمة على الصورة.',
} satisfies TableWords<'tools/ocr-pdf'>;
