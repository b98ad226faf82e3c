export default {
  'Write on PDF': 'الكتابة على PDF',
  'Put text, ticks, crosses, dates, lines, highlights and drawings anywhere on the pages of a PDF.':
    'ضع نصًا وعلامات صح وخطأ وتواريخ وخطوطًا وتظليلًا ورسومًا في أي مكان من صفحات PDF.',
  Write: 'كتابة',
  written: 'مكتوب',
  'add text to pdf': 'الكتابة على pdf | تعبئة نموذج بدون حقول',
  'type on pdf': 'كتابة على pdf | annotate pdf',
  'annotate pdf': 'اضافة نص الى pdf',
  'highlight pdf': 'تعديل pdf',
  'draw on pdf': 'تظليل pdf',
  'tick box': 'هايلايت',
  'cross out': 'رسم على pdf',
  'add date': 'علامة صح',
  'fill in flat form': 'شطب',
  typewriter: 'اضافة تاريخ',
  comment: 'تعليق على pdf',
  'mark up': 'تحديد نص في pdf',
  'What you write becomes': 'يصبح ما تكتبه',
  'Part of the page': 'جزءًا من الصفحة',
  Annotations: 'تعليقات',
  'PDF readers can move and delete annotations. Not all programs print them.':
    'يمكن لقارئات PDF نقل التعليقات وحذفها. وليست كل البرامج تطبعها.',
  'Can I change the text that is in the file?': 'هل يمكنني تغيير النص الموجود في الملف؟',
  'No. You can only add to a page. To change text, open the file in LibreOffice Draw. To remove text for good, use Redact PDF.':
    'لا. يمكنك الإضافة إلى الصفحة فقط. لتغيير النص افتح الملف في LibreOffice Draw. ولإزالة نص نهائيًا استخدم «حجب محتوى PDF».',
  'Can I fill in a form that has no fields?': 'هل يمكنني تعبئة نموذج بلا حقول؟',
  'Yes, that is what this tool is for: choose Text and press where you want to write. If a form has fields, Fill PDF form is quicker, as it keeps to them.':
    'نعم، لهذا صُنعت هذه الأداة: اختر «نص» واضغط حيث تريد الكتابة. وإذا كانت للنموذج حقول فأداة «تعبئة نموذج PDF» أسرع لأنها تلتزم بها.',
  'Part of the page, or annotations?': 'جزء من الصفحة أم تعليقات؟',
  'What becomes part of the page looks the same everywhere and stays where it is. Annotations can be moved, changed and deleted in PDF readers, by you or by others.':
    'ما يصبح جزءًا من الصفحة يظهر بالشكل نفسه في كل مكان ويبقى في موضعه. أما التعليقات فيمكن نقلها وتغييرها وحذفها في قارئات PDF، سواء منك أو من غيرك.',
  '{0} If a text has other letters, you are told which, and nothing is changed.':
    '{0} وإذا كانت في النص أحرف أخرى عُرضت لك ولم يتغير شيء.',
  'Can I do it without a mouse?': 'هل يمكنني فعل ذلك بلا فأرة؟',
  'Yes. Press a button such as Text or Tick with the keyboard, and it appears in the middle of the page. Arrow keys move it, with Shift they resize it, and Delete removes it. Only freehand drawing needs a mouse, a pen or a finger.':
    'نعم. اضغط بلوحة المفاتيح زرًا مثل «نص» أو «علامة صح» فيظهر في وسط الصفحة. تنقله مفاتيح الأسهم، وتغيّر حجمه مع Shift، ويزيله Delete. والرسم الحر وحده يحتاج إلى فأرة أو قلم أو إصبع.',
  'Nothing. Text, bookmarks, links, forms and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'لا شيء. يبقى النص والإشارات المرجعية والروابط والنماذج والوسوم. وتُزال التوقيعات الرقمية لأنها لا تصلح إلا للملف الأصلي.',
} satisfies TableWords<'tools/write-on-pdf'>;
