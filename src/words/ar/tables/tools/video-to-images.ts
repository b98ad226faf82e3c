export default {
  'Video to images': 'فيديو إلى صور',
  'Save frames of a video as JPEG, PNG or WebP: a number of them, one every few seconds, or a single one.':
    'احفظ إطارات من الفيديو بصيغة JPEG أو PNG أو WebP: عددًا منها، أو إطارًا كل بضع ثوانٍ، أو إطارًا واحدًا.',
  'Save frames': 'حفظ الإطارات',
  frames: 'استخراج صور من فيديو | اخذ صورة من فيديو',
  'frames from video': 'فيديو الى صور | video to images',
  'video thumbnail': 'تحويل فيديو الى صور',
  'thumbnail of video': 'صورة من فيديو',
  'screenshots of video': 'لقطة من فيديو',
  'screen shot': 'لقطات من فيديو',
  snapshot: 'سكرين شوت من فيديو',
  stills: 'فريمات',
  'frame grab': 'صورة مصغرة من فيديو',
  'video to jpg': 'اطارات الفيديو',
  'extract frames': 'فيديو الى jpg',
  'Evenly spaced': 'على فترات متساوية',
  'One every few seconds': 'إطار كل بضع ثوانٍ',
  'At one time': 'عند وقت واحد',
  'Number of frames': 'عدد الإطارات',
  Every: 'كل',
  Time: 'الوقت',
  'How large are the images?': 'ما أبعاد الصور؟',
  'As large as the video, upright. PNG keeps every decoded pixel.':
    'بأبعاد الفيديو وباتجاهه الصحيح. وتحتفظ PNG بكل بكسل بعد فك الترميز.',
  'Which frames do I get?': 'على أي إطارات أحصل؟',
  'The frame shown at each time. “Evenly spaced” divides the video into equal parts and takes the middle of each, because first and last frames are often black.':
    'الإطار الذي يُعرض عند كل وقت. يقسّم «على فترات متساوية» الفيديو إلى أجزاء متساوية ويأخذ وسط كل منها، لأن الإطارين الأول والأخير كثيرًا ما يكونان أسودين.',
} satisfies TableWords<'tools/video-to-images'>;
