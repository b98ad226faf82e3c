export default {
  'Merge videos': 'دمج الفيديو',
  'Join videos into one, in any order. Clips of the same kind are copied without re-encoding.':
    'اجمع مقاطع الفيديو في ملف واحد بأي ترتيب. تُنسخ المقاطع المتماثلة دون إعادة ترميز.',
  'join clips': 'دمج فيديو | تركيب فيديوهات | دمج المقاطع | ربط مقاطع الفيديو',
  'one video': 'دمج مقاطع فيديو | دمج فيديوهات | gopro | دمج فديوهات',
  gopro: 'جمع الفيديوهات | فيديو واحد | لصق الفيديوهات | merge video',
  'Same as the first video': 'مثل الفيديو الأول',
  MOV: 'MOV',
  'Not if all clips come from the same camera or program: then video and audio are copied bit for bit. Otherwise the clips that differ are re-encoded, and the result says so.':
    'لا، إذا كانت كل المقاطع من الكاميرا أو البرنامج نفسه: يُنسخ الفيديو والصوت عندئذ كما هما تمامًا. وإلا أُعيد ترميز المقاطع المختلفة، وتذكر النتيجة ذلك.',
  'What if the clips have different sizes?': 'ماذا لو اختلفت أبعاد المقاطع؟',
  'The first one decides. The others are scaled to fit, with black bars if they have another shape.':
    'تُعتمد أبعاد المقطع الأول، وتُغيَّر أبعاد البقية لتلائمه، مع حواف سوداء إن اختلف شكلها.',
  'Can I join the pieces of a stream (HLS)?': 'هل يمكنني جمع قطع البث (HLS)؟',
  'Yes: drop its playlist (.m3u8) together with all the files it lists, or the folder that contains them, and they count as one video. This works in every tool here. Without a playlist, MPEG-TS pieces (.ts) are put in the right order, whichever way you drop them.':
    'نعم: أفلت قائمة التشغيل (⁨.m3u8⁩) مع كل الملفات التي تعدّدها، أو المجلد الذي يحويها، فتُحسب فيديو واحدًا. ويعمل هذا في كل أداة هنا. وبلا قائمة تشغيل تُرتَّب قطع MPEG-TS (⁨.ts⁩) ترتيبًا صحيحًا مهما كان ترتيب إفلاتها.',
  'What if a clip has no audio?': 'ماذا لو كان أحد المقاطع بلا صوت؟',
  'It stays silent, and the audio of the other clips stays in sync.': 'يبقى صامتًا، ويظل صوت المقاطع الأخرى متزامنًا.',
} satisfies TableWords<'tools/merge-video'>;
