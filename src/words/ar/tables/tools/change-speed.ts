export default {
  'Change speed of video and audio': 'تغيير سرعة الفيديو والصوت',
  'Slow down or speed up recordings, from a quarter to four times the speed, without changing the pitch of voices.':
    'أبطئ التسجيلات أو سرّعها، من ربع السرعة إلى أربعة أضعافها، دون تغيير طبقة الأصوات.',
  'Change speed': 'تغيير السرعة',
  'new-speed': 'بسرعة-جديدة',
  'slow motion': 'تصوير بطيء | تسريع الصوت',
  slowmo: 'حركة بطيئة | سرعة التشغيل',
  'speed up': 'سلو موشن | تيمبو',
  'slow down': 'تسريع فيديو | تغيير السرعة',
  faster: 'تسريع | slow motion',
  slower: 'ابطاء',
  timelapse: 'تبطيء الفيديو',
  tempo: 'اسرع',
  'playback speed': 'ابطأ',
  'chipmunk voice': 'تايم لابس',
  'Keep the pitch': 'إبقاء طبقة الصوت',
  'If off, voices get higher when faster and lower when slower, as on a tape.':
    'عند إيقافه تصبح الأصوات أحدّ مع السرعة وأغلظ مع البطء، كما في شريط الكاسيت.',
  'The video is copied bit for bit; its frames are just shown at other times. It is only re-encoded, with fewer frames, if it would exceed {0} frames per second. The audio is re-encoded at about its original bit rate.':
    'يُنسخ الفيديو كما هو تمامًا، ولا يتغير إلا وقت عرض إطاراته. ولا يُعاد ترميزه بإطارات أقل إلا إذا تجاوز {0} إطارًا في الثانية. ويُعاد ترميز الصوت بمعدل البت الأصلي تقريبًا.',
  'How is the pitch kept?': 'كيف تبقى طبقة الصوت؟',
  'With Signalsmith Stretch, which splits the sound into its tones and puts them back together over a different length of time. At extreme speeds music may sound a little hollow; speech stays clear.':
    'باستخدام Signalsmith Stretch، الذي يفصل الصوت إلى نغماته ثم يعيد جمعها على مدة مختلفة. وفي السرعات القصوى قد تبدو الموسيقى مجوّفة قليلًا، ويبقى الكلام واضحًا.',
  'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4. Subtitles and additional audio tracks are removed, and the result says so.':
    'بصيغة ملفك نفسها. يتحول AAC الخام إلى M4A، وAIFF وCAF إلى WAV، وتسجيلات MPEG-TS إلى MP4. وتُزال الترجمة ومسارات الصوت الإضافية، وتذكر النتيجة ذلك.',
} satisfies TableWords<'tools/change-speed'>;
