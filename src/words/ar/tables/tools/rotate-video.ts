export default {
  'Rotate and flip video': 'تدوير الفيديو وعكسه',
  'Rotate videos by 90° or 180° and flip them. MP4 and MOV are rotated without re-encoding.':
    'دوّر الفيديو ⁨90°⁩ أو ⁨180°⁩ واعكسه. يُدوَّر MP4 وMOV دون إعادة ترميز.',
  portrait: 'تدوير فيديو | عكس الفيديو | لف الفيديو | فيديو بالطول',
  'phone video sideways': 'قلب فيديو | فيديو بالعرض | تدوير فيديو ايفون | تدوير الفديو',
  'rotate iphone video': 'فيديو مقلوب | فيديو مائل | تعديل اتجاه الفيديو | rotate video',
  'Rotate every frame': 'تدوير كل إطار',
  'For players that ignore the rotation stored in MP4 and MOV. The video is re-encoded.':
    'للمشغّلات التي تتجاهل التدوير المخزَّن في MP4 وMOV. يُعاد ترميز الفيديو.',
  'Does rotating reduce quality?': 'هل يقلل التدوير الجودة؟',
  'Not in MP4 and MOV: they store how the video should be rotated, and only that is changed. WebM and Matroska have no such setting that players respect, so the video is re-encoded.':
    'لا، مع MP4 وMOV: فهما يخزّنان كيفية تدوير الفيديو، ولا يتغير إلا ذلك. أما WebM وMatroska فليس فيهما إعداد كهذا تحترمه المشغّلات، فيُعاد ترميز الفيديو.',
  'Why does one player still show my video the old way?': 'لماذا ما زال أحد المشغّلات يعرض الفيديو كما كان؟',
  'It ignores the stored rotation, which mostly happens with flipped videos. Choose “Rotate every frame”.':
    'لأنه يتجاهل التدوير المخزَّن، ويحدث هذا غالبًا مع الفيديو المعكوس. اختر «تدوير كل إطار».',
} satisfies TableWords<'tools/rotate-video'>;
