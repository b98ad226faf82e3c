export default {
  'our {0} test photos took {1} as PNG, and {2} as JPEG.':
    'شغلت صورنا التجريبية وعددها {0} مساحة {1} بصيغة PNG، و{2} بصيغة JPEG.',
  'How does a JPEG get smaller?': 'كيف يصغر ملف JPEG؟',
  'It is encoded again with mozjpeg at the lowest quality that a comparison with your picture finds alike. A JPEG that is already as small as that stays as it is, bit for bit.':
    'يُعاد ترميزه باستخدام mozjpeg بأقل جودة تبدو مطابقة لصورتك عند المقارنة. وإن كان ملف JPEG صغيرًا بهذا القدر أصلًا، بقي كما هو تمامًا.',
  'Does a JPEG get worse each time?': 'هل تسوء جودة JPEG في كل مرة؟',
  'Yes, each encoding rounds the picture once more. Compress the original rather than a copy that was compressed before.':
    'نعم، فكل ترميز يقرّب قيم الصورة مرة أخرى. اضغط الأصل لا نسخة ضُغطت من قبل.',
  'How does a PNG get smaller?': 'كيف يصغر ملف PNG؟',
  'Where 256 colours look the same as all of them, as in most drawings and screenshots, the PNG keeps 256. Otherwise every pixel stays exactly as it is, and only the packing gets better.':
    'إذا كان المظهر لا يتغير بخفض الألوان إلى 256 لونًا، كما في معظم الرسومات ولقطات الشاشة، احتفظ PNG بها فقط. وإلا بقي كل بكسل كما هو تمامًا، وتحسّن الضغط وحده.',
  'Why is my photo still large as a PNG?': 'لماذا ما زالت صورتي كبيرة بصيغة PNG؟',
  'PNG keeps every pixel, noise and all. Choose JPEG as the format, or WebP to keep transparency: {0}':
    'يحتفظ PNG بكل بكسل، حتى التشويش. اختر صيغة JPEG، أو WebP للحفاظ على الشفافية: {0}',
  'How does a WebP get smaller?': 'كيف يصغر ملف WebP؟',
  'It is encoded again at the lowest quality that a comparison with your picture finds alike. Transparency and animation stay.':
    'يُعاد ترميزه بأقل جودة تبدو مطابقة لصورتك عند المقارنة. وتبقى الشفافية والحركة.',
  'Is there anything smaller than WebP?': 'هل هناك ما هو أصغر من WebP؟',
  'AVIF often is, at the same look. Choose “The smallest” as the format, and each file is tried as both: the row shows what each takes.':
    'كثيرًا ما يكون AVIF أصغر مع المظهر نفسه. اختر الصيغة «الأصغر» ليُجرَّب كل ملف بالصيغتين، ويُظهر الصف حجم كل منهما.',
  'How does a GIF get smaller?': 'كيف يصغر ملف GIF؟',
  'It is packed again, with as few colours as look the same. All frames and their times stay. If that wins nothing, you get your own file back.':
    'يُضغط من جديد بأقل عدد من الألوان يعطي المظهر نفسه. وتبقى كل الإطارات وأوقاتها. وإن لم يوفّر ذلك شيئًا، حصلت على ملفك كما هو.',
  'Why are animated GIFs so large?': 'لماذا صور GIF المتحركة كبيرة إلى هذا الحد؟',
  'GIF is from 1989 and knows nothing about motion: each frame is packed like a drawing. The same animation usually takes far less as WebP or as a video.':
    'تعود صيغة GIF إلى عام 1989 ولم تُصمَّم للحركة: كل إطار يُضغط كأنه رسم. والصورة المتحركة نفسها تشغل عادة مساحة أقل بكثير بصيغة WebP أو كفيديو.',
  'Compress {0}': 'ضغط {0}',
  'Make {0} files smaller with no visible difference, or under a size in kB, many at once.':
    'صغّر ملفات {0} بلا فرق ظاهر، أو إلى ما دون حجم محدد بوحدة kB، عدة ملفات دفعة واحدة.',
  'shrink {0}': 'تصغير {0}',
  'reduce {0} size': 'تقليل حجم {0}',
  'optimise {0}': 'تحسين {0}',
  'smaller {0}': '{0} أصغر',
  '{0} too big': '{0} كبير جدا',
  'A photo of 1600 × 1200 pixels would need a JPEG quality of less than 30, which shows. It looks better with about half the width and height.':
    'تحتاج صورة أبعادها ⁨1600 × 1200⁩ بكسل إلى جودة JPEG أقل من 30، وهذا ظاهر للعين. وتبدو أفضل بنحو نصف العرض والارتفاع.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 30, with blocks in smooth areas such as sky. It looks better with three quarters of the width and height.':
    'يكفي هذا الحجم لصورتنا التجريبية (⁨1600 × 1200⁩ بكسل) بصيغة JPEG وجودة 30، مع مربعات ظاهرة في المساحات الملساء كالسماء. وتبدو أفضل بثلاثة أرباع العرض والارتفاع.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 60, which looks fine on a screen. A photo of 12 megapixels is scaled down first.':
    'يكفي هذا الحجم لصورتنا التجريبية (⁨1600 × 1200⁩ بكسل) بصيغة JPEG وجودة 60، وتبدو جيدة على الشاشة. أما الصورة بدقة 12 ميغابكسل فتُصغَّر أبعادها أولًا.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 80, where hardly anybody sees a difference. A photo of 12 megapixels has six times as many pixels, and gets a lower quality or fewer of them.':
    'يكفي هذا الحجم لصورتنا التجريبية (⁨1600 × 1200⁩ بكسل) بصيغة JPEG وجودة 80، ولا يكاد أحد يرى فرقًا. أما الصورة بدقة 12 ميغابكسل فعدد بكسلاتها ستة أضعاف، فتُخفض جودتها أو عدد بكسلاتها.',
  'Our test photo of 1600 × 1200 pixels takes only half of that as a JPEG of quality 90. A photo of 12 megapixels fits too, at a lower quality than most cameras choose.':
    'تشغل صورتنا التجريبية (⁨1600 × 1200⁩ بكسل) نصف ذلك فقط بصيغة JPEG وجودة 90. ويكفي هذا الحجم أيضًا لصورة بدقة 12 ميغابكسل، بجودة أقل مما تختاره معظم الكاميرات.',
  'Compress images to {0}': 'ضغط الصور إلى {0}',
  'Make photos and other images fit under {0}, many at once. Works with JPEG, PNG, HEIC, WebP and more.':
    'اجعل صورك أصغر من {0}، عدة صور دفعة واحدة. يعمل مع JPEG وPNG وHEIC وWebP وغيرها.',
  'photo under {0}': 'صورة اقل من {0}',
  'reduce image to {0}': 'تصغير صورة الى {0} | ضغط صورة الى {0}',
  'jpg less than {0}': 'jpg اقل من {0}',
  'image size {0}': 'حجم صورة {0}',
  'photo too big for email': 'صورة كبيرة للبريد',
  'email photo': 'ارسال صورة بالبريد | صورة للايميل',
  'photo attachment': 'صورة مرفقة | مرفق صورة',
  'How good does a photo look at {0}?': 'كيف تبدو صورة بحجم {0}؟',
  'How close does it come to the size?': 'ما مدى قرب النتيجة من الحجم المطلوب؟',
  'It looks for the best quality that fits and never goes over {0}. If no quality fits, the picture is scaled down, and the row says to which size.':
    'تبحث الأداة عن أعلى جودة لا يتجاوز معها الملف {0}، ولا تتجاوزه أبدًا. وإذا لم تكفِ أي جودة، صُغّرت أبعاد الصورة، ويذكر الصف الأبعاد الجديدة.',
  'Does {0} mean {1} bytes?': 'هل {0} تعني {1} بايت؟',
  'Yes. Some systems count in steps of 1,024 and would allow a little more. A file made here passes both ways of counting.':
    'نعم. وتحسب بعض الأنظمة بمضاعفات 1,024 فتسمح بأكثر قليلًا. والملف الناتج هنا مقبول بطريقتي الحساب.',
  'Passport photo, 2 × 2 inches': 'صورة جواز ⁨2 × 2⁩ بوصة',
  'Make a photo of 2 × 2 inches for a passport, visa or ID: 600 × 600 pixels, with a frame that shows where the head belongs.':
    'أنشئ صورة ⁨2 × 2⁩ بوصة لجواز سفر أو تأشيرة أو هوية: ⁨600 × 600⁩ بكسل، مع إطار يبيّن مكان الرأس.',
  '2x2 photo': 'صورة 2x2 | صورة القرين كارد',
  'us passport photo': 'صورة جواز امريكي | صورة جرين كارد',
  '2 x 2 inch': 'صورة 2 في 2 | صورة اللوتري',
  'us visa photo': 'صورة فيزا امريكا | صورة 2×2 انش',
  'ds-160': 'صورة تأشيرة امريكا | صورة الهجرة العشوائية',
  'green card photo': 'ds-160 | us visa photo',
  'The United States ask for 2 × 2 inches. Their online visa form takes a square JPEG of 600 to 1200 pixels a side, of at most 240 kB.':
    'تطلب الولايات المتحدة ⁨2 × 2⁩ بوصة. ويقبل نموذج التأشيرة على الإنترنت صورة JPEG مربعة من 600 إلى 1200 بكسل للضلع، بحجم لا يتجاوز ⁨240 kB⁩.',
} satisfies TableWords<'presets/image-presets'>;
