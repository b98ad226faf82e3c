export default {
  'Combine PDF files and photos into one PDF, in any order, with bookmarks, links, forms and layers.':
    'اجمع ملفات PDF وصورًا في PDF واحد، بأي ترتيب، مع الإشارات المرجعية والروابط والنماذج والطبقات.',
  unite: 'دمج pdf | دمج ملفين pdf | جمع pdf | merge pdf',
  bind: 'دمج ملفات pdf | ضم ملفات pdf | ربط ملفات pdf',
  'add pdf to pdf': 'جمع ملفات pdf | pdf واحد | تجميع pdf',
  'one pdf': 'دمج بي دي اف | اضافة pdf الى pdf | دمج الملفات',
  'All pages, or a list: 1:1-3, 2:all means pages 1 to 3 of the first file and all of the second.':
    'كل الصفحات أو قائمة: ⁨1:1-3, 2:all⁩ تعني الصفحات من 1 إلى 3 من الملف الأول وكل الملف الثاني.',
  'Page size for images': 'مقاس صفحات الصور',
  'Start each file on a right-hand page': 'بدء كل ملف على ورقة جديدة',
  'For double-sided printing.': 'للطباعة على الوجهين.',
  'Every page, unchanged: text, images and fonts are copied and never compressed again. Also bookmarks, links, form fields with their values, comments, attachments, page labels, layers and the tags that screen readers use. Title, author and language come from the first file.':
    'كل صفحة دون تغيير: يُنسخ النص والصور والخطوط ولا يُضغط من جديد أبدًا. وكذلك الإشارات المرجعية والروابط وحقول النماذج بقيمها والتعليقات والمرفقات وتسميات الصفحات والطبقات والوسوم التي تستخدمها قارئات الشاشة. ويُؤخذ العنوان والمؤلف واللغة من الملف الأول.',
  'Digital signatures, because they are only valid for the original file; XFA forms; the file view that a portfolio opens with; and data that programs store for themselves in later files. The result says so if a file had any of these. If two files have form fields of the same name, the later ones are renamed, so that they stay separate.':
    'التوقيعات الرقمية، لأنها لا تصلح إلا للملف الأصلي، ونماذج XFA، وقائمة الملفات التي تُفتح بها محافظ PDF، والبيانات التي تخزّنها البرامج لنفسها في الملفات التالية للأول. وتذكر النتيجة إن كان في ملف شيء منها. وإذا كان في ملفين حقول نماذج بالاسم نفسه، أُعيدت تسمية حقول الملف اللاحق لتبقى منفصلة.',
  'Can I choose pages from each file?': 'هل يمكنني اختيار صفحات من كل ملف؟',
  'Yes: type them next to the file, for example 1-3, 7 or 10-1, or open the page view and choose them there.':
    'نعم: اكتبها بجانب الملف، مثل ⁨1-3, 7⁩ أو ⁨10-1⁩، أو افتح عرض الصفحات واخترها هناك.',
  'Can I add photos?': 'هل يمكنني إضافة صور؟',
  'Yes: each becomes a page, upright. JPEG images are not re-encoded; formats that PDF cannot hold become high-quality JPEG or are stored without loss. Every page of a TIFF becomes a page.':
    'نعم: تصبح كل صورة صفحة باتجاهها الصحيح. لا يُعاد ترميز صور JPEG، والصيغ التي لا يدعمها PDF تصبح JPEG عالي الجودة أو تُخزَّن دون فقد. وكل صفحة في ملف TIFF تصبح صفحة.',
  'Can I merge password-protected files?': 'هل يمكنني دمج ملفات محمية بكلمة مرور؟',
  'Yes: you are asked for the password next to the file. Files with the same password open together. The result is not encrypted.':
    'نعم: تُطلب منك كلمة المرور بجانب الملف. والملفات التي لها كلمة المرور نفسها تُفتح معًا. ولا تكون النتيجة مشفَّرة.',
  'How large can my files be?': 'كم يمكن أن يكون حجم ملفاتي؟',
  'Large files are read in parts, and their images are copied without being loaded, so you can merge gigabytes. You only need disk space for the result.':
    'تُقرأ الملفات الكبيرة على أجزاء وتُنسخ صورها دون تحميلها، فيمكنك دمج ملفات بحجم عدة غيغابايت. ولا يلزم إلا مساحة على القرص للنتيجة.',
} satisfies TableWords<'tools/merge-pdf'>;
