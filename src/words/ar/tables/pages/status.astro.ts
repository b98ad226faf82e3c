export default {
  'This page needs JavaScript, which is switched off in this browser. Without it, open <code>/api/health</code>.':
    'تحتاج هذه الصفحة إلى JavaScript، وهو متوقف في هذا المتصفح. وبدونه افتح <code>/api/health</code>.',
  'Good to know': 'معلومات مفيدة',
  'Do the tools depend on it?': 'هل تعتمد الأدوات عليها؟',
  'No. They run in your browser, so they work whenever their pages load, and without a connection once you <a>keep them offline</a>.':
    'لا. فهي تعمل في متصفحك متى فُتحت صفحاتها، ودون اتصال بعد أن <a>تحفظها للعمل دون اتصال</a>.',
  'The service writes to the place where it stores messages, and reads it back. It also says whether a person is told about new messages.':
    'تكتب الخدمة في المكان الذي تخزّن فيه الرسائل ثم تقرأ ما كتبته. وتذكر أيضًا هل يصل إشعار إلى أحدنا عند ورود رسائل جديدة.',
  'Is there a history?': 'هل هناك سجلّ؟',
  'No: this page shows what the service says now. To watch it, let a monitor ask <a>/api/health</a>, which answers 200 if all is well and 503 if it is not.':
    'لا: تعرض هذه الصفحة ما تقوله الخدمة الآن. ولمراقبتها اجعل برنامج مراقبة يستعلم من <a>⁨/api/health⁩</a>، فيجيب 200 إذا كان كل شيء سليمًا و503 إن لم يكن.',
} satisfies TableWords<'pages/status.astro'>;
