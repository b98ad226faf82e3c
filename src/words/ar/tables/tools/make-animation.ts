export default {
  'Make an animation': 'إنشاء صورة متحركة',
  'Turn images into an animated GIF, WebP, PNG, AVIF or JPEG XL, and choose how long each one is shown.':
    'حوّل الصور إلى GIF أو WebP أو PNG أو AVIF أو JPEG XL متحركة، واختر مدة عرض كل صورة.',
  'Make animation': 'إنشاء الصورة',
  'create gif': 'عمل gif | صورة متحركة | عمل جيف',
  'images to gif': 'صنع gif | عرض شرائح | تحريك الصور',
  'gif from images': 'صور الى gif | ستوب موشن | gif maker',
  slideshow: 'gif من صور | انشاء gif',
  'stop motion': 'تحويل الصور الى gif | صانع الصور المتحركة',
  'GIF plays everywhere, but with 256 colours. WebP is far smaller.':
    'يعمل GIF في كل مكان لكن بـ 256 لونًا. وWebP أصغر بكثير.',
  'Time per image': 'مدة كل صورة',
  'Times of individual images': 'أوقات صور بعينها',
  'Write times like 1, 0.2, , 3.': 'اكتب الأوقات مثل: ⁨1, 0.2, , 3⁩.',
  'In seconds, in order, for example “1, 0.2, , 3”. Images without a time get the one above. You can also type the times next to each image.':
    'بالثواني وبالترتيب، مثل: ⁨1, 0.2, , 3⁩. والصور التي بلا وقت تأخذ المدة أعلاه. ويمكنك أيضًا كتابة الوقت بجانب كل صورة.',
  'Leave both empty to use the size of the first image, or one to keep its proportions.':
    'اترك كليهما فارغًا لاستخدام أبعاد الصورة الأولى، أو أحدهما للحفاظ على تناسبها.',
  'Images of another shape': 'الصور ذات الشكل المختلف',
  'Border colour': 'لون الحواف',
  'Can I join animations?': 'هل يمكنني جمع صور متحركة؟',
  'Yes. A GIF, WebP, APNG, AVIF or JPEG XL animation in the list adds all its frames with their timing, between the still images.':
    'نعم. أي صورة متحركة بصيغة GIF أو WebP أو APNG أو AVIF أو JPEG XL في القائمة تضيف كل إطاراتها بتوقيتها بين الصور الثابتة.',
  'Which format should I choose?': 'أي صيغة أختار؟',
  'GIF for chats and old programs. WebP for the web: every current browser shows it, in full colour and much smaller. APNG keeps every pixel. AVIF is the smallest if much of the image moves; Chrome and Edge can write it. JPEG XL is the newest, and few programs show it.':
    'صيغة GIF للمحادثات والبرامج القديمة. وWebP للويب: يعرضها كل متصفح حديث بألوان كاملة وبحجم أصغر بكثير. وAPNG تحتفظ بكل بكسل. وAVIF هي الأصغر إذا تحرك جزء كبير من الصورة، ويستطيع Chrome وEdge كتابتها. وJPEG XL هي الأحدث، وقليل من البرامج يعرضها.',
  'How fast can it be?': 'كم يمكن أن تكون سرعتها؟',
  'Browsers show each frame for at least 0.02 seconds; shorter times make most browsers slower, not faster.':
    'تعرض المتصفحات كل إطار 0.02 ثانية على الأقل، والأوقات الأقصر تجعل معظم المتصفحات أبطأ لا أسرع.',
} satisfies TableWords<'tools/make-animation'>;
