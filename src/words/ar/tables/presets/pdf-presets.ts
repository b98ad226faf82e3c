export default {
  'Text without scans nearly always fits: a page of words takes a few kilobytes. Of scans, one or two pages fit and stay easy to read. Scan in grey, at 150 dpi.':
    'يكفي هذا الحجم دائمًا تقريبًا للنصوص التي لم تُمسح ضوئيًا: لا تشغل صفحة من الكلمات إلا بضعة كيلوبايتات. أما الصفحات الممسوحة ضوئيًا فيكفي لواحدة أو اثنتين منها مع قراءة مريحة. امسحها بتدرج الرمادي وبدقة ⁨150 dpi⁩.',
  'About five scanned pages fit and stay easy to read, at about 100 kB a page. Text without scans fits by the hundred pages.':
    'نحو خمس صفحات ممسوحة ضوئيًا مع قراءة مريحة، بنحو ⁨100 kB⁩ للصفحة. أما النصوص التي لم تُمسح ضوئيًا فمئات الصفحات.',
  'About ten scanned pages fit and stay easy to read, at about 100 kB a page. Contracts and forms that were never scanned are often smaller before you start.':
    'نحو عشر صفحات ممسوحة ضوئيًا مع قراءة مريحة، بنحو ⁨100 kB⁩ للصفحة. والعقود والنماذج التي لم تُمسح ضوئيًا كثيرًا ما تكون أصغر من ذلك أصلًا.',
  'About twenty scanned pages fit and stay easy to read, at about 100 kB a page. A brochure with photos fits if its photos are shown on screens.':
    'نحو عشرين صفحة ممسوحة ضوئيًا مع قراءة مريحة، بنحو ⁨100 kB⁩ للصفحة. ويكفي الحجم لكتيّب مصوّر إذا كانت صوره للعرض على الشاشة.',
  'About fifty scanned pages fit and stay easy to read, at about 100 kB a page. With ten pages, each has 500 kB, which is enough to print it well.':
    'نحو خمسين صفحة ممسوحة ضوئيًا مع قراءة مريحة، بنحو ⁨100 kB⁩ للصفحة. وإذا كانت عشر صفحات فلكل منها ⁨500 kB⁩، وهذا يكفي لطباعة جيدة.',
  'Compress PDF to {0}': 'ضغط PDF إلى {0}',
  'Make PDF files fit under {0}. Images are made coarser until it fits. Text stays sharp and searchable.':
    'اجعل ملفات PDF أصغر من {0}. تُخفَّض دقة الصور حتى يبلغ الملف هذا الحجم، ويبقى النص واضحًا وقابلًا للبحث.',
  'pdf under {0}': 'pdf اقل من {0}',
  'reduce pdf to {0}': 'تصغير pdf الى {0}',
  'pdf less than {0}': 'ضغط pdf لأقل من {0}',
  'What fits into {0}?': 'ماذا يمكن وضعه في {0}؟',
  'What if it does not fit?': 'ماذا لو تعذّر الوصول إلى هذا الحجم؟',
  'Then you are told so, and get the smallest file that was found. Split the PDF, or scan it again in grey.':
    'تخبرك النتيجة بذلك، وتحصل على أصغر ملف أمكن الوصول إليه. قسّم ملف PDF أو امسحه ضوئيًا من جديد بتدرج الرمادي.',
  'How much room does each page get?': 'كم يكون نصيب كل صفحة؟',
  'With 4 pages {0}, with 20 pages {1}, with 100 pages {2}. Pages of text take what they need, which is little, and leave the rest to scans and photos.':
    'إذا كانت 4 صفحات فنصيب كل منها {0}، وإذا كانت 20 صفحة {1}، وإذا كانت 100 صفحة {2}. وتأخذ صفحات النص ما تحتاجه، وهو قليل، وتترك الباقي للصفحات الممسوحة ضوئيًا والصور.',
  'PDF to Word': 'PDF إلى Word',
  'Turn a PDF into a Word document with paragraphs, headings, lists and tables that you can edit.':
    'حوّل PDF إلى مستند Word بفقرات وعناوين وقوائم وجداول يمكنك تحريرها.',
  'pdf to docx': 'pdf الى وورد | تحويل ملف pdf الى وورد',
  'pdf to doc': 'تحويل pdf الى word | وورد',
  'convert pdf to word': 'تحويل بي دي اف الى وورد | بي دي اف وورد',
  'editable pdf': 'pdf to word | تعديل pdf في وورد',
  'pdf to writer': 'pdf قابل للتعديل | pdf الى doc',
  'pdf to google docs': 'pdf الى docx | pdf الى جوجل دوكس',
  'Can I edit the result?': 'هل يمكنني تحرير النتيجة؟',
  'Yes. It is a .docx file whose text is in ordinary paragraphs, headings, lists, tables and footnotes, not in text boxes.':
    'نعم. هي ملف ⁨.docx⁩ نصه في فقرات وعناوين وقوائم وجداول وحواشٍ عادية، لا في مربعات نص.',
  'Does it look like the PDF?': 'هل يشبه المستند شكل PDF؟',
  'No. The text, its structure, its links and its images are kept. Fonts, colours, columns and positions are not.':
    'لا. يبقى النص وبنيته وروابطه وصوره، ولا تبقى الخطوط والألوان والأعمدة والمواضع.',
} satisfies TableWords<'presets/pdf-presets'>;
