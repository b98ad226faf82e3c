export default {
  'PDF to images': 'PDF إلى صور',
  'Turn the pages of a PDF into JPEG, PNG or WebP images, at the resolution you choose.':
    'حوّل صفحات PDF إلى صور JPEG أو PNG أو WebP بالدقة التي تختارها.',
  'pdf to jpg': 'pdf الى صور | حفظ pdf كصورة',
  'pdf to png': 'تحويل pdf الى صور | تحويل pdf الى jpg',
  'save pdf as picture': 'pdf الى jpg | بي دي اف الى صور',
  'render pdf': 'pdf الى png | صفحة pdf كصورة',
  'pdf screenshot': 'تحويل بي دي اف الى صورة | تحويل ملف pdf الى صور',
  'pdf to photo': 'pdf الى صورة | pdf to jpg',
  dpi: 'dpi',
  '96 for screens, 150 for reading, 300 for printing.': '96 للشاشة، و150 للقراءة، و300 للطباعة.',
  'Screen, 150 dpi': 'شاشة، ⁨150 dpi⁩',
  'Print, 300 dpi': 'طباعة، ⁨300 dpi⁩',
  'Fine print, 600 dpi': 'طباعة دقيقة، ⁨600 dpi⁩',
  'Which resolution and format should I choose?': 'أي دقة وصيغة أختار؟',
  '150 dpi is good for reading on a screen, 300 dpi for printing. PNG keeps the sharp edges of text and drawings; JPEG and WebP are smaller for scans and photos. An A4 page has 1240 × 1754 pixels at 150 dpi.':
    'تكفي ⁨150 dpi⁩ للقراءة على الشاشة و⁨300 dpi⁩ للطباعة. وتحافظ PNG على حدّة النص والرسوم، وJPEG وWebP أصغر للصفحات الممسوحة ضوئيًا والصور. وصفحة A4 أبعادها ⁨1240 × 1754⁩ بكسل بدقة ⁨150 dpi⁩.',
  'What do the images show?': 'ماذا تُظهر الصور؟',
  'Each page as a PDF reader shows it, upright, on white, with comments and form fields. Pages are drawn by PDFium, which Chrome uses too.':
    'كل صفحة كما يعرضها قارئ PDF: باتجاهها الصحيح على خلفية بيضاء، مع التعليقات وحقول النماذج. ويرسم الصفحات PDFium الذي يستخدمه Chrome أيضًا.',
  'How are many pages saved?': 'كيف تُحفظ صفحات كثيرة؟',
  'Each page becomes a numbered file; several are saved as one ZIP, or to a folder.':
    'تصبح كل صفحة ملفًا مرقّمًا، وتُحفظ عدة ملفات في ZIP واحد أو في مجلد.',
  'Can I get the images in the PDF instead of its pages?': 'هل يمكنني الحصول على الصور التي في PDF بدل صفحاته؟',
  'Yes, with Extract images from PDF: it saves them at their original resolution, and JPEG images without re-encoding.':
    'نعم، بأداة «استخراج الصور من PDF»: تحفظها بدقتها الأصلية، وصور JPEG دون إعادة ترميز.',
} satisfies TableWords<'tools/pdf-to-images'>;
