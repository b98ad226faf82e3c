export default {
  'Video contact sheet': 'لوحة لقطات الفيديو',
  'See a whole video in one image: frames from start to end, each with its time.':
    'شاهد فيديو كاملًا في صورة واحدة: لقطات من البداية إلى النهاية، مع وقت كل منها.',
  'Make contact sheet': 'إنشاء لوحة لقطات',
  thumbnails: 'صور مصغرة | لوحة صور | ملخص فيديو بالصور',
  overview: 'لقطات فيديو | صور من الفيديو في صورة واحدة | اطارات في شبكة',
  storyboard: 'نظرة عامة | ثمبنيل',
  'frames in a grid': 'ستوري بورد | لقطات من فيلم',
  'thumbnail sheet': 'شبكة لقطات | contact sheet',
  'Longer side of a frame': 'الضلع الأطول للقطة',
  'Which frames are shown?': 'أي الإطارات تُعرض؟',
  'The video is divided into as many parts as you want frames, and the middle frame of each part is used.':
    'يُقسَّم الفيديو إلى أجزاء بعدد اللقطات التي تريدها، ويُؤخذ الإطار الأوسط من كل جزء.',
  'How do I make a thumbnail?': 'كيف أصنع صورة مصغّرة؟',
  'Choose one frame and one column. To choose the time of the frame yourself, use “Video to images”.':
    'اختر إطارًا واحدًا وعمودًا واحدًا. ولاختيار وقت الإطار بنفسك استخدم «فيديو إلى صور».',
  'How large may a video be?': 'كم يمكن أن يكون حجم الفيديو؟',
  'As large as you like: only the frames on the sheet are decoded.':
    'بأي حجم تريد: فلا يُفك إلا ترميز الإطارات التي في اللوحة.',
} satisfies TableWords<'tools/contact-sheet'>;
