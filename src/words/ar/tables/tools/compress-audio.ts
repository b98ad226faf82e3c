export default {
  'Compress audio': 'ضغط الصوت',
  'Make music and recordings smaller: to a size in MB, or to a half or a quarter of what they are.':
    'صغّر ملفات الموسيقى والتسجيلات: إلى حجم محدد بوحدة MB، أو إلى نصف حجمها أو ربعه.',
  'audio size': 'ضغط صوت | تقليل حجم الصوت | ضغط mp3 | تصغير مقطع صوتي | حجم الصوت | ضغط الصوتيات',
  'mp3 smaller': 'تصغير mp3 | تصغير حجم الصوت | ضغط ملف صوتي | تخفيف حجم الصوت | ضغط اغنية | compress audio',
  'M4A (AAC)': 'M4A (AAC)',
  'Opus sounds best at low bit rates. M4A and MP3 play everywhere.':
    'صيغة Opus هي الأفضل صوتًا عند معدلات البت المنخفضة. أما M4A وMP3 فتعملان في كل مكان.',
  'The result is never larger. M4A and Ogg usually use 95% or more of the size you allow. MP3 only supports certain bit rates, so it uses the next one below.':
    'لا تكون النتيجة أكبر أبدًا. يستخدم M4A وOgg عادة ⁨95%⁩ أو أكثر من الحجم الذي تسمح به. أما MP3 فلا يدعم إلا معدلات بت معينة، فيُستخدم أقرب معدل أدنى.',
  'What about WAV and FLAC?': 'ماذا عن WAV وFLAC؟',
  'They store every sample, so there is a lot to save: even half of a WAV is more than the other formats need, and those stop at 320 kbit/s.':
    'يخزّنان كل عيّنة، فالتوفير كبير: حتى نصف حجم ملف WAV أكثر مما تحتاجه الصيغ الأخرى، وهي لا تتجاوز ⁨320 kbit/s⁩.',
} satisfies TableWords<'tools/compress-audio'>;
