export default {
  'Convert subtitles': 'تحويل الترجمة النصية',
  'Convert SRT to WebVTT and back, shift subtitles in time, and adapt them to another frame rate.':
    'حوّل SRT إلى WebVTT والعكس، وقدّم الترجمة أو أخّرها، واضبطها على معدل إطارات آخر.',
  'shift subtitles': 'تقديم الترجمة | تحويل ملف ترجمة',
  'sync subtitles': 'تأخير الترجمة | ترجمة غير متزامنة',
  'subtitle delay': 'مزامنة الترجمة | ترجمة رموز غريبة',
  retime: 'ضبط الترجمة',
  'srt to vtt': 'ضبط توقيت الترجمة',
  'subtitle offset': 'srt الى vtt',
  'subtitles late': 'تعديل توقيت الترجمة',
  'subtitles early': 'الترجمة متأخرة',
  'srt seconds late': 'الترجمة متقدمة',
  'fix subtitle timing': 'تعديل ملف ترجمة',
  'Shift by': 'الإزاحة',
  'Positive numbers show them later, negative numbers earlier.': 'الأرقام الموجبة تؤخرها والسالبة تقدّمها.',
  'Keep the speed': 'إبقاء السرعة',
  'From 23.976 to 25': 'من 23.976 إلى 25',
  'From 24 to 25': 'من 24 إلى 25',
  'From 25 to 23.976': 'من 25 إلى 23.976',
  'From 25 to 24': 'من 25 إلى 24',
  'Another length': 'مدة أخرى',
  'In frames per second, for subtitles that start in sync and then drift.':
    'بالإطارات في الثانية، لترجمة تبدأ متزامنة ثم يختل تزامنها.',
  Length: 'المدة',
  'How do I sync subtitles with a video?': 'كيف أزامن الترجمة مع الفيديو؟',
  'If they are always early or late by the same amount, shift them by that. If they start in sync and then drift, they were made for another frame rate: choose the old and new rate. The speed is changed first, and then the shift is applied.':
    'إذا كانت متقدمة أو متأخرة دائمًا بالمقدار نفسه، فقدّمها أو أخّرها بذلك المقدار. وإذا بدأت متزامنة ثم اختل تزامنها، فقد أُعدّت لمعدل إطارات آخر: اختر المعدلين القديم والجديد. تُغيَّر السرعة أولًا ثم تُطبَّق الإزاحة.',
  'Bold, italic and underlined text is kept, and so is text at the top. SRT has no styles, speaker names or exact positions, and colours and fonts from SRT are not carried over to WebVTT. The result says when something was removed.':
    'يبقى النص الغامق والمائل والمسطّر، والنص الذي في الأعلى. ليس في SRT أنماط ولا أسماء متحدثين ولا مواضع دقيقة، ولا تُنقل ألوان SRT وخطوطه إلى WebVTT. وتذكر النتيجة متى أُزيل شيء.',
  'What if letters look wrong?': 'ماذا لو ظهرت الأحرف خاطئة؟',
  'Results are in UTF-8, which every player reads. UTF-8 and UTF-16 files are recognised. For all others, the encoding is guessed from the text, and the result says which one it was: if letters are wrong, choose another under Letters.':
    'تُكتب النتائج بترميز UTF-8 الذي يقرؤه كل مشغّل. وتُعرف ملفات UTF-8 وUTF-16 تلقائيًا، ويُخمَّن ترميز غيرها من النص وتذكره النتيجة: فإن ظهرت الأحرف خاطئة فاختر غيره في «ترميز الأحرف».',
} satisfies TableWords<'tools/convert-subtitles'>;
