export default {
  'Split PDF': 'تقسيم PDF',
  'Split a PDF into several: by page ranges, every few pages, by its bookmarks, or by size.':
    'قسّم PDF إلى عدة ملفات: حسب نطاقات الصفحات أو عددها أو الإشارات المرجعية أو الحجم.',
  separate: 'تقسيم pdf | فصل pdf',
  divide: 'فصل صفحات pdf | تفكيك pdf',
  'cut pdf': 'تقطيع pdf | قسم pdf',
  'break up': 'قص pdf | تقسيم بي دي اف',
  'one file per page': 'تقسيم ملف pdf | split pdf',
  chop: 'تجزئة pdf',
  burst: 'ملف لكل صفحة',
  'Split by': 'التقسيم حسب',
  'Number of pages': 'عدد الصفحات',
  'Page ranges': 'نطاقات الصفحات',
  Bookmarks: 'الإشارات المرجعية',
  'File size': 'حجم الملف',
  'Pages in each file': 'الصفحات في كل ملف',
  Ranges: 'النطاقات',
  'One file for each, for example 1-3, 4-6, 7-.': 'ملف لكل نطاق، مثال: ⁨1-3, 4-6, 7-⁩.',
  'Bookmark level': 'مستوى الإشارات المرجعية',
  '1 for the main chapters, 2 to include the level below.': 'القيمة 1 للفصول الرئيسية، و2 لإضافة المستوى الذي تحتها.',
  'What is in each file?': 'ماذا في كل ملف؟',
  'The pages with everything that belongs to them: links between them, form fields, comments, tags, layers, page labels, and the bookmarks that lead to them. Nothing from the other pages is in the file. Files attached to the document, articles that continue on other pages, data that programs store for themselves, XFA forms and digital signatures are removed.':
    'الصفحات مع كل ما يخصها: الروابط بينها، وحقول النماذج، والتعليقات، والوسوم، والطبقات، وتسميات الصفحات، والإشارات المرجعية التي تقود إليها. ولا يتضمن الملف شيئًا من الصفحات الأخرى. وتُزال الملفات المرفقة بالمستند، والمقالات التي تكملها صفحات أخرى، والبيانات التي تخزّنها البرامج لنفسها، ونماذج XFA، والتوقيعات الرقمية.',
  'How are the files named?': 'كيف تُسمّى الملفات؟',
  'With the name of your file and a number, and with the bookmark’s title if you split by bookmarks. Several files are saved as one ZIP.':
    'باسم ملفك مع رقم، ومع عنوان الإشارة المرجعية إذا قسّمت بحسبها. وتُحفظ عدة ملفات في ZIP واحد.',
  'How does splitting by size work?': 'كيف يعمل التقسيم حسب الحجم؟',
  'Each file gets as many pages as fit. If a single page is over the limit, it gets a file of its own, and the result says so. Pages are not compressed to fit.':
    'توضع في كل ملف أكثر الصفحات التي لا تتجاوز الحد. وإذا تجاوزته صفحة وحدها كان لها ملف خاص بها، وتذكر النتيجة ذلك. ولا تُضغط الصفحات لتصغيرها.',
  'How do I specify ranges?': 'كيف أحدد النطاقات؟',
  'For example 1-3, 4-6, 7-: each range becomes a file. 7- goes to the last page.':
    'مثال: ⁨1-3, 4-6, 7-⁩. يصبح كل نطاق ملفًا، ويمتد ⁨7-⁩ إلى الصفحة الأخيرة.',
} satisfies TableWords<'tools/split-pdf'>;
