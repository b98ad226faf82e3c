export default {
  'Any shape': 'أي شكل',
  'Same as the video': 'مثل الفيديو',
  'TikTok, Reels and Shorts are 9:16.': 'شكل TikTok وReels وShorts هو 9:16.',
  'Crop video': 'اقتصاص الفيديو',
  'Crop videos to a box that you draw, or to a shape such as 9:16 for TikTok, Reels and Shorts.':
    'اقتصّ الفيديو إلى مستطيل ترسمه، أو إلى شكل مثل 9:16 لـ TikTok وReels وShorts.',
  'vertical video': 'فيديو طولي | تكبير الفيديو',
  'landscape to portrait': 'فيديو عمودي | قص تسجيل الشاشة',
  'tiktok video': 'تحويل الفيديو من عرضي الى طولي | قص حواف الفيديو',
  'instagram reels': 'فيديو تيك توك | crop video',
  'youtube shorts': 'ريلز',
  'square video': 'انستقرام ريلز',
  'black bars': 'شورتس يوتيوب',
  'crop screen recording': 'فيديو مربع',
  'zoom in video': 'حواف سوداء',
  'cut edges': 'قص اطراف الفيديو',
  'How do I make a horizontal video vertical?': 'كيف أحوّل فيديو أفقيًا إلى عمودي؟',
  'Choose the shape 9:16 and drag the box to the part that matters. The box stays there for the whole video. From 1920 × 1080, it keeps 608 × 1080 pixels.':
    'اختر الشكل 9:16 واسحب المستطيل إلى الجزء المهم. يبقى المستطيل في مكانه طوال الفيديو. ومن ⁨1920 × 1080⁩ يُبقي ⁨608 × 1080⁩ بكسل.',
  'Does cropping reduce quality?': 'هل يقلل الاقتصاص الجودة؟',
  'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged.':
    'يُعاد ترميز الفيديو، بعدد البتات نفسه لكل بكسل. ويُنسخ الصوت دون تغيير.',
  'Yes. Only what is inside the box is encoded.': 'نعم. لا يُرمَّز إلا ما بداخل المستطيل.',
  'Can I use one box for videos of different sizes?': 'هل يمكنني استخدام مستطيل واحد لمقاطع مختلفة الأبعاد؟',
  'Yes, as a share of the width and height: a box over the left half keeps the left half of every video. A box with a fixed shape, such as 9:16, keeps that shape on all videos. Choose pixels if all videos have the same size. Use the arrows to see the box on each video.':
    'نعم، كنسبة من العرض والارتفاع: فالمستطيل الذي يغطي النصف الأيسر يُبقي النصف الأيسر من كل فيديو. والمستطيل ذو الشكل الثابت، مثل 9:16، يحافظ على شكله في كل المقاطع. واختر البكسلات إذا كانت كلها بالأبعاد نفسها. واستخدم الأسهم لرؤية المستطيل على كل فيديو.',
} satisfies TableWords<'tools/crop-video'>;
