export default {
  'Video and audio information': 'معلومات الفيديو والصوت',
  'See tracks, codecs, bit rates, resolution, colours, key frames and tags of a video or audio file.':
    'اطّلع على مسارات ملف فيديو أو صوت وترميزاته ومعدلات البت والدقة والألوان والإطارات الرئيسية والوسوم.',
  'Show info': 'عرض المعلومات',
  mediainfo: 'mediainfo | هل الفيديو hevc',
  'codec info': 'معلومات الفيديو',
  'video details': 'تفاصيل الفيديو',
  'bitrate of file': 'معلومات الترميز',
  ffprobe: 'ترميز الفيديو',
  'what codec': 'بت ريت الملف',
  'codec of video': 'ffprobe',
  'fps of video': 'كم فريم الفيديو',
  'check video': 'فحص الفيديو',
  'resolution of video': 'دقة الفيديو',
  'frame rate': 'معدل الاطارات',
  'is video hevc': 'معلومات ملف صوتي',
  'Why do key frames matter?': 'ما أهمية الإطارات الرئيسية؟',
  'A video can only be cut at key frames without re-encoding. If they are far apart, a trimmed clip starts earlier than you asked, and players are slow to seek.':
    'لا يمكن قص الفيديو دون إعادة ترميز إلا عند إطار رئيسي. فإذا تباعدت الإطارات الرئيسية بدأ المقطع المقصوص قبل ما طلبت، وتباطأت المشغّلات في الانتقال داخله.',
  'Where do the bit rates come from?': 'من أين تأتي معدلات البت؟',
  'From the file if it states them, or else from the sizes and times of its first packets. The rate of the whole file is its size divided by its length.':
    'من الملف إن ذكرها، وإلا فمن أحجام حزمه الأولى وأوقاتها. ومعدل الملف كله هو حجمه مقسومًا على مدته.',
} satisfies TableWords<'tools/media-info'>;
