export default {
  'Convert audio': 'تحويل الصوت',
  'Convert between WAV, FLAC, M4A, MP3, AAC and Ogg, and keep tags and cover.':
    'حوّل بين WAV وFLAC وM4A وMP3 وAAC وOgg، مع إبقاء الوسوم والغلاف.',
  'audio converter': 'محول صوت | صيغة الصوت | تحويل wav الى mp3 | audio converter',
  'mp3 converter': 'تحويل صوت | تحويل موسيقى | تحويل مقطع صوتي',
  'sound format': 'محول mp3 | تغيير صيغة الصوت | تحويل اغاني',
  'music converter': 'تحويل الى mp3 | تحويل m4a الى mp3 | تحويل صيغ الصوت',
  'WAV and FLAC are lossless; the others are smaller.': 'صيغتا WAV وFLAC دون فقد، وغيرهما أصغر.',
  'Bit rate': 'معدل البت',
  'A higher rate is better and larger. Does not apply to WAV and FLAC.':
    'المعدل الأعلى أفضل وأكبر حجمًا. ولا يسري على WAV وFLAC.',
  Automatic: 'تلقائي',
  '320 kbit/s': '⁨320 kbit/s⁩',
  '256 kbit/s': '⁨256 kbit/s⁩',
  '192 kbit/s': '⁨192 kbit/s⁩',
  '160 kbit/s': '⁨160 kbit/s⁩',
  '128 kbit/s': '⁨128 kbit/s⁩',
  '96 kbit/s': '⁨96 kbit/s⁩',
  '64 kbit/s': '⁨64 kbit/s⁩',
  'To WAV and FLAC, no. To MP3, M4A and Ogg, a little, unless the file already uses that codec and you leave the bit rate on automatic; then it is copied.':
    'لا عند التحويل إلى WAV وFLAC. وتقل قليلًا مع MP3 وM4A وOgg، إلا إذا كان الملف بهذا الترميز أصلًا وتركت معدل البت تلقائيًا، فيُنسخ عندئذ.',
  'Which bit rate is chosen automatically?': 'أي معدل بت يُختار تلقائيًا؟',
  'For MP3, AAC and other compressed files, the bit rate of your file. For WAV and FLAC, one at which few people hear a difference: in stereo 192 kbit/s for MP3, 160 for AAC and 128 for Opus.':
    'مع ملفات MP3 وAAC وغيرها من الصيغ المضغوطة يُختار معدل ملفك نفسه. ومع ملفات WAV وFLAC يُختار معدل قلّ من يسمع معه فرقًا: للاستيريو ⁨192 kbit/s⁩ مع MP3، و160 مع AAC، و128 مع Opus.',
  'Are the title, artist and cover kept?': 'هل يبقى العنوان والفنان والغلاف؟',
  'Yes, if the new format has a place for them.': 'نعم، إذا كان في الصيغة الجديدة مكان لها.',
} satisfies TableWords<'tools/convert-audio'>;
