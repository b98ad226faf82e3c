export default {
  'Add subtitles': 'إضافة ترجمة نصية',
  'Add SRT or WebVTT subtitles to MP4, MOV, MKV and WebM as a separate track, without re-encoding the video.':
    'أضف ترجمة SRT أو WebVTT إلى ملفات MP4 وMOV وMKV وWebM كمسار مستقل، دون إعادة ترميز الفيديو.',
  subtitled: 'مترجم',
  caption: 'ترجمة | سبتايتل | subtitle',
  'embed subtitles': 'اضافة ترجمة | كابشن | ترجمة افلام',
  'soft subtitles': 'تركيب ترجمة | ترجمة فيديو',
  'srt into video': 'دمج ملف ترجمة | اضافة ترجمة للفيديو',
  'closed captions': 'srt في الفيديو | تركيب ترجمة على فيلم',
  Subtitles: 'ملفات الترجمة',
  'One or more SRT or WebVTT files. You can also drop them together with the videos.':
    'ملف SRT أو WebVTT واحد أو أكثر. ويمكنك أيضًا إفلاتها مع مقاطع الفيديو.',
  'Match subtitles to videos': 'مطابقة الترجمة مع الفيديو',
  'By file name': 'حسب اسم الملف',
  'Add all to every video': 'إضافة الكل إلى كل فيديو',
  'A file name can include the language, as in film.de.srt.': 'يمكن أن يتضمن اسم الملف اللغة، مثل film.ar.srt.',
  'From the file name': 'من اسم الملف',
  'Track name': 'اسم المسار',
  'For example “For the hard of hearing”. Without a name, players show the language.':
    'مثل «لضعاف السمع». وبلا اسم تعرض المشغّلات اللغة.',
  'On by default': 'مفعّلة افتراضيًا',
  'Does it change the video or audio?': 'هل يتغير الفيديو أو الصوت؟',
  'No. The video, the audio, and any existing tracks, chapters and tags stay the same, byte for byte. The subtitles are added as text, so they can be turned off or removed later. MPEG-TS recordings and fragmented MP4 files are first copied into a regular MP4.':
    'لا. يبقى الفيديو والصوت وكل ما في الملف من مسارات وفصول ووسوم كما هو تمامًا. وتُضاف الترجمة كنص، فيمكن إخفاؤها أو إزالتها لاحقًا. أما تسجيلات MPEG-TS وملفات MP4 المجزّأة فتُنسخ أولًا إلى ملف MP4 عادي.',
  'Where do the subtitles show up?': 'أين تظهر الترجمة؟',
  'In players that support text tracks, such as VLC, mpv and QuickTime. Chrome and Firefox do not show tracks inside a video on web pages; there, use the WebVTT file itself.':
    'في المشغّلات التي تدعم مسارات النص، مثل VLC وmpv وQuickTime. ولا يعرض Chrome وFirefox في صفحات الويب المسارات الموجودة داخل الفيديو، فاستخدم هناك ملف WebVTT نفسه.',
  'How do I add several languages?': 'كيف أضيف عدة لغات؟',
  'Choose all the files at once. Files named like the video, such as film.en.srt and film.de.srt for film.mp4, each become a track with its own language. The first one is on by default.':
    'اختر كل الملفات معًا. فالملفات التي تحمل اسم الفيديو، مثل film.en.srt وfilm.ar.srt لملف film.mp4، يصبح كل منها مسارًا بلغته. والأول هو المفعّل افتراضيًا.',
  'What happens to colours and positions?': 'ماذا يحدث للألوان والمواضع؟',
  'Bold, italic and underlined text is kept, and in WebM so is the position on screen. Colours, fonts and anything else that players handle differently is removed, and the result says so.':
    'يبقى النص الغامق والمائل والمسطّر، ويبقى في WebM الموضع على الشاشة أيضًا. وتُزال الألوان والخطوط وكل ما تختلف المشغّلات في عرضه، وتذكر النتيجة ذلك.',
} satisfies TableWords<'tools/add-subtitles'>;
