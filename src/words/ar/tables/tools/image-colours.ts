export default {
  'Pick colours from an image': 'التقاط ألوان من صورة',
  'Find the main colours of an image and pick the colour of any pixel: as hex, RGB, OKLCH, CSS, JSON or a GIMP palette.':
    'اعرف الألوان الرئيسية في صورة والتقط لون أي بكسل: بصيغة hex أو RGB أو OKLCH أو CSS أو JSON أو لوحة ألوان GIMP.',
  'Find colours': 'البحث عن الألوان',
  'colour picker': 'منتقي الالوان | الوان الشعار',
  palette: 'لوحة الوان | hex',
  'hex code': 'كود اللون | معرفة كود اللون',
  eyedropper: 'قطارة | color picker',
  'pick colour': 'معرفة اللون',
  'dominant colours': 'كود لون من صورة',
  'colour codes': 'استخراج الالوان',
  'brand colours': 'الوان الصورة',
  'colours from logo': 'درجات الالوان',
  'Main colours': 'الألوان الرئيسية',
  'The maximum number. Colours that look alike count as one.': 'العدد الأقصى. والألوان المتشابهة تُحسب لونًا واحدًا.',
  CSS: 'CSS',
  'GIMP palette': 'لوحة ألوان GIMP',
  'How are the main colours found?': 'كيف يُعثر على الألوان الرئيسية؟',
  'Pixels that look alike are grouped, in a colour space (Oklab) where distance matches what the eye sees. Each colour is the average of its group, and the percentage says how much of the image the group covers. Transparent pixels do not count.':
    'تُجمع البكسلات المتشابهة في مجموعات، في فضاء لوني (Oklab) تطابق المسافة فيه ما تراه العين. وكل لون هو متوسط مجموعته، والنسبة المئوية تبيّن كم تغطي المجموعة من الصورة. ولا تُحسب البكسلات الشفافة.',
  'Are picked colours exact?': 'هل الألوان الملتقطة دقيقة؟',
  'Yes. You get that exact pixel of your file at full size, converted to sRGB if the image has another colour profile.':
    'نعم. تحصل على ذلك البكسل نفسه من ملفك بأبعاده الكاملة، بعد تحويله إلى sRGB إذا كان للصورة ملف تعريف ألوان آخر.',
} satisfies TableWords<'tools/image-colours'>;
