export default {
  animation: 'الحركة',
  transparency: 'الشفافية',
  'Transparent areas become white.': 'تصبح المناطق الشفافة بيضاء.',
  'animation with its timing': 'الحركة وتوقيتها',
  'Only the first frame of an animation is kept.': 'لا يبقى من الصورة المتحركة إلا الإطار الأول.',
  'more than 8 bits per channel': 'أكثر من 8 بت لكل قناة',
  depth: 'العمق',
  'Colour depth above 8 bits per channel is reduced to 8 bits.': 'يُخفض عمق اللون إلى 8 بت لكل قناة إن كان أكبر من ذلك.',
  'the colour profile': 'ملف تعريف الألوان',
  colours: 'الألوان',
  'Colours are converted to sRGB.': 'تُحوَّل الألوان إلى sRGB.',
  'Does the file get smaller?': 'هل يصغر الملف؟',
  'Our {0} test photos took {1} as {2} and {3} as {4} with the default settings: {5}. Other images differ; each result shows its size.':
    'شغلت صورنا التجريبية وعددها {0} مساحة {1} بصيغة {2}، و{3} بصيغة {4} بالإعدادات الافتراضية: {5}. تختلف النسبة من صورة إلى أخرى، ويظهر الحجم مع كل نتيجة.',
  '{0} holds at most 256 colours.': 'لا يدعم {0} أكثر من 256 لونًا.',
  'In Firefox and Safari, which cannot write animated AVIF, only the first frame of an animation is kept. You are warned before you start.':
    'في Firefox وSafari، وهما لا يستطيعان كتابة AVIF متحرك، لا يبقى من الصورة المتحركة إلا الإطار الأول. وسترى تنبيهًا قبل أن تبدأ.',
  'Some detail that is hard to see, depending on the quality you choose.':
    'تُفقد تفاصيل تصعب ملاحظتها، بحسب الجودة التي تختارها.',
  'Convert {0} to PDF': 'تحويل {0} إلى PDF',
  'Combine {0} files into one PDF, in any order, one image per page.':
    'اجمع ملفات {0} في ملف PDF واحد، بأي ترتيب، صورة في كل صفحة.',
  ' Keeps {0}.': ' ويحافظ التحويل على {0}.',
  'Convert {0} images to {1}, many at once.{2}': 'حوّل صور {0} إلى {1}، عدة صور دفعة واحدة.{2}',
  'The image, upright, with the same number of pixels; {0}. Date and camera are kept unless you choose otherwise; location and names are not.':
    'الصورة باتجاهها الصحيح وبعدد البكسلات نفسه، مع {0}. يبقى التاريخ ونوع الكاميرا ما لم تختر غير ذلك، ولا يبقى الموقع ولا الأسماء.',
  'The image, upright, with the same number of pixels. Date and camera are kept unless you choose otherwise; location and names are not.':
    'الصورة باتجاهها الصحيح وبعدد البكسلات نفسه. يبقى التاريخ ونوع الكاميرا ما لم تختر غير ذلك، ولا يبقى الموقع ولا الأسماء.',
  'Nothing of the image: {0} keeps every pixel.': 'لا يُفقد من الصورة شيء: يحتفظ {0} بكل بكسل.',
  'Convert PDF to {0}': 'تحويل PDF إلى {0}',
  'Turn the pages of a PDF into {0} images, at the resolution you choose.':
    'حوّل صفحات PDF إلى صور {0}، بالدقة التي تختارها.',
} satisfies TableWords<'pairs/pairs'>;
