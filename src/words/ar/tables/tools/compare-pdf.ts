export default {
  'Compare PDF': 'مقارنة ملفي PDF',
  'See what changed between two PDF files, page by page: added and removed words, and where pages look different.':
    'اعرف ما تغيّر بين ملفي PDF، صفحة بصفحة: الكلمات المضافة والمحذوفة، والمواضع التي يختلف فيها شكل الصفحات.',
  Compare: 'مقارنة',
  diff: 'مقارنة | مقارنة مستندات | مقارنة عقدين',
  differences: 'فروقات | مقارنة ملفين pdf | diff',
  'what changed': 'الفرق بين ملفين | مقارنة نسختين | compare pdf',
  'compare documents': 'ماذا تغير | اختلافات pdf | مطابقة ملفات',
  'They are compared as images, and the result says which pages they are. Make a scan searchable (OCR) can put text on them first, but a word that it reads wrongly is then shown as a change.':
    'تُقارَن كصور، وتذكر النتيجة أرقامها. ويمكن لأداة «جعل PDF قابلًا للبحث (OCR)» أن تضيف إليها نصًا أولًا، لكن أي كلمة تُقرأ خطأً تظهر عندئذ كأنها تغيير.',
  'What do I get?': 'على ماذا أحصل؟',
  'A report of all pages that differ: which words were removed and added, and how much of the page looks different. Each page that looks different is shown in pale colours, with the differences in red. You can save all of it.':
    'على تقرير بكل الصفحات المختلفة: الكلمات المحذوفة والمضافة، ومقدار ما اختلف من شكل الصفحة. وكل صفحة تغيّر شكلها تُعرض بألوان باهتة والاختلافات بالأحمر. ويمكنك حفظ ذلك كله.',
  'What if pages were added or removed?': 'ماذا لو أُضيفت صفحات أو حُذفت؟',
  'Pages with the same text are compared with each other, even if they moved; the others are compared in order. The report lists pages that are only in one of the files.':
    'تُقارَن الصفحات ذات النص نفسه بعضها ببعض حتى لو تغيّر مكانها، وتُقارَن البقية بالترتيب. ويذكر التقرير الصفحات الموجودة في أحد الملفين فقط.',
  'Which file is which?': 'أي الملفين هو الأقدم؟',
  'The first file in the list is the older version, the second the newer one. Change their order to swap them.':
    'الملف الأول في القائمة هو النسخة الأقدم، والثاني الأحدث. غيّر ترتيبهما للتبديل بينهما.',
} satisfies TableWords<'tools/compare-pdf'>;
