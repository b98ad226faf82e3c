export default {
  Quality: 'الجودة',
  'Lower means smaller. Above 90, files get much bigger for no visible gain.':
    'كلما قلّت الجودة صغر الملف. وفوق 90 تكبر الملفات كثيرًا بلا تحسّن ملحوظ.',
  Mirror: 'عكس',
  'Left to right': 'أفقيًا',
  'Top to bottom': 'رأسيًا',
  'Remove location and names': 'إزالة الموقع والأسماء',
  'Keep only colour profile': 'إبقاء ملف تعريف الألوان فقط',
  Metadata: 'البيانات الوصفية',
  'Keep everything': 'إبقاء كل شيء',
  'Small previews in photos would still show what you hide, so they are always removed.':
    'تُزال المعاينات الصغيرة داخل الصور دائمًا، لأنها ستُظهر ما تخفيه.',
  'Write pages like 1-3, 7, last.': 'اكتب الصفحات مثل: ⁨1-3, 7, last⁩.',
  'About half the size': 'نحو نصف الحجم',
  'About a quarter of the size': 'نحو ربع الحجم',
  'Under 8 MB': 'أقل من ⁨8 MB⁩',
  'Under 10 MB': 'أقل من ⁨10 MB⁩',
  'Under 25 MB': 'أقل من ⁨25 MB⁩',
  'Under 50 MB': 'أقل من ⁨50 MB⁩',
  'Under 100 MB': 'أقل من ⁨100 MB⁩',
  'Under another size': 'أقل من حجم آخر',
  '1 MB is a million bytes, as in most upload limits.': 'يساوي ⁨1 MB⁩ مليون بايت، كما في معظم حدود الرفع.',
  'Area to keep': 'المنطقة المراد إبقاؤها',
  'A share of the width and height (0 to 1) or pixels, and the aspect ratio that every image should get.':
    'نسبة من العرض والارتفاع (من 0 إلى 1) أو عدد بكسلات، ونسبة الأبعاد التي ستأخذها كل صورة.',
  'Areas to hide': 'المناطق المراد إخفاؤها',
  'Positions are shares of the upright image, measured from its top left corner. An area without the number of a file applies to all files.':
    'المواضع نسب من الصورة باتجاهها الصحيح، مقيسة من زاويتها العليا اليسرى. والمنطقة التي لا تحمل رقم ملف تسري على كل الملفات.',
  'Number of plays': 'عدد مرات التشغيل',
  '0 repeats it forever.': 'القيمة 0 تكرّرها بلا نهاية.',
} satisfies TableWords<'options/options'>;
