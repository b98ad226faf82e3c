export default {
  'Rotate and flip images': 'تدوير الصور وعكسها',
  'Rotate images by 90°, 180° or any angle, straighten and flip them, many at once.':
    'دوّر الصور ⁨90°⁩ أو ⁨180°⁩ أو بأي زاوية، وعدّل ميلها واعكسها، عدة صور دفعة واحدة.',
  straighten: 'تدوير صورة | عكس صورة | تعديل الصورة المائلة | لف الصورة | استقامة الصورة | صورة معكوسة',
  deskew: 'قلب صورة | تعديل ميلان الصورة | صورة مقلوبة | عكس الصورة مرآة | تدوير الصور | rotate',
  'By another angle': 'بزاوية أخرى',
  'Clockwise; negative numbers rotate the other way.': 'باتجاه عقارب الساعة، والأرقام السالبة بعكسه.',
  'Empty corners': 'الزوايا الفارغة',
  'Crop them off': 'اقتصاصها',
  'Fill with a colour': 'ملؤها بلون',
  'Corner colour': 'لون الزوايا',
  'JPEG photos': 'صور JPEG',
  'Keep every pixel': 'إبقاء كل بكسل',
  'Keep pixels, crop edges': 'إبقاء البكسلات وقص الحواف',
  'Re-encode': 'إعادة الترميز',
  'A JPEG is rotated block by block, without re-encoding. If its sides are not whole blocks, the file stores how to rotate it, or up to 15 pixels are cropped at an edge.':
    'تُدوَّر صورة JPEG كتلة بكتلة دون إعادة ترميز. وإذا لم تكن أضلاعها كتلًا كاملة، خزّن الملف كيفية تدويرها، أو قُصّ ما يصل إلى 15 بكسلًا من حافة.',
  'Why is my photo upright here and sideways elsewhere?':
    'لماذا تظهر صورتي صحيحة هنا ومقلوبة على جانبها في برامج أخرى؟',
  'The file stores how to rotate it, and some programs ignore that. Choose “None”: the result is really rotated, so it looks the same everywhere. A JPEG may lose up to 15 pixels at an edge if its sides are not whole blocks.':
    'يخزّن الملف كيفية تدويرها، وبعض البرامج تتجاهل ذلك. اختر «بلا»: تُدوَّر النتيجة فعلًا فتظهر بالاتجاه نفسه في كل مكان. وقد تفقد صورة JPEG ما يصل إلى 15 بكسلًا عند حافة إذا لم تكن أضلاعها كتلًا كاملة.',
  'A JPEG loses nothing if you rotate it by right angles or flip it: its blocks of 8 or 16 pixels change places, and every pixel keeps its value. If its sides are not whole blocks, the file stores how to rotate it instead, unless you choose otherwise. Other angles and other lossy formats are re-encoded.':
    'لا تفقد صورة JPEG شيئًا إذا دوّرتها بزوايا قائمة أو عكستها: تتبادل كتلها، وطولها 8 أو 16 بكسلًا، أماكنها، ويحتفظ كل بكسل بقيمته. وإذا لم تكن أضلاعها كتلًا كاملة، خزّن الملف كيفية تدويرها بدلًا من ذلك، ما لم تختر غيره. ويُعاد الترميز مع الزوايا الأخرى والصيغ الأخرى ذات الفقد.',
  'How do I straighten a crooked horizon?': 'كيف أعدّل صورة أفقها مائل؟',
  'Choose “By another angle” with a few degrees, and “Crop them off”: you get the largest upright image that fits inside the rotated one.':
    'اختر «بزاوية أخرى» مع بضع درجات، و«اقتصاصها»: تحصل على أكبر صورة مستقيمة تتسع لها الصورة بعد تدويرها.',
  'Yes, every frame is rotated, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'نعم، يُدوَّر كل إطار وبالتوقيت نفسه. وتحتفظ GIF وWebP وAPNG وAVIF وJPEG XL بصيغتها، وإن لم يستطع متصفحك كتابة AVIF متحرك تحوّل إلى WebP.',
} satisfies TableWords<'tools/rotate-image'>;
