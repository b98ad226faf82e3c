export default {
  'MP3 removes what is hard to hear. The automatic bit rate, 192 kbit/s in stereo, is one at which few people hear a difference.':
    'يحذف MP3 ما يصعب سماعه. ومعدل البت التلقائي ⁨192 kbit/s⁩ للاستيريو، وقلّ من يسمع معه فرقًا.',
  'A little: the audio is re-encoded at about its original bit rate. Audio that is already MP3 is copied unchanged.':
    'قليلًا: يُعاد ترميز الصوت بمعدل البت الأصلي تقريبًا. والصوت المرمَّز أصلًا بترميز MP3 يُنسخ دون تغيير.',
  'AAC removes what is hard to hear. The automatic bit rate, 160 kbit/s in stereo, is one at which few people hear a difference.':
    'يحذف AAC ما يصعب سماعه. ومعدل البت التلقائي ⁨160 kbit/s⁩ للاستيريو، وقلّ من يسمع معه فرقًا.',
  'Audio that is already AAC is copied unchanged. Other audio is re-encoded at about its original bit rate.':
    'الصوت المرمَّز أصلًا بترميز AAC يُنسخ دون تغيير. وغيره يُعاد ترميزه بمعدل البت الأصلي تقريبًا.',
  'Opus removes what is hard to hear. The automatic bit rate, 128 kbit/s in stereo, is one at which few people hear a difference.':
    'يحذف Opus ما يصعب سماعه. ومعدل البت التلقائي ⁨128 kbit/s⁩ للاستيريو، وقلّ من يسمع معه فرقًا.',
  'Audio that is already Opus or Vorbis is copied unchanged. Other audio is re-encoded as Opus, at about its original bit rate.':
    'الصوت المرمَّز أصلًا بترميز Opus أو Vorbis يُنسخ دون تغيير. وغيره يُعاد ترميزه إلى Opus بمعدل البت الأصلي تقريبًا.',
  'No. WAV stores every sample, which takes about ten megabytes per minute in stereo.':
    'لا. يخزّن WAV كل عيّنة، وهذا يشغل نحو عشرة ميغابايت لكل دقيقة استيريو.',
  'No. FLAC stores every sample, in about half the space of a WAV file.':
    'لا. يخزّن FLAC كل عيّنة، في نحو نصف مساحة ملف WAV.',
  'Not if MP4 can hold the tracks: H.264, H.265, AAC and MP3 are copied bit for bit. Codecs that players do not expect in an MP4, such as VP8 and PCM, are re-encoded at about their original bit rate.':
    'لا، إذا كان MP4 يدعم ترميز المسارات: تُنسخ H.264 وH.265 وAAC وMP3 كما هي تمامًا. أما الترميزات التي لا تتوقعها المشغّلات في MP4، مثل VP8 وPCM، فيُعاد ترميزها بمعدل البت الأصلي تقريبًا.',
  'Not if MOV can hold the tracks: H.264, H.265, AAC and PCM are copied bit for bit. Others are re-encoded at about their original bit rate.':
    'لا، إذا كان MOV يدعم ترميز المسارات: تُنسخ H.264 وH.265 وAAC وPCM كما هي تمامًا. وغيرها يُعاد ترميزه بمعدل البت الأصلي تقريبًا.',
  'No. Matroska can hold nearly every video and audio codec, so both tracks are copied bit for bit.':
    'لا. يدعم Matroska كل ترميزات الفيديو والصوت تقريبًا، فيُنسخ المساران كما هما تمامًا.',
  'WebM holds VP8, VP9 or AV1 with Opus or Vorbis. Those are copied bit for bit; everything else is re-encoded at about its original bit rate.':
    'يدعم WebM ترميزات VP8 وVP9 وAV1 للفيديو وOpus وVorbis للصوت، وهذه تُنسخ كما هي تمامًا. وكل ما عداها يُعاد ترميزه بمعدل البت الأصلي تقريبًا.',
  'A little: video and audio are re-encoded as H.264 and AAC, which play everywhere. “Keep if possible” copies the tracks instead, for players that support VP9, AV1 and Opus.':
    'قليلًا: يُعاد ترميز الفيديو والصوت إلى H.264 وAAC اللذين يعملان في كل مكان. أما «إبقاء ما أمكن» فينسخ المسارات كما هي، للمشغّلات التي تدعم VP9 وAV1 وOpus.',
  'How large can a file be?': 'كم يمكن أن يكون حجم الملف؟',
  'Save the audio of {0} videos as {1}, many at once.': 'احفظ صوت فيديو {0} بصيغة {1}، عدة ملفات دفعة واحدة.',
  'Convert {0} to {1}, many files at once, and keep tags and cover.':
    'حوّل {0} إلى {1}، عدة ملفات دفعة واحدة، مع إبقاء الوسوم والغلاف.',
  'Convert {0} videos to {1}, whatever their size, many at once.':
    'حوّل فيديو {0} إلى {1} مهما كان الحجم، عدة ملفات دفعة واحدة.',
} satisfies TableWords<'pairs/media-pairs'>;
