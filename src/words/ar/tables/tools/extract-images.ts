export default {
  'Extract images from PDF': 'استخراج الصور من PDF',
  'Save the images in a PDF at their original resolution. JPEG images are not re-encoded.':
    'احفظ الصور الموجودة في PDF بدقتها الأصلية. لا يُعاد ترميز صور JPEG.',
  'get pictures out of pdf': 'استخراج صور من pdf | تنزيل الصور من pdf | صور من ملف pdf',
  'images from pdf': 'اخراج الصور من pdf | سحب الصور من pdf | صور من بي دي اف',
  'save pdf images': 'صور من pdf | استخراج الصور | حفظ صورة من pdf',
  'photos from pdf': 'حفظ صور pdf | فصل الصور | extract images',
  'No. A JPEG comes out byte for byte as it is stored in the file, plus its colour profile if the PDF has one for it. A JPEG that the PDF shows through a mask or in other colours becomes PNG, like all other images: pixel by pixel, with full colour depth and transparency. Print colours (CMYK) are converted to sRGB.':
    'لا. تخرج صورة JPEG كما هي مخزَّنة في الملف تمامًا، مع ملف تعريف ألوانها إن وُجد في PDF. أما JPEG الذي يعرضه PDF من خلال قناع أو بألوان أخرى فيصبح PNG مثل سائر الصور: بكسلًا ببكسل، بعمق ألوان كامل وشفافية. وتُحوَّل ألوان الطباعة (CMYK) إلى sRGB.',
  'Which images are found?': 'أي الصور تُستخرج؟',
  'All images drawn on the pages, including those in drawings, patterns and comments. Each is saved once, even if it is used several times, and in full, even if the page shows only part of it. Drawings made of lines and text are not images: for those, use PDF to images.':
    'كل الصور المرسومة على الصفحات، ومنها ما في الرسوم والزخارف والتعليقات. وتُحفظ كل صورة مرة واحدة وإن استُخدمت مرات، وكاملةً وإن لم تُظهر الصفحة إلا جزءًا منها. والرسوم المكوّنة من خطوط ونص ليست صورًا: استخدم لها «PDF إلى صور».',
  'How are they saved?': 'كيف تُحفظ؟',
  'As numbered files, in the order of the pages. Several images are saved as one ZIP, or to a folder.':
    'كملفات مرقّمة بترتيب الصفحات. وتُحفظ عدة صور في ملف ZIP واحد أو في مجلد.',
} satisfies TableWords<'tools/extract-images'>;
