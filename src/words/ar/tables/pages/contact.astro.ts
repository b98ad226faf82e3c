export default {
  Contact: 'اتصل بنا',
  'Your email, so we can reply': 'بريدك الإلكتروني، لنتمكن من الرد',
  Message: 'الرسالة',
  'Leave this empty': 'اترك هذا فارغًا',
  'An agent has filled in this form. Read it before you press Send.':
    'ملأ وكيل ذكاء اصطناعي هذا النموذج. اقرأه قبل أن تضغط «إرسال».',
  Send: 'إرسال',
  'Thank you. We have your message, and a person will read it.': 'شكرًا لك. وصلتنا رسالتك وسيقرؤها أحدنا.',
  'Before you write': 'قبل أن تكتب',
  'Who reads it?': 'من يقرأ الرسالة؟',
  'A person, who replies to the address that you give. Nothing is sent until you press Send.':
    'أحدنا، ويرد على العنوان الذي تكتبه. ولا يُرسل شيء حتى تضغط «إرسال».',
  'Did a tool fail?': 'هل فشلت أداة؟',
  'Say which tool, which browser, and what kind of file. Copy the message that the page showed. This form does not take files.':
    'اذكر الأداة والمتصفح ونوع الملف، وانسخ الرسالة التي أظهرتها الصفحة. ولا يقبل هذا النموذج ملفات.',
  'Is something missing?': 'هل ينقص شيء؟',
  '<a>Not done here</a> says what to use in the meantime. Tell us what you need it for.':
    'تذكر صفحة <a>ما لا يتوفر هنا</a> ما يمكنك استخدامه حاليًا. وأخبرنا لماذا تحتاجه.',
  'Did you find a security problem?': 'هل وجدت ثغرة أمنية؟',
  'Write here too, and say how to reproduce it. For scanners: <a>security.txt</a>.':
    'اكتب هنا أيضًا واذكر خطوات إعادة إظهارها. ولبرامج الفحص: <a>security.txt</a>.',
  'What happens to your message?': 'ماذا يحدث لرسالتك؟',
  '<a>We store it to answer you</a>, and delete it when you ask. Programs can write through the <a2>API</a2>.':
    '<a>نخزّنها لنجيبك</a>، ونحذفها عندما تطلب ذلك. ويمكن للبرامج أن تكتب عبر <a2>API</a2>.',
} satisfies TableWords<'pages/contact.astro'>;
