export default {
  'Compress images': 'ضغط الصور',
  'Make JPEG, PNG, WebP, AVIF, GIF and other images smaller, many at once, with no visible difference or under a size.':
    'صغّر صور JPEG وPNG وWebP وAVIF وGIF وغيرها، عدة صور دفعة واحدة، بلا فرق ظاهر أو إلى ما دون حجم محدد.',
  minify: 'تحويل من mb الى kb',
  'photo smaller': 'صورة كبيرة | تخفيف حجم الصور',
  'lower quality': 'جودة اقل | تقليل جودة الصورة',
  tinypng: 'tinypng | تصغير الصور بالكيلوبايت',
  'mb to kb': 'ميجا الى كيلو | كمبرس',
  squoosh: 'squoosh',
  tinyjpg: 'tinyjpg',
  'resize in kb': 'تخفيف الصور',
  'No visible difference': 'بلا فرق ظاهر',
  'Choose the quality': 'اختيار الجودة',
  'Uses the best quality that fits. If quality alone is not enough, the image is also scaled down.':
    'تُستخدم أعلى جودة لا تتجاوز الحجم. وإن لم تكفِ الجودة وحدها، صُغّرت أبعاد الصورة أيضًا.',
  'No. If it cannot be made smaller, you get your own image back as it was encoded, without its metadata, and the result says so.':
    'لا. إذا تعذّر تصغير صورتك حصلت عليها بترميزها نفسه وبلا بياناتها الوصفية، وتذكر النتيجة ذلك.',
  'JPEG, WebP and AVIF are re-encoded at the lowest quality that shows no visible difference, unless you choose otherwise. PNG may be reduced to 256 colours if it looks the same. Animation, transparency and the colour profile are kept.':
    'يُعاد ترميز JPEG وWebP وAVIF بأقل جودة لا يظهر معها فرق، ما لم تختر غير ذلك. وقد يُخفض PNG إلى 256 لونًا إذا بقي المظهر نفسه. وتبقى الحركة والشفافية وملف تعريف الألوان.',
  'Which format is the smallest?': 'ما أصغر صيغة؟',
  'AVIF or WebP for most photos, PNG for some drawings. Choose “Smallest” to try them all for each image: quick drafts first, then the most promising ones in full. Formats that would lose transparency or animation are skipped. The result shows the size in each format.':
    'صيغة AVIF أو WebP لمعظم الصور، وPNG لبعض الرسومات. اختر «الأصغر» لتُجرَّب كلها على كل صورة: تُجرَّب مسودات سريعة أولًا، ثم تُكمَل أفضلها. ولا تُجرَّب الصيغ التي تُفقد الصورة شفافيتها أو حركتها. وتُظهر النتيجة الحجم بكل صيغة.',
} satisfies TableWords<'tools/compress-image'>;
