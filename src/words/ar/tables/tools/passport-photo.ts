export default {
  'Passport photo, 35 × 45 mm': 'صورة جواز ⁨35 × 45 mm⁩',
  'Make a photo of 35 × 45 mm for a passport, visa or ID, with a frame that shows where the head belongs.':
    'أنشئ صورة ⁨35 × 45 mm⁩ لجواز سفر أو تأشيرة أو هوية، مع إطار يبيّن مكان الرأس.',
  'Make passport photo': 'إنشاء صورة الجواز',
  passport: 'صورة-جواز',
  'passport photo': 'صورة جواز سفر | صورة بطاقة | صورة جواز | صورة 35x45',
  'resize passport photo': 'صورة شخصية | صورة شنغن',
  'id photo': 'صورة هوية | صورة باسبور',
  'visa photo': 'صورة تأشيرة | تعديل مقاس صورة شخصية',
  '35 x 45 mm': 'صورة فيزا | passport photo',
  'biometric photo': 'مقاس صورة الجواز',
  schengen: 'صورة 4x6',
  'The part of each image to keep, in shares of the upright image. An image without a frame keeps its middle.':
    'الجزء المراد إبقاؤه من كل صورة، كنسب من الصورة باتجاهها الصحيح. والصورة التي بلا إطار يبقى وسطها.',
  'How is the frame placed?': 'كيف يوضع الإطار؟',
  'By the face that is found in the photo, so that the head is as high as most offices ask for. The face is found on your device, with a file of 204 kB that your browser loads once. Check the lines, and move or resize the frame: the result is exactly what is in it. If no face is found, the frame is in the middle.':
    'حسب موضع الوجه في الصورة، ليكون ارتفاع الرأس كما تطلب معظم الجهات. ويجري البحث عن الوجه على جهازك، بملف حجمه ⁨204 kB⁩ يحمّله متصفحك مرة واحدة. راجع الخطوط، وانقل الإطار أو غيّر حجمه: النتيجة هي ما بداخله تمامًا. وإن لم يُعثر على وجه كان الإطار في الوسط.',
  'Why 413 × 531 pixels?': 'لماذا ⁨413 × 531⁩ بكسل؟',
  'That is 35 × 45 mm at 300 dots per inch, which is what photo printers use. A photo of 2 × 2 inches gets 600 × 600 pixels.':
    'لأنها تساوي ⁨35 × 45 mm⁩ بدقة 300 نقطة لكل بوصة، وهي ما تستخدمه طابعات الصور. أما صورة ⁨2 × 2⁩ بوصة فتكون ⁨600 × 600⁩ بكسل.',
  'Most countries of Europe, India for some visas, and many others ask for 35 × 45 mm, and the United States for 2 × 2 inches. The rules for the head and the background differ, so read those of the office that you send it to.':
    'معظم الدول الأوروبية، والهند لبعض التأشيرات، ودول أخرى كثيرة تطلب مقاس ⁨35 × 45 mm⁩، وتطلب الولايات المتحدة ⁨2 × 2⁩ بوصة. وتختلف شروط الرأس والخلفية، فاقرأ شروط الجهة التي سترسل إليها الصورة.',
  'What if the photo must be under a size in kB?': 'ماذا لو اشتُرط حجم أقصى للصورة بوحدة kB؟',
  'Set “Maximum size”, for example to 240 kB: it looks for the best quality that fits.':
    'اضبط «أقصى حجم» على ⁨240 kB⁩ مثلًا، فيُبحث عن أعلى جودة لا تتجاوزه.',
  'Does it change the background?': 'هل تتغير الخلفية؟',
  'No. Take the photo in front of a plain, light wall: many offices refuse photos with a replaced background.':
    'لا. التقط الصورة أمام جدار فاتح بلا نقوش: كثير من الجهات ترفض الصور ذات الخلفية المستبدلة.',
} satisfies TableWords<'tools/passport-photo'>;
