export default {
  'Merge images': 'دمج الصور',
  'Join images side by side, one below the other or in a grid, with gaps and a background.':
    'اجمع الصور جنبًا إلى جنب أو بعضها تحت بعض أو في شبكة، مع فواصل وخلفية.',
  collage: 'دمج صور | وضع صورتين بجانب بعض',
  'before and after': 'دمج صورتين | لصق الصور',
  montage: 'كولاج | سكرين شوت طويل',
  grid: 'قبل وبعد | جمع الصور في صورة واحدة',
  panorama: 'تجميع الصور | مونتاج صور',
  'put photos together': 'شبكة صور | collage',
  'long screenshot': 'بانوراما',
  Layout: 'التخطيط',
  'Side by side': 'جنبًا إلى جنب',
  'One below the other': 'بعضها تحت بعض',
  Grid: 'شبكة',
  'Pages of a TIFF': 'صفحات TIFF',
  Sizes: 'الأبعاد',
  'Match the smallest': 'مطابقة الأصغر',
  'Match the largest': 'مطابقة الأكبر',
  'Keep their sizes': 'إبقاء أبعادها',
  'Side by side, images get the same height; one below the other, the same width.':
    'جنبًا إلى جنب تأخذ الصور الارتفاع نفسه، وبعضها تحت بعض تأخذ العرض نفسه.',
  'Align smaller images': 'محاذاة الصور الأصغر',
  'Top or left': 'أعلى أو يسار',
  Centre: 'وسط',
  'Bottom or right': 'أسفل أو يمين',
  'Gap between images': 'الفاصل بين الصور',
  'Margin around all': 'الهامش حول الكل',
  Background: 'الخلفية',
  'A colour': 'لون',
  'Background colour': 'لون الخلفية',
  'In which order are they joined?': 'بأي ترتيب تُجمع؟',
  'In the order of the list: drag a row by its handle, or use the arrows. A grid is filled row by row, from the left.':
    'بترتيب القائمة: اسحب صفًا من مقبضه أو استخدم الأسهم. وتُملأ الشبكة صفًا بعد صف، من اليسار.',
  'What happens to images of different sizes?': 'ماذا يحدث للصور المختلفة الأبعاد؟',
  'They get the same height side by side, the same width one below the other, and cells of the same size in a grid, and keep their proportions. “Keep their sizes” does not change any pixels.':
    'تأخذ الارتفاع نفسه جنبًا إلى جنب، والعرض نفسه بعضها تحت بعض، وخلايا متساوية في الشبكة، مع الحفاظ على تناسبها. أما «إبقاء أبعادها» فلا يغيّر أي بكسل.',
  'Can I make one file with several pages?': 'هل يمكنني عمل ملف واحد بعدة صفحات؟',
  'Yes, a TIFF: each image keeps its size, colour depth and colour profile, without loss. The pages of a TIFF in the list stay pages. For a PDF, use Images to PDF.':
    'نعم، بصيغة TIFF: تحتفظ كل صورة بأبعادها وعمق ألوانها وملف تعريف ألوانها، دون فقد. وصفحات TIFF الموجودة في القائمة تبقى صفحات. ولملف PDF استخدم «صور إلى PDF».',
  'The metadata of all files: date, camera, location and names. In a single image, colours are converted to sRGB, so that they match. Only the first frame of an animation is used.':
    'البيانات الوصفية لكل الملفات: التاريخ والكاميرا والموقع والأسماء. وفي الصورة الواحدة تُحوَّل الألوان إلى sRGB لتتوافق. ولا يُستخدم من الصورة المتحركة إلا الإطار الأول.',
} satisfies TableWords<'tools/merge-images'>;
