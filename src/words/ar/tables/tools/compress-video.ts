export default {
  'Compress video': 'ضغط الفيديو',
  'Make videos smaller: under 8, 10, 25, 50 or 100 MB, or to a half or a quarter of their size.':
    'صغّر مقاطع الفيديو: إلى أقل من 8 أو 10 أو 25 أو 50 أو ⁨100 MB⁩، أو إلى نصف حجمها أو ربعه.',
  'under size': 'ضغط فيديو | تقليل حجم الفيديو | ضغط الفيديو | handbrake | فيديو كبير',
  handbrake: 'تصغير حجم الفيديو | تصغير فيديو | اقل من حجم | ضغط mp4 | تخفيف حجم فيديو | compress video',
  'H.264 plays everywhere. The others look better at the same size, but take longer, and older phones and TVs cannot play them.':
    'يعمل H.264 في كل مكان. وغيره أفضل مظهرًا بالحجم نفسه، لكنه يستغرق وقتًا أطول، ولا تشغّله الهواتف وأجهزة التلفاز القديمة.',
  'H.264, or VP9 in WebM': 'H.264، أو VP9 في WebM',
  'AAC plays everywhere. Opus sounds better at the same size.': 'يعمل AAC في كل مكان. وصوت Opus أفضل بالحجم نفسه.',
  'AAC, or Opus in WebM': 'AAC، أو Opus في WebM',
  'The result is never larger. It is encoded up to eight times, each time adjusted to the last result, until at least 95% of the allowed size is used. A video that needs less stays smaller.':
    'لا تكون النتيجة أكبر أبدًا. يُرمَّز الفيديو حتى ثماني مرات، وتُضبط كل مرة حسب سابقتها، إلى أن يُستخدم ⁨95%⁩ على الأقل من الحجم المسموح. والفيديو الذي يحتاج إلى أقل من ذلك يبقى أصغر.',
  'What is reduced first?': 'ما الذي يُخفض أولًا؟',
  'The bit rate. If that would make the video look too coarse, the frame rate is reduced to 30 frames per second, and then the resolution. The result says so.':
    'معدل البت. فإن كان ذلك سيُفقد الفيديو كثيرًا من تفاصيله، خُفض معدل الإطارات إلى 30 إطارًا في الثانية، ثم الدقة. وتذكر النتيجة ذلك.',
} satisfies TableWords<'tools/compress-video'>;
