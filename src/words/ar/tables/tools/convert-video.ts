export default {
  'Keep if possible': 'إبقاء ما أمكن',
  'Convert video': 'تحويل الفيديو',
  'Convert MOV, MKV, WebM or MPEG-TS to MP4 and back. Tracks are copied instead of re-encoded if possible.':
    'حوّل MOV أو MKV أو WebM أو MPEG-TS إلى MP4 وبالعكس. تُنسخ المسارات بدل إعادة ترميزها متى أمكن.',
  'video converter': 'محول فيديو | hevc | محول صيغ الفيديو',
  remux: 'تحويل فيديو | تحويل mkv الى mp4 | تحويل فديو',
  'change codec': 'تحويل الى mp4 | تحويل mov الى mp4 | video converter',
  hevc: 'تغيير صيغة الفيديو | remux',
  'change container': 'تحويل صيغة فيديو | تغيير الترميز',
  'A lower resolution needs re-encoding. Videos are never enlarged.':
    'الدقة الأقل تحتاج إلى إعادة ترميز. ولا يُكبَّر الفيديو أبدًا.',
  'Same as the original': 'كما في الأصل',
  'H.264 plays everywhere. The others are smaller, but older phones and TVs cannot play them.':
    'يعمل H.264 في كل مكان. وغيره أصغر، لكن الهواتف وأجهزة التلفاز القديمة لا تشغّله.',
  'AAC plays everywhere, and FLAC is lossless.': 'يعمل AAC في كل مكان، وFLAC دون فقد.',
  'Usually not. If the new format can hold the video and audio as they are, they are copied bit for bit. If not, they are re-encoded at about the original bit rate, and the result says so.':
    'عادة لا. إذا كانت الصيغة الجديدة تدعم ترميز الفيديو والصوت، نُسخا كما هما تمامًا. وإلا أُعيد ترميزهما بمعدل البت الأصلي تقريبًا، وتذكر النتيجة ذلك.',
  'How large can a video be?': 'كم يمكن أن يكون حجم الفيديو؟',
  'Why can my browser not decode a video?': 'لماذا لا يستطيع متصفحي فك ترميز فيديو؟',
  'Re-encoding uses the codecs of your browser, and some browsers have no H.265 or AC-3, for example. Such tracks can still be copied into formats that can hold them, such as MP4 and Matroska.':
    'تعتمد إعادة الترميز على ما في متصفحك من ترميزات، وبعض المتصفحات بلا H.265 أو AC-3 مثلًا. ومع ذلك يمكن نسخ هذه المسارات إلى صيغ تدعمها، مثل MP4 وMatroska.',
  'What about AVI, WMV and FLV?': 'ماذا عن AVI وWMV وFLV؟',
  'They cannot be read here, because browsers have no decoders for most of their codecs. Programs such as VLC or HandBrake convert them to MP4.':
    'لا يمكن قراءتها هنا، لأن المتصفحات لا تفك معظم ترميزاتها. ويمكن لبرامج مثل VLC أو HandBrake تحويلها إلى MP4.',
  'What happens to subtitles?': 'ماذا يحدث للترجمة؟',
  'Text subtitles and chapters are carried over between MP4, MOV, Matroska and WebM. If the new format does not support colours and fonts, the result says so, and it lists each track that was removed.':
    'تُنقل الترجمة النصية والفصول بين MP4 وMOV وMatroska وWebM. وإذا لم تدعم الصيغة الجديدة الألوان والخطوط ذكرت النتيجة ذلك، وعدّدت كل مسار أُزيل.',
} satisfies TableWords<'tools/convert-video'>;
