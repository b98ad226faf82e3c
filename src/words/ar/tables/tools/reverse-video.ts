export default {
  'Reverse video and audio': 'عكس تشغيل الفيديو والصوت',
  'Play video and audio backwards, whatever its length.': 'شغّل الفيديو والصوت بالعكس، مهما كانت المدة.',
  Reverse: 'عكس التشغيل',
  reversed: 'معكوس',
  backwards: 'عكس فيديو | عكس صوت | reverse video',
  'play backwards': 'تشغيل بالعكس | فيديو بالعكس | ترجيع الفيديو | ريفيرس',
  rewind: 'فيديو معكوس | فيديو للخلف',
  'reverse audio': 'فيديو بالمقلوب | تشغيل عكسي',
  'reverse sound': 'عكس الصوت | قلب الفيديو من النهاية',
  'How long can a video be?': 'كم يمكن أن تكون مدة الفيديو؟',
  'As long as you like. It is decoded from the end, one group of frames at a time, so memory use does not grow with its length; it takes about as long as encoding the video.':
    'بأي مدة تريد. يُفك ترميزه من النهاية مجموعةً بعد مجموعة من الإطارات، فلا يزداد استهلاك الذاكرة مع الطول، ويستغرق العمل تقريبًا ما يستغرقه ترميز الفيديو.',
  'Video and audio are re-encoded at about their original bit rate, because each frame of a video builds on the frames before it, which now come after. WAV and FLAC lose nothing.':
    'يُعاد ترميز الفيديو والصوت بمعدل البت الأصلي تقريبًا، لأن كل إطار في الفيديو مبنيّ على الإطارات التي قبله، وقد صارت بعده. ولا يفقد WAV وFLAC شيئًا.',
  'The same format as your file. Raw AAC becomes M4A, and MPEG-TS recordings become MP4.':
    'بصيغة ملفك نفسها. يتحول AAC الخام إلى M4A، وتسجيلات MPEG-TS إلى MP4.',
} satisfies TableWords<'tools/reverse-video'>;
