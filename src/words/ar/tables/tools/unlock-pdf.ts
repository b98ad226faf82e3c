export default {
  'Unlock PDF': 'فك حماية PDF',
  'Remove the password and restrictions from a PDF whose password you know.':
    'أزل كلمة المرور والقيود من PDF تعرف كلمة مروره.',
  Unlock: 'فك الحماية',
  unlocked: 'بلا-حماية',
  'remove password': 'ازالة كلمة المرور | فك قفل pdf',
  decrypt: 'فك تشفير pdf | طباعة pdf محمي',
  password: 'كلمة سر pdf | فك باسوورد pdf',
  unprotect: 'فك حماية pdf | unlock pdf',
  'remove restrictions': 'ازالة الحماية',
  'remove protection': 'ازالة القيود',
  'open locked': 'فتح pdf مقفل',
  'print restricted': 'فتح ملف محمي',
  'printing not allowed': 'الغاء كلمة السر',
  'Do I need the password?': 'هل أحتاج إلى كلمة المرور؟',
  'Yes, if the file asks for a password when you open it. Type it next to the file; the page says if it is wrong. Either of its two passwords works, and if several files have the same one, you only type it once. Files that open without a password but cannot be printed or changed need none.':
    'نعم، إذا كان الملف يطلبها عند فتحه. اكتبها بجانب الملف، وتخبرك الصفحة إن كانت خاطئة. ويمكن استخدام أيٍّ من كلمتي المرور، وإذا كانت لعدة ملفات كلمة واحدة فاكتبها مرة واحدة. والملفات التي تُفتح بلا كلمة مرور ولا يمكن طباعتها أو تغييرها لا تحتاج إلى شيء.',
  'Only the encryption is removed. Pages, text, images, bookmarks, links, forms, comments, attachments and tags are copied as they are. Digital signatures are removed, because they are only valid for the original file; the result says so if there were any.':
    'يُزال التشفير فقط. تُنسخ الصفحات والنص والصور والإشارات المرجعية والروابط والنماذج والتعليقات والمرفقات والوسوم كما هي. وتُزال التوقيعات الرقمية لأنها لا تصلح إلا للملف الأصلي، وتذكر النتيجة ذلك إن وُجدت.',
  'Which kinds of protection can it open?': 'أي أنواع الحماية يمكن فكّها؟',
  'Everything that uses a password, from the 40-bit RC4 of 1994 to today’s AES-256. Files locked with a certificate or by a rights service cannot be opened.':
    'كل ما يستخدم كلمة مرور، من RC4 بمفتاح 40 بت (1994) إلى AES-256 المستخدم اليوم. أما الملفات المقفلة بشهادة أو بخدمة حقوق فلا يمكن فتحها.',
  'Can it find a forgotten password?': 'هل يمكن للأداة إيجاد كلمة مرور منسية؟',
  'No. It does not guess passwords.': 'لا. فهي لا تخمّن كلمات المرور.',
  'Are passwords stored?': 'هل تُخزَّن كلمات المرور؟',
  'No. They stay on this page, like your files, and are forgotten when you close it.':
    'لا. تبقى في هذه الصفحة مثل ملفاتك، وتُنسى عند إغلاقها.',
} satisfies TableWords<'tools/unlock-pdf'>;
