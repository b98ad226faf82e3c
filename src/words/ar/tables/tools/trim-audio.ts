export default {
  'Cut the start and end off music and recordings of any length, without loss.':
    'قصّ بداية الموسيقى والتسجيلات ونهايتها مهما طالت، دون فقد.',
  'ring tone': 'قص الصوت | تقطيع اغاني',
  ringtone: 'قص mp3 | قطع الصوت',
  'crop audio': 'قص اغنية | قص جزء من اغنية',
  'part of song': 'قص مقطع صوتي | تقطيع صوت',
  'mp3 cutter': 'نغمة رنين | قص الاغاني',
  'cut song': 'نغمة | mp3 cutter',
  'cut and convert': 'عمل نغمة',
  'Not if you keep the format: the audio is copied as it is. AAC and Opus consist of packets of about a fiftieth of a second, and the cut is made between two of them. PCM, as in WAV, is cut at the exact sample. MP3 is, too, in players that read its gapless tag, as Chrome does. Others play a fraction of a second more.':
    'لا، إذا أبقيت الصيغة: يُنسخ الصوت كما هو. يتكون AAC وOpus من حزم مدة كل منها نحو جزء من خمسين من الثانية، ويكون القص بين حزمتين. ويُقص PCM، كما في WAV، عند العيّنة المحددة تمامًا. وكذلك MP3 في المشغّلات التي تقرأ وسم التشغيل المتصل، مثل Chrome. أما غيرها فيشغّل جزءًا يسيرًا من الثانية زيادة.',
  'The same format as your file, with its tags and cover, unless you choose another one, such as MP3. From a video you get its audio track as it is. AAC becomes M4A; AIFF and CAF become WAV.':
    'بصيغة ملفك نفسها مع وسومه وغلافه، ما لم تختر صيغة أخرى مثل MP3. ومن الفيديو تحصل على مسار صوته كما هو. يُحفظ AAC بصيغة M4A، ويصبح AIFF وCAF ملفات WAV.',
} satisfies TableWords<'tools/trim-audio'>;
