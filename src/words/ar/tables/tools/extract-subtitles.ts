export default {
  'Extract subtitles': 'استخراج الترجمة النصية',
  'Save the subtitles in MP4, MOV, MKV and WebM files as SRT or WebVTT, one file per language.':
    'احفظ الترجمة الموجودة في ملفات MP4 وMOV وMKV وWebM بصيغة SRT أو WebVTT، في ملف لكل لغة.',
  'get subtitles': 'استخراج الترجمة | استخراج ملف الترجمة | استخراج srt',
  'rip subtitles': 'سحب الترجمة | تحميل الترجمة من الفيديو | اخراج الترجمة من الفيلم',
  'captions from video': 'ترجمة من فيديو | ترجمة من mkv | حفظ الترجمة',
  'mkv to srt': 'mkv الى srt | فصل الترجمة | extract subtitles',
  'Which subtitles can be extracted?': 'أي ترجمة يمكن استخراجها؟',
  'Text subtitles in their own track: timed text and WebVTT in MP4 and MOV; SRT, WebVTT, ASS and SSA in MKV and WebM. DVD and Blu-ray subtitles are images, and burned-in subtitles are part of the video: neither can be turned into text here.':
    'الترجمة النصية في مسار خاص بها: النص الموقّت وWebVTT في MP4 وMOV، وSRT وWebVTT وASS وSSA في MKV وWebM. أما ترجمة DVD وBlu-ray فهي صور، والترجمة المدمجة في الصورة جزء من الفيديو، ولا يمكن هنا تحويل أي منهما إلى نص.',
  'What formatting is kept?': 'ما التنسيق الذي يبقى؟',
  'Words, times and line breaks, and bold, italic and screen position if the new format supports them. Fonts, colours and drawings in ASS are removed, and the result says so.':
    'الكلمات والأوقات وفواصل الأسطر، والغامق والمائل والموضع على الشاشة إذا دعمتها الصيغة الجديدة. وتُزال الخطوط والألوان والرسوم في ASS، وتذكر النتيجة ذلك.',
  'Does a long film take long?': 'هل يستغرق الفيلم الطويل وقتًا طويلًا؟',
  'Only as long as it takes to read the file. Nothing is decoded, and memory use does not grow with its length.':
    'بقدر ما تستغرقه قراءة الملف فقط. لا يُفك ترميز شيء، ولا يزداد استهلاك الذاكرة مع الطول.',
} satisfies TableWords<'tools/extract-subtitles'>;
