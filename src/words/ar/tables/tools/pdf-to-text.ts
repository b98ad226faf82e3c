export default {
  'PDF to text': 'PDF إلى نص',
  'Save the text of a PDF as a plain text file.': 'احفظ نص PDF كملف نصي عادي.',
  'Extract text': 'استخراج النص',
  'copy text': 'pdf الى نص | تحويل pdf الى نص | نسخ من pdf',
  'get text from pdf': 'نسخ نص من pdf | نسخ الكتابة من pdf | pdf to text',
  'extract text': 'استخراج نص من pdf | بي دي اف الى نص',
  txt: 'txt | استخراج الكتابة',
  'pdf to txt': 'pdf الى txt | تحويل pdf الى كتابة',
  'In which order is the text?': 'بأي ترتيب يكون النص؟',
  'Line by line, in the order in which the file stores it, with an empty line between pages. Columns and tables may come out differently from how they look: a PDF stores where each letter is, not how the text flows.':
    'سطرًا بعد سطر، بالترتيب الذي يخزّنه به الملف، وبين الصفحات سطر فارغ. وقد يختلف ترتيب الأعمدة والجداول عن مظهرها: يخزّن PDF مكان كل حرف، لا انسياب النص.',
  'Are form fields and comments included?': 'هل يشمل النص حقول النماذج والتعليقات؟',
  'Yes, if you can see them on the page: form values and text boxes. The text in a note’s pop-up window is not included.':
    'نعم، إذا كنت تراها على الصفحة: قيم النماذج ومربعات النص. ولا يشمل نص النافذة المنبثقة للملاحظة.',
  'They are images, and the result says which pages they are. Make a scan searchable (OCR) reads the text in them, and saves it or makes the PDF searchable.':
    'هي صور، وتذكر النتيجة أرقامها. وتقرأ أداة «جعل PDF قابلًا للبحث (OCR)» نصها وتحفظه أو تجعل PDF قابلًا للبحث.',
  'Why are some letters wrong?': 'لماذا تظهر بعض الأحرف خاطئة؟',
  'Some files do not say which letters their fonts show. Text that you copy from such a file in a PDF reader is wrong in the same way.':
    'بعض الملفات لا تحدد الأحرف التي تعرضها خطوطها. والنص الذي تنسخه من ملف كهذا في قارئ PDF خاطئ بالطريقة نفسها.',
} satisfies TableWords<'tools/pdf-to-text'>;
