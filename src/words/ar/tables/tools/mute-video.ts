export default {
  'Mute video': 'كتم صوت الفيديو',
  'Remove the audio from videos, many at once. The video is copied bit for bit.':
    'أزل الصوت من مقاطع الفيديو، عدة مقاطع دفعة واحدة. يُنسخ الفيديو كما هو تمامًا.',
  Mute: 'كتم الصوت',
  muted: 'مكتوم',
  'remove sound': 'ازالة الصوت | اسكات الفيديو',
  'take sound off': 'كتم الصوت | فيديو بدون صوت',
  'strip audio': 'حذف الصوت من الفيديو | mute video',
  silence: 'ازالة صوت الفيديو',
  'no sound': 'بدون صوت',
  'remove audio': 'فيديو صامت',
  'without audio': 'الغاء الصوت',
  'delete sound': 'شيل الصوت',
  'silent video': 'مسح الصوت من الفيديو',
  'Does the video change?': 'هل يتغير الفيديو؟',
  'No. It is copied unchanged, so it looks exactly the same and takes seconds.':
    'لا. يُنسخ دون تغيير، فيبقى مثل الأصل ولا يستغرق ذلك إلا ثواني.',
  'Is the audio really removed?': 'هل يُزال الصوت فعلًا؟',
  'From the result, yes: it has no audio track. Your own file stays as it is.':
    'من النتيجة نعم: ليس فيها مسار صوت. ويبقى ملفك كما هو.',
  'The same format as your file. MPEG-TS recordings become MP4 without re-encoding.':
    'بصيغة ملفك نفسها. وتتحول تسجيلات MPEG-TS إلى MP4 دون إعادة ترميز.',
} satisfies TableWords<'tools/mute-video'>;
