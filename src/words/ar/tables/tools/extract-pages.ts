export default {
  'Extract PDF pages': 'استخراج صفحات من PDF',
  'Save pages of a PDF as a new PDF, in any order. Nothing from the other pages is left in it.':
    'احفظ صفحات من PDF في ملف PDF جديد بأي ترتيب. ولا يبقى فيه شيء من الصفحات الأخرى.',
  extracted: 'مستخرج',
  'save pages': 'استخراج صفحات | بعض الصفحات',
  'take pages': 'حفظ صفحات من pdf | حفظ صفحة واحدة',
  'single pages': 'صفحة واحدة من pdf | قص صفحات من pdf',
  'pull out pages': 'اخذ صفحات | extract pages',
  'some pages of pdf': 'فصل صفحات pdf',
  'one page of pdf': 'صفحات محددة',
  'one page only': 'استخراج صفحة من pdf',
  'only some pages': 'سحب صفحة',
  'For example 1-3, 7, last. The new PDF has them in this order.':
    'مثال: ⁨1-3, 7, last⁩. وتظهر الصفحات في الملف الجديد بهذا الترتيب.',
  'Are the other pages really gone?': 'هل تختفي الصفحات الأخرى فعلًا؟',
  'Yes. The new file only contains what belongs to its pages: text, images, comments, form values, tags, layers and bookmarks of other pages are not in it. The document’s title and author stay.':
    'نعم. لا يحوي الملف الجديد إلا ما يخص صفحاته: فلا نص ولا صور ولا تعليقات ولا قيم نماذج ولا وسوم ولا طبقات ولا إشارات مرجعية من صفحات أخرى. ويبقى عنوان المستند ومؤلفه.',
  'What is kept with a page?': 'ما الذي يبقى مع الصفحة؟',
  'Everything on it, unchanged: text, images, fonts, comments, form fields with their values, tags for screen readers, layers, its page label, web links, links to other extracted pages, and the bookmarks that lead to it. Files attached to the document, articles, XFA forms and digital signatures are removed.':
    'كل ما عليها دون تغيير: النص والصور والخطوط والتعليقات وحقول النماذج بقيمها، ووسوم قارئات الشاشة، والطبقات، وتسمية الصفحة، وروابط الويب، والروابط إلى صفحات مستخرجة أخرى، والإشارات المرجعية التي تقود إليها. وتُزال الملفات المرفقة بالمستند والمقالات ونماذج XFA والتوقيعات الرقمية.',
} satisfies TableWords<'tools/extract-pages'>;
