export default {
  'Protect PDF': 'حماية PDF',
  'Encrypt a PDF with a password, or restrict printing and copying.': 'شفّر ملف PDF بكلمة مرور، أو قيّد الطباعة والنسخ.',
  protected: 'محمي',
  encrypt: 'تشفير pdf | حماية ملف بي دي اف',
  lock: 'قفل pdf | تأمين pdf',
  'add password': 'كلمة سر | كلمة مرور pdf',
  'password protect': 'حماية pdf | protect pdf',
  'restrict printing': 'اضافة كلمة مرور',
  'set password': 'باسوورد pdf',
  'stop printing': 'قفل ملف pdf',
  'prevent copying': 'منع الطباعة',
  'put password on pdf': 'منع النسخ',
  'Password to open the file': 'كلمة مرور لفتح الملف',
  'correct horse battery staple': 'correct horse battery staple',
  'Owner password': 'كلمة مرور المالك',
  'Opens the file without the restrictions below. Without an owner password, nobody can lift them.':
    'تفتح الملف بلا القيود التي أدناه. وبلا كلمة مرور المالك لا يمكن لأحد رفعها.',
  'Allow printing': 'السماح بالطباعة',
  'Allow copying': 'السماح بالنسخ',
  'Screen readers can always read the text.': 'يمكن لقارئات الشاشة قراءة النص دائمًا.',
  'Allow changes': 'السماح بالتغييرات',
  'Editing, commenting, filling in forms and moving pages.': 'التحرير والتعليق وتعبئة النماذج ونقل الصفحات.',
  'How strong is the protection?': 'ما قوة الحماية؟',
  'The file is encrypted with AES-256, as in PDF 2.0 (revision 6). It cannot be read without the password, but a weak password can be guessed. All current PDF readers open such files; Acrobat does since version X.':
    'يُشفَّر الملف بتقنية AES-256 كما في PDF 2.0 (المراجعة 6). ولا يمكن قراءته بلا كلمة المرور، لكن كلمة المرور الضعيفة يمكن تخمينها. وتفتح كل قارئات PDF الحديثة هذه الملفات، وAcrobat منذ الإصدار X.',
  'Do the restrictions really protect the file?': 'هل تحمي القيود الملف فعلًا؟',
  'They are only a request: PDF readers that follow the standard respect them, others do not. Only the password keeps people out. With only an owner password, anyone can open and read the file.':
    'هي مجرد طلب: تلتزم به قارئات PDF الموافقة للمعيار، ولا يلتزم به غيرها. وكلمة مرور الفتح وحدها هي التي تمنع الوصول إلى الملف. ومع كلمة مرور المالك فقط يستطيع أي شخص فتح الملف وقراءته.',
  'What if I forget the password?': 'ماذا لو نسيت كلمة المرور؟',
  'Then the file cannot be opened: there is no second key, here or elsewhere. Keep the original file.':
    'عندئذ لا يمكن فتح الملف: لا يوجد مفتاح ثانٍ، لا هنا ولا في مكان آخر. احتفظ بالملف الأصلي.',
  'Nothing that you can see. Pages, bookmarks, links, forms, attachments and tags are copied and encrypted. Digital signatures are removed, because they are only valid for the original file.':
    'لا شيء يمكنك رؤيته. تُنسخ الصفحات والإشارات المرجعية والروابط والنماذج والمرفقات والوسوم وتُشفَّر. وتُزال التوقيعات الرقمية لأنها لا تصلح إلا للملف الأصلي.',
} satisfies TableWords<'tools/protect-pdf'>;
