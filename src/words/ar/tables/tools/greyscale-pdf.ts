export default {
  'Greyscale PDF': 'PDF بتدرج الرمادي',
  'Turn a PDF grey: text, lines, gradients and images lose their colours. Text stays text.':
    'حوّل PDF إلى تدرج الرمادي: يفقد النص والخطوط والتدرجات والصور ألوانها. ويبقى النص نصًا.',
  'Make grey': 'تحويل إلى رمادي',
  grey: 'رمادي',
  'black and white': 'ابيض واسود | توفير الطابعة',
  grayscale: 'pdf ابيض واسود | تحويل pdf رمادي',
  monochrome: 'رمادي | حذف الالوان من pdf',
  'remove colour': 'تحويل pdf الى ابيض واسود | grayscale',
  bw: 'تدرج رمادي',
  'without colour': 'ازالة الالوان',
  'save ink': 'بدون الوان',
  'save toner': 'توفير الحبر',
  'What is turned grey?': 'ما الذي يصبح رماديًا؟',
  'Text, lines and fills, linear and radial gradients, patterns, comments, form fields and images, each as bright as its colours look. Pages are not turned into images, so text can still be searched.':
    'النص والخطوط والتعبئات والتدرجات الخطية والشعاعية والزخارف والتعليقات وحقول النماذج والصور، كل منها بقدر سطوع ألوانه. ولا تتحول الصفحات إلى صور، فيبقى البحث في النص ممكنًا.',
  'What stays in colour?': 'ما الذي يبقى ملونًا؟',
  'Mesh gradients, images with one colour made transparent, and small inline images. They are rare; the result says how many there are.':
    'التدرجات الشبكية، والصور التي جُعل لون واحد منها شفافًا، والصور الصغيرة المضمّنة في السطر. وهي نادرة، وتذكر النتيجة عددها.',
  'JPEG images are re-encoded at high quality; others keep every pixel. Everything else is as sharp as before.':
    'يُعاد ترميز صور JPEG بجودة عالية، ويحتفظ غيرها بكل بكسل. وكل ما عدا ذلك يبقى بحدّته.',
} satisfies TableWords<'tools/greyscale-pdf'>;
