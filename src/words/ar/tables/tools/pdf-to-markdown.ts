export default {
  'PDF to Markdown': 'PDF إلى Markdown',
  'Turn a PDF into Markdown, HTML or a Word document, with its headings, lists, tables, links, notes and images.':
    'حوّل PDF إلى Markdown أو HTML أو مستند Word، بعناوينه وقوائمه وجداوله وروابطه وحواشيه وصوره.',
  'pdf to md': 'pdf الى markdown | pdf for llm',
  markdown: 'markdown',
  'pdf to html': 'pdf الى md',
  'pdf to web page': 'pdf الى html',
  'pdf for chatgpt': 'pdf الى صفحة ويب',
  'pdf for ai': 'pdf لشات جي بي تي',
  'reading order': 'pdf للذكاء الاصطناعي',
  'extract tables': 'استخراج جداول pdf',
  'pdf table to text': 'جدول pdf الى نص',
  reflow: 'ماركداون',
  'pdf for llm': 'تحويل pdf الى html',
  HTML: 'HTML',
  'Word document': 'مستند Word',
  'How are headings and tables found?': 'كيف يُعثر على العناوين والجداول؟',
  'Some PDFs contain tags, which screen readers use. Then the tags say what is a heading, a list or a table, and in which order to read. Other PDFs are read by their layout: white space separates columns, large or bold letters mark headings, and lines or aligned text make tables. The result says which way was used.':
    'في بعض ملفات PDF وسوم تستخدمها قارئات الشاشة، فتبيّن الوسوم ما هو عنوان أو قائمة أو جدول وبأي ترتيب يُقرأ. وغيرها يُقرأ من تخطيطه: تفصل المسافات البيضاء الأعمدة، وتدل الأحرف الكبيرة أو الغامقة على العناوين، وتدل الخطوط أو النصوص المتحاذية على الجداول. وتذكر النتيجة أي الطريقتين استُخدمت.',
  'Can it get things wrong?': 'هل يمكن أن يخطئ؟',
  'Yes, most often in PDFs without tags: tables without lines, merged cells, text around images, and formulas. Check the result against the pages before you use it.':
    'نعم، ويكثر ذلك في ملفات PDF التي بلا وسوم: الجداول بلا خطوط، والخلايا المدمجة، والنص حول الصور، والمعادلات. قارن النتيجة بالصفحات قبل أن تستخدمها.',
  'What is missing from the result?': 'ما الذي لا تتضمنه النتيجة؟',
  'Page numbers, lines that repeat at the top or bottom of pages, drawings, colours and fonts. Filled-in form fields and text boxes are included.':
    'أرقام الصفحات، والأسطر المتكررة في أعلى الصفحات أو أسفلها، والرسوم والألوان والخطوط. أما حقول النماذج المعبّأة ومربعات النص فموجودة.',
  'Markdown and HTML refer to image files, which you get beside the text. Save everything as a ZIP and unpack it into one folder, and the text shows its images. A Word document contains its images.':
    'يشير Markdown وHTML إلى ملفات صور تحصل عليها بجانب النص. احفظ الكل في ملف ZIP وفكّه في مجلد واحد، فيُظهر النص صوره. أما مستند Word فصوره بداخله.',
  'A scanned page is an image without text, so nothing on it is in the result. The result lists these pages. Read them with Make a scan searchable (OCR), which can also save Markdown.':
    'الصفحة الممسوحة ضوئيًا صورة بلا نص، فلا تتضمن النتيجة شيئًا منها، لكنها تعدّد هذه الصفحات. اقرأها بأداة «جعل PDF قابلًا للبحث (OCR)» التي يمكنها أيضًا الحفظ بصيغة Markdown.',
  'What does “text that you cannot see” mean?': 'ماذا يعني «نص لا تراه»؟',
  'Text that is invisible, tiny, or white on white. It is part of the PDF, so it is in the result too, and programs such as chatbots will read it. The result lists the pages that have some.':
    'نص غير مرئي، أو ضئيل جدًا، أو أبيض على أبيض. هو جزء من PDF فتتضمنه النتيجة أيضًا، وستقرؤه برامج مثل روبوتات المحادثة. وتعدّد النتيجة الصفحات التي فيها نص كهذا.',
} satisfies TableWords<'tools/pdf-to-markdown'>;
