export default {
  'Convert images': 'تحويل الصور',
  'Convert JPEG, PNG, WebP, AVIF, GIF, TIFF, JPEG XL and HEIC images to other formats, many at once.':
    'حوّل صور JPEG وPNG وWebP وAVIF وGIF وTIFF وJPEG XL وHEIC إلى صيغ أخرى، عدة صور دفعة واحدة.',
  'image converter': 'محول صور | حفظ بصيغة jpg | image converter',
  'photo format': 'تحويل صورة | jfif الى jpg',
  'picture converter': 'تحويل صيغة الصور | تحويل الى jpg',
  'export as': 'تحويل الصور | تحويل الى png',
  'save as jpg': 'صيغة الصورة | تغيير امتداد الصورة',
  'jfif to jpg': 'تصدير كـ | تحويل الصورة الى jpg',
  'Convert to': 'تحويل إلى',
  'What happens to transparent areas?': 'ماذا يحدث للمناطق الشفافة؟',
  'They are kept in every format except JPEG, which has no transparency: there they become white, and the result says so.':
    'تبقى في كل الصيغ إلا JPEG التي لا تدعم الشفافية: تصبح فيها بيضاء، وتذكر النتيجة ذلك.',
  'What happens to animation?': 'ماذا يحدث للحركة؟',
  'GIF, WebP, PNG (as APNG), AVIF and JPEG XL stay animated, with the same timing. The other formats hold a single image here. Firefox and Safari cannot write animated AVIF. You are warned before you start.':
    'تبقى صور GIF وWebP وPNG (بصيغة APNG) وAVIF وJPEG XL متحركة وبالتوقيت نفسه. أما الصيغ الأخرى فلا تضم هنا إلا صورة واحدة. ولا يستطيع Firefox وSafari كتابة AVIF متحرك. وسترى تنبيهًا قبل أن تبدأ.',
  'Can it choose the format?': 'هل يمكن أن تُختار الصيغة تلقائيًا؟',
  '“Smallest” compresses each file in every suitable format, with no visible difference, and keeps the smallest. The result shows the size in each format.':
    'نعم: مع «الأصغر» يُضغط كل ملف بكل صيغة مناسبة بلا فرق ظاهر، ويُحتفظ بأصغر النتائج. وتُظهر النتيجة الحجم بكل صيغة.',
  'Do colours change?': 'هل تتغير الألوان؟',
  'No. The colour profile is kept if the format supports it; otherwise, colours are converted to sRGB.':
    'لا. يبقى ملف تعريف الألوان إذا دعمته الصيغة، وإلا حُوّلت الألوان إلى sRGB.',
} satisfies TableWords<'tools/convert-image'>;
