export default {
  'Images to PDF': 'صور إلى PDF',
  'Combine photos, scans and graphics into one PDF, in any order. JPEG images are not re-encoded.':
    'اجمع صورًا وصفحات ممسوحة ضوئيًا ورسومًا في ملف PDF واحد، بأي ترتيب. لا يُعاد ترميز صور JPEG.',
  'photos to pdf': 'صور الى pdf | صور لملف pdf',
  'photos in pdf': 'تحويل الصور الى pdf | images to pdf',
  'scan to pdf': 'صورة الى pdf',
  'combine images into pdf': 'تحويل صوره الى pdf',
  'pictures into one pdf': 'jpg الى pdf',
  'receipt to pdf': 'سكان الى pdf',
  'create pdf': 'جمع الصور في pdf',
  'make pdf': 'صور في ملف واحد',
  'pdf maker': 'انشاء pdf',
  'paper to pdf': 'عمل pdf',
  'a4 photo': 'تحويل الصور الى بي دي اف',
  'multiple photos in one pdf': 'ايصال الى pdf',
  'photo of document to pdf': 'صور بي دي اف',
  'Page size': 'مقاس الصفحة',
  'Wide images get landscape pages.': 'الصور العريضة تأخذ صفحات أفقية.',
  Margin: 'الهامش',
  '10 mm': '⁨10 mm⁩',
  '20 mm': '⁨20 mm⁩',
  'Do my photos lose quality?': 'هل تفقد صوري شيئًا من جودتها؟',
  'JPEG files go into the PDF as they are, and so do PNG files without transparency: nothing is compressed again. Other lossy formats, like HEIC and WebP, become high-quality JPEG, because PDF cannot hold them; everything else is stored without loss.':
    'تدخل ملفات JPEG في PDF كما هي، وكذلك ملفات PNG التي بلا شفافية: لا يُضغط شيء مرة أخرى. والصيغ الأخرى ذات الفقد، مثل HEIC وWebP، تصبح JPEG عالي الجودة لأن PDF لا يدعمها، ويُخزَّن كل ما عداها دون فقد.',
  'Every pixel, upright, with colour profile, transparency, CMYK and 16-bit depth. Every page of a TIFF becomes a page. Location, camera and other metadata are not included in the PDF.':
    'كل بكسل، والصورة باتجاهها الصحيح، مع ملف تعريف الألوان والشفافية وCMYK وعمق 16 بت. وكل صفحة في ملف TIFF تصبح صفحة. ولا يدخل في PDF الموقع ولا الكاميرا ولا غيرهما من البيانات الوصفية.',
  'How large are the pages?': 'ما مقاس الصفحات؟',
  'The size of the image at its stored resolution, or at 96 pixels per inch if it has none; or A4 or Letter, with the image as large as the margins allow.':
    'مقاس الصورة بدقتها المخزَّنة، أو بدقة 96 بكسلًا لكل بوصة إن لم تكن لها دقة، أو A4 أو Letter مع تكبير الصورة بقدر ما تسمح الهوامش.',
} satisfies TableWords<'tools/images-to-pdf'>;
