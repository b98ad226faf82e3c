export default {
  'Change volume and fade': 'مستوى الصوت والتلاشي',
  'Make audio louder or quieter, give all files the same loudness (EBU R128), and fade them in and out.':
    'ارفع الصوت أو اخفضه، ووحّد جهارة كل الملفات (EBU R128)، واجعل صوتها يظهر ويتلاشى تدريجيًا.',
  'Change volume': 'تغيير المستوى',
  'new-volume': 'بمستوى-جديد',
  louder: 'رفع الصوت | ديسيبل',
  quieter: 'تعلية الصوت | زيادة صوت الفيديو',
  boost: 'تكبير الصوت | volume',
  amplify: 'خفض الصوت',
  normalise: 'تضخيم الصوت',
  lufs: 'تقوية الصوت',
  loudness: 'توحيد مستوى الصوت',
  gain: 'lufs',
  'fade audio': 'جهارة',
  'fade in audio': 'صوت منخفض',
  'fade out audio': 'فيد',
  decibels: 'تلاشي الصوت',
  Volume: 'مستوى الصوت',
  'Music services (−14 LUFS)': 'خدمات الموسيقى (⁨−14 LUFS⁩)',
  'Podcasts (−16 LUFS)': 'البودكاست (⁨−16 LUFS⁩)',
  'Broadcasts (−23 LUFS)': 'البث (⁨−23 LUFS⁩)',
  'By a number of decibels': 'بمقدار محدد بالديسيبل',
  'The perceived loudness, measured according to EBU R128.': 'الجهارة كما تُسمع، مقيسة وفق EBU R128.',
  Change: 'التغيير',
  dB: 'dB',
  '6 doubles the level, −6 halves it, 0 keeps it. Too much clips the peaks.':
    'القيمة 6 تضاعف المستوى، و⁨−6⁩ تخفضه إلى النصف، و0 تبقيه. والزيادة المفرطة تشوّه الذروات.',
  'Why is a file quieter than I asked for?': 'لماذا صوت الملف أخفض مما طلبت؟',
  'Its loudest moments would have been clipped. It is made as loud as they allow, one decibel below full level, and the result tells you how loud that is.':
    'لأن ذرواته كانت ستتشوه. فهو يُرفع بقدر ما تسمح به، حتى ديسيبل واحد تحت الحد الأقصى، وتخبرك النتيجة بالمستوى الذي بلغه.',
  'The audio is re-encoded at about its original bit rate; WAV and FLAC lose nothing but the last bit. In a video, the picture is copied unchanged.':
    'يُعاد ترميز الصوت بمعدل البت الأصلي تقريبًا، ولا يفقد WAV وFLAC إلا آخر بت. وفي الفيديو تُنسخ الصورة دون تغيير.',
  'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4.':
    'بصيغة ملفك نفسها. يتحول AAC الخام إلى M4A، وAIFF وCAF إلى WAV، وتسجيلات MPEG-TS إلى MP4.',
} satisfies TableWords<'tools/change-volume'>;
