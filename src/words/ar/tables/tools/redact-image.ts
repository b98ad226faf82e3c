export default {
  'Blur or black out parts of a photo': 'تمويه أجزاء من صورة أو حجبها',
  'Black out, pixelate or blur faces, names and number plates in photos and screenshots.':
    'احجب الوجوه والأسماء ولوحات السيارات في الصور ولقطات الشاشة بالأسود أو بالبكسلات أو بالتمويه.',
  Hide: 'إخفاء',
  'blur image': 'تغبيش صورة',
  'blur photo': 'تمويه صورة',
  'blur face': 'تغبيش الوجه',
  'blur part of image': 'تمويه الوجه',
  'blur area': 'ضبابية',
  pixelate: 'بلور',
  'pixelate image': 'بكسلة الوجه',
  'pixelate face': 'موزاييك',
  mosaic: 'اخفاء الوجه',
  'censor image': 'تغطية الوجه',
  'censor photo': 'تشويش الصورة',
  'black bar': 'شريط اسود',
  'cover face': 'اخفاء لوحة السيارة',
  'hide face': 'اخفاء نص في صورة',
  'find faces': 'طمس جزء من الصورة',
  'hide number plate': 'تغبيش جزء من الصورة',
  'blur license plate': 'اخفاء الاسماء',
  'hide text in screenshot': 'تضليل جزء من صورة',
  'blur text': 'blur face',
  'redact screenshot': 'تغبيش صورة',
  'Hide by': 'طريقة الإخفاء',
  Pixels: 'بكسلات',
  Blur: 'تمويه',
  'Only covering is safe for text: pixelated or blurred letters and digits can sometimes be worked out.':
    'التغطية وحدها آمنة مع النصوص: فالأحرف والأرقام المقطّعة إلى بكسلات أو المموّهة يمكن أحيانًا استنتاجها.',
  'Can someone undo it?': 'هل يمكن لأحد التراجع عن ذلك؟',
  'What is covered is gone: its pixels are replaced by black, and nothing of them is stored in the result. Pixelating and blurring keep a few averages of each area, at most 10 by 10. That hides a face, but someone who knows which letters or digits are possible can sometimes work out a text from them. So cover names, numbers and addresses.':
    'ما غُطّي زال نهائيًا: يحل الأسود محل بكسلاته ولا يُخزَّن منها شيء في النتيجة. أما التقطيع إلى بكسلات والتمويه فيُبقيان متوسطات قليلة من كل منطقة، 10 في 10 على الأكثر. وهذا يخفي وجهًا، لكن من يعرف الأحرف أو الأرقام المحتملة قد يستنتج منها نصًا. فغطِّ الأسماء والأرقام والعناوين.',
  'Are small copies inside the photo removed too?': 'هل تُزال النسخ الصغيرة داخل الصورة أيضًا؟',
  'Yes. Cameras and editors store previews in the file, which would still show what you hide. They are always removed, like the place where the photo was taken. To remove the date and the camera as well, set “Metadata” to “Keep only colour profile”.':
    'نعم. تخزّن الكاميرات وبرامج التحرير معاينات في الملف تُظهر ما تخفيه، فتُزال دائمًا، وكذلك مكان التقاط الصورة. ولإزالة التاريخ والكاميرا أيضًا اضبط «البيانات الوصفية» على «إبقاء ملف تعريف الألوان فقط».',
  'Does each photo have its own areas?': 'هل لكل صورة مناطقها الخاصة؟',
  'Yes. Use the arrows above the image to go to the next one. A photo on which you draw nothing is not re-encoded, unless you choose another format.':
    'نعم. استخدم الأسهم فوق الصورة للانتقال إلى التالية. والصورة التي لا ترسم عليها شيئًا لا يُعاد ترميزها، ما لم تختر صيغة أخرى.',
  'Does it find faces for me?': 'هل يُعثر على الوجوه تلقائيًا؟',
  'Yes. “Find faces” draws an area over each face that it finds, in all the images that you added. It runs on your device, with a file of 204 kB that your browser loads when you first press it. It can miss faces that are small, blurred, turned away, on their side or partly covered, and can take other things for faces. So check every photo, draw the areas that are missing, and remove those that you do not need: what you do not mark stays visible.':
    'نعم. يرسم زر «البحث عن وجوه» منطقة فوق كل وجه يجده، في كل الصور التي أضفتها. ويجري ذلك على جهازك، بملف حجمه ⁨204 kB⁩ يحمّله متصفحك عند أول ضغطة. وقد تفوته الوجوه الصغيرة أو غير الواضحة أو الملتفتة أو المائلة على جانبها أو المغطاة جزئيًا، وقد يظن أشياء أخرى وجوهًا. فراجع كل صورة، وارسم المناطق الناقصة، وأزل ما لا تحتاجه: ما لا تحدده يبقى ظاهرًا.',
  'What happens to animations?': 'ماذا يحدث للصور المتحركة؟',
  'An area is hidden in every frame, at the same place. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'تُخفى المنطقة في كل إطار، في الموضع نفسه. وتحتفظ GIF وWebP وAPNG وAVIF وJPEG XL بصيغتها، وإن لم يستطع متصفحك كتابة AVIF متحرك تحوّل إلى WebP.',
  'Does the rest of the photo change?': 'هل يتغير باقي الصورة؟',
  'A PNG stays the same, pixel by pixel. A JPEG is re-encoded at the quality you choose, so it loses a little.':
    'تبقى صورة PNG كما هي، بكسلًا ببكسل. ويُعاد ترميز JPEG بالجودة التي تختارها، فيفقد قليلًا.',
} satisfies TableWords<'tools/redact-image'>;
