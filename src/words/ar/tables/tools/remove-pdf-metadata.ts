export default {
  'Remove PDF metadata': 'إزالة بيانات PDF الوصفية',
  'See what a PDF reveals about who made it, when and with which program, and remove it, also from its photos.':
    'اعرف ما يكشفه PDF عمّن أنشأه ومتى وبأي برنامج، وأزله، حتى من صوره.',
  sanitise: 'تنظيف pdf | حذف اسم المؤلف من pdf | اخفاء اسم صاحب الملف',
  'clean pdf': 'حذف بيانات pdf | ازالة معلومات pdf | حذف خصائص pdf',
  'author of pdf': 'مؤلف pdf | ازالة بيانات pdf | ازالة الميتاداتا من pdf',
  'delete author': 'حذف المؤلف | مسح بيانات الملف | remove metadata',
  'Keep the title': 'إبقاء العنوان',
  'PDF readers show it, and screen readers say it first.': 'تعرضه قارئات PDF، وتنطقه قارئات الشاشة أولًا.',
  'Title, author, subject, keywords, programs and dates in the information dictionary and in XMP, for the document, its pages and its images; page thumbnails; data that programs store in the file for themselves; identifiers that tell one file from its copies; and in JPEG photos EXIF with location and camera, IPTC and comments. The result lists it.':
    'العنوان والمؤلف والموضوع والكلمات المفتاحية والبرامج والتواريخ في قاموس المعلومات وفي XMP، للمستند وصفحاته وصوره، ومصغّرات الصفحات، والبيانات التي تخزّنها البرامج لنفسها في الملف، والمعرّفات التي تميز الملف من نسخه، وفي صور JPEG بيانات EXIF وفيها الموقع والكاميرا، وIPTC والتعليقات. وتعدّدها النتيجة.',
  'Do the photos get worse?': 'هل تقل جودة الصور؟',
  'No. They are not re-encoded: only the metadata is removed.': 'لا. لا يُعاد ترميزها: تُزال البيانات الوصفية فقط.',
  'Are earlier versions of the file gone?': 'هل تختفي النسخ السابقة من الملف؟',
  'Yes. Programs often only append changes, so older content stays in the file. The new file contains only what is still used.':
    'نعم. كثيرًا ما تُلحق البرامج التغييرات فقط، فيبقى المحتوى القديم في الملف. أما الملف الجديد فلا يحوي إلا ما زال مستخدمًا.',
  'Everything people see or use: pages, comments with their authors’ names, form values, links, bookmarks, attachments, and the language that screen readers use. Fonts keep the names of their makers.':
    'كل ما يراه الناس أو يستخدمونه: الصفحات، والتعليقات مع أسماء كاتبيها، وقيم النماذج، والروابط، والإشارات المرجعية، والمرفقات، واللغة التي تستخدمها قارئات الشاشة. وتحتفظ الخطوط بأسماء صانعيها.',
} satisfies TableWords<'tools/remove-pdf-metadata'>;
