export default {
  'Clear all fields there, remove the cover, and switch on “Remove all other tags”.':
    'امسح كل الحقول هناك، وأزل الغلاف، وفعّل «إزالة كل الوسوم الأخرى».',
  'Afterwards, “Images to PDF” turns the pages back into a PDF, without searchable text.':
    'بعد ذلك تعيد أداة «صور إلى PDF» الصفحات إلى PDF، بلا نص قابل للبحث.',
  'Search for this text there.': 'ابحث عن هذا النص هناك.',
  'What was typed stays visible on the page.': 'يبقى ما كُتب ظاهرًا على الصفحة.',
  'Switch off “Keep links clickable” there.': 'أوقف «إبقاء الروابط قابلة للنقر» هناك.',
  'Check a file for hidden data': 'فحص البيانات المخفية',
  'See the place, people, devices, history and hidden content in a photo, PDF, video or audio file, and what removes them.':
    'اطّلع على ما في صورة أو PDF أو فيديو أو ملف صوت من أماكن وأشخاص وأجهزة وسجلّ تعديل ومحتوى مخفي، وعلى ما يزيل ذلك.',
  Inspect: 'فحص',
  'inspect file': 'فحص ملف',
  'what does my photo reveal': 'ماذا تكشف صورتي',
  'what does this file reveal': 'عارض exif',
  'exif viewer': 'بيانات الصورة',
  'exif data viewer': 'معلومات الصورة',
  'metadata viewer': 'عرض البيانات الوصفية',
  'view metadata': 'قراءة exif',
  'show metadata': 'معلومات مخفية في ملف | كشف البيانات المخفية | بيانات مخفية في صورة',
  'check metadata': 'موقع الصورة gps',
  'hidden information in file': 'تفاصيل الصورة',
  'gps location of photo': 'فحص الخصوصية',
  'photo details': 'exiftool',
  'privacy check': 'تحليل الصور',
  exiftool: 'نص مخفي في pdf',
  'image forensics': 'فحص pdf',
  'hidden text in pdf': 'نسخ سابقة من pdf',
  'pdf inspector': 'موقع تصوير الفيديو',
  'pdf revisions': 'بيانات الفيديو',
  'javascript in pdf': 'metadata viewer',
  'gps location of video': 'فحص ملف',
  'metadata of video': 'ماذا تكشف صورتي',
  'What is looked for?': 'ما الذي يُبحث عنه؟',
  'In photos and graphics: EXIF, XMP and IPTC data, comments, previews, edit history, content credentials, the videos of phones, and data after the end of the file. In SVG drawings also scripts, links and addresses that are loaded. In PDFs, metadata also of the pictures in them, earlier versions with what was changed, text that is covered or cannot be seen, content outside the visible page, hidden layers, form values, comments, attached files, scripts, links, and addresses that data is sent to. In videos and audio files, tags, positions, dates, the camera, covers, attached files, and data after the end. The report says what was found, what was not, and what was not looked at.':
    'في الصور والرسومات: بيانات EXIF وXMP وIPTC، والتعليقات، والمعاينات، وسجلّ التعديل، وبيانات اعتماد المحتوى، ومقاطع الفيديو التي تضيفها الهواتف، والبيانات بعد نهاية الملف. وفي رسوم SVG أيضًا البرامج النصية والروابط والعناوين التي تُحمَّل. وفي ملفات PDF البيانات الوصفية، ومنها ما في صورها، والنسخ السابقة وما تغيّر فيها، والنص المغطّى أو الذي لا يُرى، والمحتوى خارج الصفحة الظاهرة، والطبقات المخفية، وقيم النماذج، والتعليقات، والملفات المرفقة، والبرامج النصية، والروابط، والعناوين التي تُرسل إليها بيانات. وفي ملفات الفيديو والصوت الوسوم والمواقع والتواريخ والكاميرا والأغلفة والملفات المرفقة والبيانات بعد النهاية. ويذكر التقرير ما عُثر عليه، وما لم يُعثر عليه، وما لم يُفحص.',
  'Is the file changed?': 'هل يتغير الملف؟',
  'No. You only get a report. Each finding has a button that opens the tool that removes it, with your file.':
    'لا. تحصل على تقرير فقط. وبجانب كل ما عُثر عليه زر يفتح الأداة التي تزيله، ومعها ملفك.',
  'Why is there a preview that differs?': 'لماذا تختلف المعاينة عن الصورة؟',
  'Cameras store a small copy of a photo inside the file. Some programs crop or edit the photo and leave the copy as it was. If the two differ, you get the copy below the report, to see what it shows.':
    'تخزّن الكاميرات نسخة صغيرة من الصورة داخل الملف. وبعض البرامج تقتص الصورة أو تعدّلها وتترك النسخة كما كانت. فإذا اختلفتا ظهرت لك النسخة تحت التقرير لترى ما فيها.',
  'How is hidden text in a PDF found?': 'كيف يُعثر على النص المخفي في PDF؟',
  'Each page is drawn as it prints. If the place of a word has only one colour there, nobody can read it: it is under a box, white on white, invisible, or on a layer that is switched off. Text that is written invisibly over a picture, as over scans, is listed too.':
    'تُرسم كل صفحة كما تُطبع. فإذا لم يكن في مكان كلمة إلا لون واحد فلا يستطيع أحد قراءتها: فهي تحت مستطيل، أو بيضاء على أبيض، أو غير مرئية، أو في طبقة مخفية. ويُذكر أيضًا النص المكتوب خفيًّا فوق صورة، كما في الصفحات الممسوحة ضوئيًا.',
  'What does it need to work offline?': 'ماذا يحتاج ليعمل دون اتصال؟',
  'The tools for that kind of file. To inspect a PDF or a video offline, save the PDF or video tools for offline use as well.':
    'أدوات ذلك النوع من الملفات. لفحص PDF أو فيديو دون اتصال، احفظ أدوات PDF أو الفيديو أيضًا للاستخدام دون اتصال.',
  'Is the place looked up on a map?': 'هل يُبحث عن المكان على خريطة؟',
} satisfies TableWords<'tools/inspect-file'>;
