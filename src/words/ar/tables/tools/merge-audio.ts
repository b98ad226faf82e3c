export default {
  'Merge audio': 'دمج الصوت',
  'Join music and recordings into one file, in any order. Files of the same kind are copied without re-encoding.':
    'اجمع الموسيقى والتسجيلات في ملف واحد بأي ترتيب. تُنسخ الملفات المتماثلة دون إعادة ترميز.',
  'join mp3': 'دمج صوت | دمج اغاني | جمع مقاطع صوت',
  'one audio file': 'دمج mp3 | دمج ملفات صوتية | دمج بودكاست',
  'join voice memos': 'دمج مقاطع صوتية | تركيب صوتين | وصل مقاطع صوتية',
  'combine podcasts': 'جمع تسجيلات | ملف صوتي واحد | merge mp3',
  'Same as the first file': 'مثل الملف الأول',
  WAV: 'WAV',
  FLAC: 'FLAC',
  Ogg: 'Ogg',
  'Not if all files have the same codec, sample rate and channels: then they are copied bit for bit. Otherwise they are re-encoded to match the first one.':
    'لا، إذا كانت كل الملفات بالترميز ومعدل العيّنات والقنوات نفسها: تُنسخ عندئذ كما هي تمامًا. وإلا أُعيد ترميزها لتطابق الأول.',
  'What about different sample rates?': 'ماذا عن اختلاف معدلات العيّنات؟',
  'The first file decides. The others are converted to its sample rate and number of channels.':
    'يُعتمد معدل الملف الأول، وتُحوَّل البقية إلى معدل عيّناته وعدد قنواته.',
  'Which tags does the result have?': 'ما الوسوم التي تحملها النتيجة؟',
  'The tags and cover of the first file.': 'وسوم الملف الأول وغلافه.',
} satisfies TableWords<'tools/merge-audio'>;
