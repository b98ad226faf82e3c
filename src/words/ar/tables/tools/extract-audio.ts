export default {
  'Extract audio': 'استخراج الصوت',
  'Save the audio of a video: as it is, or as MP3, M4A, WAV or FLAC.':
    'احفظ صوت الفيديو: كما هو، أو بصيغة MP3 أو M4A أو WAV أو FLAC.',
  audio: 'صوت',
  'sound from video': 'استخراج صوت من فيديو | استخراج الموسيقى',
  'rip audio': 'فيديو الى mp3 | اخذ الصوت من الفيديو',
  'video to mp3': 'تحويل فيديو الى صوت | سحب الصوت من الفيديو',
  'get audio from video': 'صوت من فيديو | تحويل فيديو لصوت',
  'video to audio': 'فصل الصوت عن الفيديو | extract audio',
  soundtrack: 'تحويل الفيديو الى mp3',
  'take music from video': 'موسيقى من فيديو',
  'get music from video': 'تحويل mp4 الى mp3',
  'What does “Keep the format” mean?': 'ماذا يعني «إبقاء الصيغة»؟',
  'The audio is copied out of the video bit for bit, so it sounds exactly the same and takes seconds. AAC becomes M4A and Opus becomes Ogg; MP3 and MP2 stay what they are. Uncompressed audio becomes a WAV file.':
    'يُنسخ الصوت من الفيديو كما هو تمامًا، فيبقى مثل الأصل ولا يستغرق ذلك إلا ثواني. يُحفظ AAC بصيغة M4A، وOpus بصيغة Ogg، ويبقى MP3 وMP2 كما هما. والصوت غير المضغوط يصبح ملف WAV.',
  'What if a video has several audio tracks?': 'ماذا لو كان في الفيديو عدة مسارات صوت؟',
  'You get the main one. The result lists the others.': 'تحصل على المسار الرئيسي، وتعدّد النتيجة البقية.',
} satisfies TableWords<'tools/extract-audio'>;
