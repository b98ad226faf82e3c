export default {
  'Fade video in and out': 'ظهور الفيديو وتلاشيه',
  'Fade videos in from black or white and out again, with their audio.':
    'اجعل الفيديو يظهر تدريجيًا من الأسود أو الأبيض ويتلاشى في نهايته، مع صوته.',
  Fade: 'إضافة التلاشي',
  faded: 'متلاشٍ',
  'fade in': 'فيد ان | اختفاء تدريجي | fade in',
  'fade out': 'فيد اوت | تلاشي الى الاسود | fade out',
  'fade to black': 'تلاشي | انتقال | تلاشي الفيديو',
  transition: 'ظهور تدريجي | تعتيم تدريجي | ترانزيشن',
  'Fade colour': 'لون التلاشي',
  White: 'أبيض',
  'Fade the audio too': 'تلاشي الصوت أيضًا',
  'The video is re-encoded at about its original bit rate, and so is the audio if it fades too. Between the fades, the colours of each frame do not change.':
    'يُعاد ترميز الفيديو بمعدل البت الأصلي تقريبًا، وكذلك الصوت إذا تلاشى معه. وبين الظهور والتلاشي لا تتغير ألوان أي إطار.',
  'Can I fade only the audio?': 'هل يمكن أن يتلاشى الصوت وحده؟',
  'Yes, with “Change volume and fade”: the video is then copied unchanged.':
    'نعم، بأداة «مستوى الصوت والتلاشي»: عندئذ يُنسخ الفيديو دون تغيير.',
} satisfies TableWords<'tools/fade-video'>;
