export default {
  'Stayput: file tools that never take your file': 'Stayput: أدوات ملفات لا تأخذ ملفك أبدًا',
  'Compress, convert, resize, merge and trim images, PDFs, video and audio in your browser. Nothing is uploaded.':
    'اضغط الصور وملفات PDF والفيديو والصوت وحوّلها وغيّر أبعادها وادمجها وقصّها في متصفحك. لا يُرفع شيء.',
  'Your file <span>stays put.</span>': 'ملفك <span>يبقى عندك.</span>',
  'Compress, convert, trim and merge files right here in your browser. Nothing is uploaded: your browser blocks it. <a>See how</a>':
    'اضغط ملفاتك وحوّلها وقصّها وادمجها هنا في متصفحك. لا يُرفع شيء: متصفحك يمنع ذلك. <a>انظر كيف</a>',
  'Free, without an account. The only limits are your device’s.': 'مجاني وبلا حساب. ولا حدود إلا حدود جهازك.',
  'Photos, PDFs, video, audio, whole folders': 'صور وملفات PDF وفيديو وصوت ومجلدات كاملة',
  'Start over': 'البدء من جديد',
  'What most people want': 'الأكثر طلبًا',
  'Used last': 'آخر ما استخدمته',
  'The tools need JavaScript, which is switched off in this browser.':
    'تحتاج الأدوات إلى JavaScript، وهو متوقف في هذا المتصفح.',
  'Kinds of tools': 'أنواع الأدوات',
} satisfies TableWords<'pages/index.astro'>;
